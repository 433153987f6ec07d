import type { Pcm } from '#cms/sound/pcm.ts';
import { secondsOf, speechIn, type SoundRange } from '#cms/sound/trim.ts';
import type { RecordingFault } from '../sound/fault.ts';

/** A sound on its way into a field: recorded or read, trimmed, kept. */
export type Taking =
  | { readonly at: 'idle'; readonly fault?: RecordingFault }
  | { readonly at: 'opening' | 'recording' | 'reading' }
  | {
      readonly at: 'trimming' | 'keeping';
      readonly sound: Pcm;
      readonly range: SoundRange;
      readonly fault?: RecordingFault;
    };

export type TakingEvent =
  | { readonly type: 'asked' | 'opened' | 'chosen' | 'kept' | 'keeping' | 'discarded' }
  | { readonly type: 'refused'; readonly fault: RecordingFault }
  | { readonly type: 'taken'; readonly sound: Pcm }
  | { readonly type: 'moved'; readonly handle: 'start' | 'end'; readonly to: number }
  | { readonly type: 'proposed' };

/** The shortest part that can be kept, in seconds: no syllable is shorter. */
const SHORTEST_S = 0.1;

/** Where the edges of a part come to lie when one of them is moved, in seconds. */
export const moved = (
  range: SoundRange,
  handle: 'start' | 'end',
  to: number,
  length: number,
): SoundRange =>
  handle === 'start'
    ? { ...range, start: Math.min(Math.max(0, to), Math.max(0, range.end - SHORTEST_S)) }
    : { ...range, end: Math.max(Math.min(length, to), Math.min(length, range.start + SHORTEST_S)) };

/** What comes of what happens; an event that does not belong to a state changes nothing. */
export const nextTaking = (taking: Taking, event: TakingEvent): Taking => {
  switch (event.type) {
    case 'asked':
      return taking.at === 'idle' || taking.at === 'trimming' ? { at: 'opening' } : taking;
    case 'opened':
      return taking.at === 'opening' ? { at: 'recording' } : taking;
    case 'chosen':
      return taking.at === 'idle' || taking.at === 'trimming' ? { at: 'reading' } : taking;
    case 'taken':
      return taking.at === 'recording' || taking.at === 'reading'
        ? { at: 'trimming', sound: event.sound, range: speechIn(event.sound) }
        : taking;
    case 'refused':
      return refused(taking, event.fault);
    case 'moved':
      if (taking.at !== 'trimming') return taking;
      return {
        at: 'trimming',
        sound: taking.sound,
        range: moved(taking.range, event.handle, event.to, secondsOf(taking.sound)),
      };
    case 'proposed':
      if (taking.at !== 'trimming') return taking;
      return { at: 'trimming', sound: taking.sound, range: speechIn(taking.sound) };
    case 'keeping':
      return taking.at === 'trimming'
        ? { at: 'keeping', sound: taking.sound, range: taking.range }
        : taking;
    case 'kept':
      return taking.at === 'keeping' ? { at: 'idle' } : taking;
    case 'discarded':
      return taking.at === 'keeping' ? taking : { at: 'idle' };
  }
};

/** A sound that could not be kept, or whose part is no good, stays in the editor's hands. */
const refused = (taking: Taking, fault: RecordingFault): Taking => {
  if (taking.at !== 'trimming' && taking.at !== 'keeping') return { at: 'idle', fault };
  return { at: 'trimming', sound: taking.sound, range: taking.range, fault };
};
