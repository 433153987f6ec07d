/** A pure function of texts that works each out once, for texts that are few: those of the content or the program. */
export const remembered = <Result>(work: (text: string) => Result): ((text: string) => Result) => {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? work(text);
    known.set(text, result);
    return result;
  };
};
