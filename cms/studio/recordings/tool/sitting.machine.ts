import type { RecordingFault } from '../sound/fault.ts';
import type { Fate } from './fate.ts';

/** What became of the last take of a text. */
type Fared = { readonly take: number; readonly fate: Fate };

/** A speaker goes through texts, one press for each. */
export type Sitting = {
  /** The texts by what their recordings are found by. */
  readonly keys: readonly string[];
  /** The one that is shown; as many as there are when all are through. */
  readonly index: number;
  readonly at: 'ready' | 'recording' | 'interrupted';
  /** Where to go on after a text that is said again. */
  readonly goOnAt?: number;
  /** What was wrong with the last try. */
  readonly fault?: RecordingFault;
  readonly fates: Readonly<Record<string, Fared>>;
};

export type SittingEvent =
  | { readonly type: 'began' | 'discarded' | 'taken' | 'back' | 'skipped' | 'redone' | 'resumed' }
  /** The sound is no good: the text is said again. */
  | { readonly type: 'refused'; readonly fault: RecordingFault }
  /** The microphone is gone: nothing can be said until it is back. */
  | { readonly type: 'lost'; readonly fault: RecordingFault }
  /** Takes are numbered in their order: a later one stands for its text. */
  | (Fared & { readonly type: 'fared'; readonly key: string });

export const newSitting = (keys: readonly string[]): Sitting => ({
  keys,
  index: 0,
  // The microphone is still closed.
  at: 'interrupted',
  fates: {},
});

/** The text that is shown; nothing when all are through. */
export const shownKey = ({ keys, index }: Sitting): string | undefined => keys[index];

/** The last text before the one that is shown that was said in this sitting, or the one itself. */
export const lastSaid = ({ keys, index, fates }: Sitting): number =>
  keys.findLastIndex((key, at) => at <= index && fates[key] !== undefined);

/** What comes of what happens; an event that does not belong to a state changes nothing. */
export const nextSitting = (sitting: Sitting, event: SittingEvent): Sitting => {
  const { index, keys, at, fates } = sitting;
  const to = (next: number): Sitting => ({
    keys,
    fates,
    at: 'ready',
    index: Math.min(keys.length, Math.max(0, next)),
  });
  if (event.type === 'fared') {
    const { key, take, fate } = event;
    if (take < (fates[key]?.take ?? 0)) return sitting;
    return { ...sitting, fates: { ...fates, [key]: { take, fate } } };
  }
  if (event.type === 'lost') return { ...to(index), at: 'interrupted', fault: event.fault };
  if (at === 'interrupted') return event.type === 'resumed' ? to(index) : sitting;
  if (at === 'recording') {
    if (event.type === 'taken') return to(sitting.goOnAt ?? index + 1);
    if (event.type === 'refused') return { ...sitting, at: 'ready', fault: event.fault };
    return event.type === 'discarded' ? to(index) : sitting;
  }
  switch (event.type) {
    case 'began': {
      if (index >= keys.length) return sitting;
      const { goOnAt } = sitting;
      return { ...to(index), at: 'recording', ...(goOnAt !== undefined && { goOnAt }) };
    }
    case 'back':
      return to(index - 1);
    case 'skipped':
      return to(index + 1);
    case 'redone': {
      const again = lastSaid(sitting);
      return again === -1
        ? sitting
        : { ...to(again), at: 'recording', goOnAt: Math.max(index, again + 1) };
    }
    default:
      return sitting;
  }
};
