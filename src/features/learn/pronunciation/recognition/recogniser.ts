import type { Fault } from '../practice.machine.ts';

/** What was said, or why that is not known; with the recording, where there is one. */
export type Heard = ({ text: string } | { fault: Fault }) & { recording?: Blob | undefined };

/** One attempt at listening, from the moment the microphone is open. */
export type Recognition = {
  /** Ends the listening and answers with what was said. */
  finish: () => Promise<Heard>;
  /** Ends everything at once; nobody waits for an answer any more. */
  cancel: () => void;
  /** How loud it is now, from 0 to 1; nothing where that can't be told. */
  level: () => number | undefined;
};

/** Someone who can listen: a transcription server, or the browser's own recogniser. */
export type Recogniser = (on: {
  /** Listening broke off. */
  lost: (fault: Fault) => void;
  /** The speaker has come to an end. */
  enough: () => void;
}) => Promise<Recognition | Fault>;
