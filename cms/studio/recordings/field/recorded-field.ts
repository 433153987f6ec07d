import { createContext } from 'react';
import type { SoundValue } from '../sound/keep-sound.ts';

/** The two sounds of a recording. */
export type SoundName = 'file' | 'slow';

/** What a sound’s input has to know of the recording around it. */
export type RecordedField = {
  /** The name of the file to make, without its ending. */
  readonly stem: (name: SoundName) => string;
  readonly put: (name: SoundName, sound: SoundValue) => void;
  readonly remove: (name: SoundName) => void;
  /** Undoes the last removal; nothing where there was none. */
  readonly putBack: ((name: SoundName) => void) | undefined;
};

/** Sounds are parts of a recording that share its speaker and its day. */
export const RecordedFieldContext = createContext<RecordedField | undefined>(undefined);
