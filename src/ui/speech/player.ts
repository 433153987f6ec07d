/** One attempt at saying something; its events come in the order started, ended. */
export type Player = {
  play: (on: { started: () => void; ended: () => void; failed: () => void }) => void;
  /** Ends it at once; nothing of it is told any more. */
  stop: () => void;
};
