import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber, plural } from '#src/i18n/messages.ts';
import type { leftToFind, Notice } from './combiner.machine.ts';
import type { CombinerCopy, GameRadical, GameRecipe } from './combiner.types.ts';

type Words = { locale: Locale; copy: CombinerCopy; radicals: readonly GameRadical[] };
type Score = { discovered: number; total: number };
type Left = ReturnType<typeof leftToFind>;

/** How many characters with a part are still to be found, as it is told of each part. */
export const toFindText = ({ locale, copy }: Omit<Words, 'radicals'>, hidden: number): string =>
  hidden === 0 ? copy.nothingToFind : plural(locale, copy.toFind, hidden);

/** “3 of 30 discovered” */
export const scoreText = ({ locale, copy }: Omit<Words, 'radicals'>, score: Score): string =>
  fill(plural(locale, copy.discovered, score.discovered), {
    total: formatNumber(locale, score.total),
  });

/** What is said once everything of a size is found, or everything at all. */
export const foundText = (copy: CombinerCopy, left: Left): string =>
  ({ here: '', elsewhere: copy.foundHere, nothing: copy.foundAll })[left];

/** What the last step was, in a sentence for the live region. */
export const announcement = (
  words: Words,
  notice: Notice<GameRecipe> | undefined,
  score: Score,
  hiddenWith: (part: string) => number,
  left: Left,
): string => {
  const { locale, copy, radicals } = words;
  const { said } = copy;
  switch (notice?.says) {
    case undefined:
      return '';
    case 'placed': {
      const { pinyin = '', name = '' } =
        radicals.find(({ radical }) => radical === notice.radical) ?? {};
      const { radical, place } = notice;
      const placed = fill(said.placed, {
        radical,
        pinyin,
        name,
        n: formatNumber(locale, place + 1),
      });
      return `${placed} ${toFindText(words, hiddenWith(radical))}`;
    }
    case 'removed':
      return fill(said.removed, { n: formatNumber(locale, notice.place + 1) });
    case 'emptied':
      return plural(locale, said.emptied, notice.slots);
    case 'unknown':
      return copy.unknown;
    case 'made': {
      const { result, pinyin, meaning } = notice.recipe;
      const made = fill(said.made, { character: result, pinyin, meaning });
      return notice.isNew
        ? `${made} ${said.discovery} ${scoreText(words, score)} ${foundText(copy, left)}`.trimEnd()
        : made;
    }
  }
};
