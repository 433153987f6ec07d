/** Does something with each of many, in their order, with so many of them at the same time. */
export const someAtOnce = async <One>(
  most: number,
  all: readonly One[],
  act: (one: One) => Promise<void>,
): Promise<void> => {
  const rest = all.values();
  const worker = async () => {
    for (const one of rest) await act(one);
  };
  // All have ended when this fails: nothing comes after the news of it.
  const ends = await Promise.allSettled(Array.from({ length: most }, worker));
  for (const end of ends) {
    if (end.status === 'rejected') throw end.reason;
  }
};
