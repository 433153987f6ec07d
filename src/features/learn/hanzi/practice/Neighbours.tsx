import { Check } from 'lucide-react';
import { classes } from '#src/lib/html.ts';
import type { HanziCopy } from '../copy.ts';
import type { PracticeCharacter } from '../hanzi.data.ts';

/** How many characters are shown before and after the present one. */
const REACH = 2;

type Props = {
  copy: Pick<HanziCopy, 'neighbours' | 'mastered'>;
  characters: readonly PracticeCharacter[];
  index: number;
  mastered: readonly number[];
};

export const Neighbours = ({ copy, characters, index, mastered }: Props) => {
  const places = Array.from({ length: 2 * REACH + 1 }, (_, place) => index - REACH + place);
  return (
    <ol
      aria-label={copy.neighbours}
      className="grid grid-cols-5 gap-2 self-start lg:w-24 lg:grid-cols-1"
    >
      {places.map((place) => {
        const character = characters[place];
        // An empty place keeps the others where they are.
        if (!character) return <li key={place} aria-hidden="true" className="min-h-20" />;
        const isPresent = place === index;
        return (
          <li
            key={place}
            aria-current={isPresent ? 'step' : undefined}
            className={classes(
              'relative flex min-h-20 flex-col items-center justify-center rounded-xl border p-1',
              isPresent ? 'border-accent bg-red-soft' : 'border-line bg-surface text-muted',
            )}
          >
            <bdi lang="zh-Hans" className="text-3xl">
              {character.char}
            </bdi>
            <span lang="zh-Latn" className="pinyin text-sm">
              {character.pinyin}
            </span>
            {mastered.includes(place) && (
              <span className="absolute end-1 top-1 text-jade">
                <Check size={16} aria-hidden="true" />
                <span className="sr-only">{copy.mastered}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
};
