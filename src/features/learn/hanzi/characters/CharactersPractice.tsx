import { useStore } from '@nanostores/react';
import { useCallback, useState, type ReactNode } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fetchCatalogue } from '#src/learning/catalogue/catalogue.ts';
import { LoadingCover } from '#src/ui/LoadingCover.tsx';
import { loadDrawable, type Drawable } from '#src/ui/strokes/stroke-data.ts';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { OwnCopy } from '../copy.ts';
import type { PracticeCharacter } from '../hanzi.data.ts';
import { Completion } from '../practice/Completion.tsx';
import { PracticeHeading } from '../practice/PracticeHeading.tsx';
import { createPractice } from '../practice/practice.store.ts';
import { TracePractice } from '../practice/TracePractice.tsx';
import { charactersAddress, type Asked } from './characters-address.ts';
import { describedBy, judge } from './character-set.ts';
import { MemoryPractice } from './MemoryPractice.tsx';
import { Simplified } from './Simplified.tsx';

type Props = {
  locale: Locale;
  copy: OwnCopy;
  asked: Asked;
  /** Address of what the content says of its characters. */
  catalogue: string;
  homeHref: string;
  onLevels: () => void;
};

/** Writing any characters of the content, over their outlines or from memory (STROKES-15). */
export const CharactersPractice = ({ locale, copy, asked, catalogue, ...way }: Props) => {
  const load = useCallback(async () => {
    const known = await fetchCatalogue(catalogue);
    const set = await judge(known, asked.text);
    if (typeof set === 'string') {
      return { at: 'refused', fault: set, ...(await loadLists(locale)) } as const;
    }
    const { found, missing, replaced } = set;
    const drawable = await loadDrawable(found.join(''));
    const characters = found.map((char) => describedBy(known, drawable.strokes, locale, char));
    return { at: 'practice', characters, missing, replaced, drawable } as const;
  }, [catalogue, asked, locale]);
  const loading = useLoaded(load);
  const { own, strokes } = copy;

  if (loading.at !== 'ready') {
    return (
      <>
        <PracticeHeading copy={copy} title={own.title} onLevels={way.onLevels} />
        <div className="relative mt-4 h-96">
          <LoadingCover loading={loading} texts={strokes} />
        </div>
      </>
    );
  }
  if (loading.value.at === 'refused') {
    const { MyLists, fault } = loading.value;
    return (
      <>
        <PracticeHeading copy={copy} title={copy.ownCharacters} onLevels={way.onLevels} />
        <MyLists {...{ locale, copy, catalogue }} refused={{ text: asked.text, fault }} />
      </>
    );
  }
  const { characters, missing, replaced, drawable } = loading.value;
  const Practice = asked.isFromMemory ? MemoryPractice : Tracing;
  return (
    <>
      {replaced.length > 0 && (
        <Told>
          <Simplified own={own} replaced={replaced} />
        </Told>
      )}
      {missing.length > 0 && (
        <Told>
          {own.missing}{' '}
          <bdi lang="zh-Hans" className="text-xl">
            {missing.join(' ')}
          </bdi>
        </Told>
      )}
      <Practice {...{ locale, copy, characters, drawable }} {...way} />
      <p className="mt-4 text-center">
        <a
          className="inline-flex min-h-11 items-center link"
          href={charactersAddress({ ...asked, isFromMemory: !asked.isFromMemory })}
        >
          {asked.isFromMemory ? own.withOutline : own.fromMemory}
        </a>
      </p>
    </>
  );
};

/** The form for others, with the learner's lists. */
const loadLists = async (locale: Locale) => {
  const late = await import('./MyLists.tsx');
  await late.openLists(locale);
  return late;
};

/** What became of the characters that were asked for. */
const Told = ({ children }: { children: ReactNode }) => (
  <p role="status" className="mb-4 rounded-xl bg-gold-soft px-4 py-3">
    {children}
  </p>
);

export type CharactersProps = {
  locale: Locale;
  copy: OwnCopy;
  characters: readonly PracticeCharacter[];
  drawable: Drawable;
  homeHref: string;
  onLevels: () => void;
};

/** The characters as a level of their own, of which nothing is kept but that they were drawn. */
const Tracing = ({ locale, copy, characters, drawable, homeHref, onLevels }: CharactersProps) => {
  const [store] = useState(() => {
    const made = createPractice([{ id: 'own', level: 1, characters }], locale, () => undefined);
    made.enter(1);
    return made;
  });
  const practice = useStore(store.$practice);
  const load = useCallback(() => Promise.resolve(drawable), [drawable]);
  if (practice.at === 'level') {
    return (
      <TracePractice
        {...{ locale, copy, store, characters, load, onLevels }}
        title={copy.own.title}
        completeText={copy.own.complete}
        run={practice}
      />
    );
  }
  return (
    <Completion
      {...{ copy, characters, homeHref, onLevels }}
      icon={characters[0]?.char ?? ''}
      title={copy.own.complete}
      mastered={practice.at === 'finished' ? practice.mastered : []}
      onAgain={() => store.send({ type: 'tryAgain' })}
      onNextLevel={undefined}
    />
  );
};
