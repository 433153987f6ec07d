import type { Pcm } from '#cms/sound/pcm.ts';
import { secondsOf, speechIn, type SoundRange } from '#cms/sound/trim.ts';
import type { RecordingFault } from '../sound/fault.ts';

/** A sound on its way into a field: recorded or read, trimmed, kept. */
export type Taking =
  | { readonly at: 'idle'; readonly fault?: RecordingFault }
  | {
      readonly at: 'opening' | 'recording' | 'reading';
      /** What is put away only when there is a new one. */
      readonly earlier?: Sounding;
    }
  | (Sounding & { readonly at: 'trimming' | 'keeping'; readonly fault?: RecordingFault });

type Sounding = { readonly sound: Pcm; readonly range: SoundRange };

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
      return isFree(taking) ? { at: 'opening', ...earlierOf(taking) } : taking;
    case 'opened':
      return taking.at === 'opening' ? { ...taking, at: 'recording' } : taking;
    case 'chosen':
      return isFree(taking) ? { at: 'reading', ...earlierOf(taking) } : taking;
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
      return taking.at === 'keeping' ? taking : before(taking);
  }
};

const isFree = ({ at }: Taking): boolean => at === 'idle' || at === 'trimming';

const earlierOf = (taking: Taking): { earlier?: Sounding } =>
  taking.at === 'trimming' ? { earlier: { sound: taking.sound, range: taking.range } } : {};

/** Where a try that came to nothing began: the earlier sound, or none. */
const before = (taking: Taking): { at: 'idle' } | (Sounding & { at: 'trimming' }) =>
  'earlier' in taking && taking.earlier ? { at: 'trimming', ...taking.earlier } : { at: 'idle' };

/** A sound that could not be kept, or whose part is no good, stays in the editor’s hands. */
const refused = (taking: Taking, fault: RecordingFault): Taking =>
  taking.at === 'trimming' || taking.at === 'keeping'
    ? { at: 'trimming', sound: taking.sound, range: taking.range, fault }
    : { ...before(taking), fault };
