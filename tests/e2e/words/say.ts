/** A sentence with its places filled, such as “Slot {n}: empty”. Throws where a place has no value. */
export const say = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${place} in “${sentence}”`);
    return String(value);
  });
