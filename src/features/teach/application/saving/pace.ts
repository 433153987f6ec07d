/** Typing is not sent letter by letter. */
const QUIET_MS = 600;
/** What failed is tried again after this long, and then twice as long each time, up to a minute. */
const RETRY_MS = 4_000;
const LONGEST_RETRY_MS = 60_000;

/** When to send next. One moment is set at a time: a later wish takes the place of an earlier one. */
export const createPace = (send: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = RETRY_MS;

  const stop = () => clearTimeout(timer);

  const sendAfter = (ms: number) => {
    stop();
    timer = setTimeout(send, ms);
  };

  return {
    /** As soon as the applicant pauses. */
    afterQuiet: () => sendAfter(QUIET_MS),
    /** Right after what runs now. */
    atOnce: () => sendAfter(0),
    /** Where trying again may help. */
    afterFailure: () => {
      sendAfter(retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    },
    /** The next failure is the first one again. */
    succeeded: () => {
      retryMs = RETRY_MS;
    },
    stop,
  };
};
