import type { Recording } from '#src/content/recordings.ts';
import type { Licence } from '#src/domain/sound/licence.ts';

/** What one speaker gave under one licence; `last` is the day of the newest, `2026-11-23`. */
export type Credit = {
  readonly speaker: string;
  readonly licence: Licence;
  readonly count: number;
  readonly last: string;
};

/** The speakers of recordings, each with their licences, those who gave most first. */
export const creditsOf = (
  recordings: readonly Pick<Recording, 'speaker' | 'licence' | 'date'>[],
): Credit[] =>
  [...Map.groupBy(recordings, ({ speaker, licence }) => `${licence} ${speaker}`).values()]
    .flatMap((given) => {
      const [first] = given;
      const last = given
        .map(({ date }) => date)
        .toSorted()
        .at(-1);
      if (!first || !last) return [];
      return [{ speaker: first.speaker, licence: first.licence, count: given.length, last }];
    })
    .sort((one, other) => other.count - one.count || one.speaker.localeCompare(other.speaker));
