import { Volume2 } from 'lucide-react';
import type { Ref } from 'react';
import { characterId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { HanziCopy } from '../copy.ts';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import type { PracticeCharacter } from '../hanzi.data.ts';

/** The heart comes with the first character: before a level is chosen nobody needs it. */
const loadKeep = () => import('#src/learning/keep/Keep.tsx');

type Props = {
  locale: Locale;
  copy: HanziCopy;
  character: PracticeCharacter;
  headingRef: Ref<HTMLHeadingElement>;
};

/** The character to draw: how it looks, sounds and what it means in both languages. */
export const CharacterCard = ({ locale, copy, character, headingRef }: Props) => {
  const keep = useLoaded(loadKeep);
  return (
    <section className="flex items-center gap-4 card p-3 sm:gap-6 sm:p-5">
      <h3
        ref={headingRef}
        tabIndex={-1}
        className="flex min-w-20 shrink-0 flex-col items-center outline-none lg:gap-1"
      >
        <bdi lang="zh-Hans" className="text-5xl font-normal lg:text-8xl">
          {character.char}
        </bdi>
        <span lang="zh-Latn" className="pinyin text-lg font-normal text-accent lg:text-2xl">
          {character.pinyin}
        </span>
      </h3>
      <div className="flex flex-1 items-center gap-3 lg:flex-col lg:items-start lg:gap-4">
        <dl className="grid flex-1 grid-cols-[auto_1fr] gap-x-3 gap-y-1 leading-snug">
          {character.meaning && (
            <>
              <dt className="text-muted">{copy.english}</dt>
              <dd>
                <bdi lang="en">{character.meaning}</bdi>
              </dd>
            </>
          )}
          {character.meaningAr && (
            <>
              <dt className="text-muted">{copy.arabic}</dt>
              <dd>
                <bdi lang="ar">{character.meaningAr}</bdi>
              </dd>
            </>
          )}
          {character.example && <Example label={copy.inWord} example={character.example} />}
        </dl>
        <div className="flex flex-col items-center gap-1 lg:flex-row lg:gap-3">
          <button
            type="button"
            className="button size-12 shrink-0 button-quiet p-0 lg:h-auto lg:w-auto lg:px-5 lg:py-2"
            data-speak={character.char}
            data-pinyin={character.pinyin}
          >
            <Volume2 size={20} aria-hidden="true" />
            <span className="sr-only lg:not-sr-only">{copy.listen}</span>
          </button>
          <div className="min-h-11 min-w-11">
            {keep.at === 'ready' && (
              <keep.value.Keep
                locale={locale}
                words={copy.keep}
                item={characterId(character.char)}
                hanzi={character.char}
                canBeWritten={false}
              />
            )}
          </div>
        </div>
      </div>
    </section>
  );
};

/** A word of the content, for a character that has no entry of its own. */
const Example = ({ label, example }: { label: string; example: CatalogueItem }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd>
      <bdi lang="zh-Hans">{example.hanzi}</bdi>{' '}
      <span lang="zh-Latn" className="pinyin text-accent">
        {example.pinyin}
      </span>
      <br />
      {example.meaning}
    </dd>
  </>
);
