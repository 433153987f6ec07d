import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fill } from '#src/i18n/messages.ts';
import { characterId } from '#src/domain/learning/item.ts';
import { tell } from '#src/learning/tell.ts';
import { WriteFromMemory } from '#src/ui/strokes/WriteFromMemory.tsx';
import type { Written } from '#src/ui/strokes/memory.machine.ts';
import type { OwnCopy } from '../copy.ts';
import type { PracticeCharacter } from '../hanzi.data.ts';
import { PracticeHeading } from '../practice/PracticeHeading.tsx';
import { charactersAddress } from './characters-address.ts';
import type { CharactersProps } from './CharactersPractice.tsx';

type Result = { readonly char: string; readonly grade: Written['grade'] };

/** Each character once without outline, by how it sounds and what it means (STROKES-12). */
export const MemoryPractice = ({ copy, characters, homeHref, onLevels }: CharactersProps) => {
  const [results, setResults] = useState<readonly Result[]>([]);
  const [index, setIndex] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const character = characters[index];
  const isWritten = results.length > index;
  const { own } = copy;

  useEffect(() => {
    if (isWritten) next.current?.focus({ preventScroll: true });
  }, [isWritten]);

  if (!character) {
    const again = () => {
      setResults([]);
      setIndex(0);
    };
    return <Summary {...{ copy, results, homeHref, onLevels }} onAgain={again} />;
  }
  const { char } = character;
  const place = fill(copy.progress, { n: index + 1, total: characters.length });
  return (
    <>
      <PracticeHeading copy={copy} title={own.memoryTitle} onLevels={onLevels} />
      <p className="mt-2 text-sm text-muted">{place}</p>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-6">
        <Prompt copy={copy} character={character} isShown={isWritten} />
        <section className="card p-4 sm:p-5">
          <WriteFromMemory
            key={`${index} ${char}`}
            text={char}
            words={copy.strokes}
            onDone={({ grade }) => {
              setResults([...results, { char, grade }]);
              tell({ item: characterId(char), what: 'graded', skill: 'write', grade });
            }}
          />
          {isWritten && (
            <div className="mt-3 flex flex-col items-center gap-3">
              <p role="status" className="font-semibold">
                {own.grades[gradeName(results[index])]}
              </p>
              <button
                ref={next}
                type="button"
                className="button button-primary"
                onClick={() => setIndex(index + 1)}
              >
                {index === characters.length - 1 ? copy.finish : copy.next}
              </button>
            </div>
          )}
        </section>
      </div>
    </>
  );
};

const gradeName = (result: Result | undefined) => {
  if (result?.grade === 1) return 'again';
  return result?.grade === 2 ? 'hard' : 'good';
};

type PromptProps = { copy: OwnCopy; character: PracticeCharacter; isShown: boolean };

/** What is asked: the sound and the meaning, or a word with a place for the character. */
const Prompt = ({ copy, character, isShown }: PromptProps) => {
  const { char, pinyin, meaning, meaningAr, example } = character;
  return (
    <section className="flex flex-wrap items-center gap-4 card p-4 sm:p-5">
      <div className="flex-1">
        <h3 className="text-muted">{copy.own.question}</h3>
        {/* A sign keeps the place of the character, so that nothing moves when it comes. */}
        <bdi
          lang="zh-Hans"
          aria-hidden={!isShown}
          className={`block text-5xl rtl:text-end ${isShown ? '' : 'text-line'}`}
        >
          {isShown ? char : '？'}
        </bdi>
        {pinyin && (
          <p lang="zh-Latn" className="pinyin text-2xl text-accent rtl:text-end">
            {pinyin}
          </p>
        )}
        <p className="text-lg">{meaningAr ?? meaning}</p>
        {example && (
          <p className="text-lg">
            <bdi lang="zh-Hans">
              {isShown ? example.hanzi : example.hanzi.replaceAll(char, '＿')}
            </bdi>{' '}
            <span lang="zh-Latn" className="pinyin text-accent">
              {example.pinyin}
            </span>
            <br />
            {example.meaning}
          </p>
        )}
      </div>
      <button
        type="button"
        className="button size-12 shrink-0 button-quiet p-0"
        data-speak={char}
        data-pinyin={pinyin}
        aria-label={copy.listen}
      >
        <Volume2 size={20} aria-hidden="true" />
      </button>
    </section>
  );
};

type SummaryProps = Pick<CharactersProps, 'copy' | 'homeHref' | 'onLevels'> & {
  results: readonly Result[];
  onAgain: () => void;
};

const Summary = ({ copy, results, homeHref, onLevels, onAgain }: SummaryProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { own } = copy;
  const known = results.filter(({ grade }) => grade > 1).length;
  const characters = results.filter(({ grade }) => grade === 1).map(({ char }) => char);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card px-5 py-10 text-center">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {own.memoryComplete}
      </h2>
      <p className="mt-2 text-lg text-muted">
        {fill(own.remembered, { n: known, total: results.length })}
      </p>
      <ul className="mx-auto mt-6 flex max-w-xl flex-wrap justify-center gap-3">
        {results.map((result) => (
          <li key={result.char} className="rounded-xl border border-line px-4 py-2">
            <bdi lang="zh-Hans" className="block text-3xl">
              {result.char}
            </bdi>
            <span className="text-sm text-muted">{own.short[gradeName(result)]}</span>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {characters.length > 0 && (
          <a
            className="button button-primary"
            href={charactersAddress({ characters, isFromMemory: false })}
          >
            {own.practiseThese}
          </a>
        )}
        <button type="button" className="button button-quiet" onClick={onAgain}>
          {copy.tryAgain}
        </button>
        <button type="button" className="button button-quiet" onClick={onLevels}>
          {copy.backToLevels}
        </button>
        <a className="button button-quiet" href={homeHref}>
          {copy.backHome}
        </a>
      </div>
    </section>
  );
};
