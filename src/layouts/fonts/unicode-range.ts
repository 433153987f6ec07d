/** Whether a CSS unicode-range, such as `U+20-24F,U+2019`, holds a character. */
export const inUnicodeRange = (range: string) => {
  const parts = range.split(',').map((part) => {
    const [first = NaN, last = first] = part
      .replace(/U\+/i, '')
      .split('-')
      .map((point) => parseInt(point, 16));
    return { first, last };
  });
  return (character: string): boolean => {
    const point = character.codePointAt(0) ?? NaN;
    return parts.some(({ first, last }) => first <= point && point <= last);
  };
};
