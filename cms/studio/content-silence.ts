/** So long the content server may be silent before an editor is told: a restart takes less. */
const LONG_MS = 4_000;

/** Since when a server has not answered, by what its askers met. */
export const createSilence = (now: () => number = Date.now) => {
  let since: number | undefined;
  return {
    heard: () => {
      since = undefined;
    },
    missed: () => {
      since ??= now();
    },
    isLong: (): boolean => since !== undefined && now() - since >= LONG_MS,
  };
};

/** Whether the content server of this machine answers. */
export const contentSilence = createSilence();
