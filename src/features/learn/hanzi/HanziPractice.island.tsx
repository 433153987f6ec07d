import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { BackToTop } from './practice/BackToTop.tsx';
import { Completion } from './practice/Completion.tsx';
import type { HanziCopy } from './copy.ts';
import type { PracticeLevel } from './hanzi.data.ts';
import {
  leaveLevel,
  leaveOutWrongLevel,
  levelOfAddress,
  pushLevel,
  replaceLevel,
} from './levels/level-address.ts';
import { LevelPicker } from './levels/LevelPicker.tsx';
import { LevelPractice } from './practice/LevelPractice.tsx';
import { hasNextLevel, type Practice } from './practice/practice.machine.ts';
import { createPractice } from './practice/practice.store.ts';

type Props = { locale: Locale; levels: PracticeLevel[]; copy: HanziCopy };

const viewOf = (practice: Practice) =>
  practice.at === 'levels' ? practice.at : `${practice.at} ${practice.level}`;

export const HanziPractice = ({ locale, levels, copy }: Props) => {
  const [store] = useState(() => createPractice(levels, locale));
  const practice = useStore(store.$practice);
  const progress = useStore(store.$progress);
  const root = useRef<HTMLDivElement>(null);
  const shownView = useRef<string>(undefined);
  const view = viewOf(practice);

  // A new view begins at its heading; the one that the page came with leaves the focus alone.
  useEffect(() => {
    if (shownView.current === undefined || shownView.current === view) return;
    shownView.current = view;
    root.current?.scrollIntoView({ block: 'start' });
    root.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [view]);

  useEffect(() => {
    const follow = () => {
      const level = levelOfAddress(location.search, levels.length);
      if (level !== undefined) store.enter(level);
      else store.send({ type: 'backToLevels' });
    };
    const start = () => {
      store.restore();
      leaveOutWrongLevel(levels.length);
      follow();
      const opened = store.$practice.get();
      shownView.current = viewOf(opened);
      // Whoever asked for a level need not scroll past the page's title to its canvas.
      if (opened.at !== 'levels') root.current?.scrollIntoView({ block: 'start' });
    };
    // Brought back by the browser's Back, the page is as old as when it was left.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) start();
    };
    start();
    addEventListener('popstate', follow);
    addEventListener('pageshow', wake);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('pageshow', wake);
    };
  }, [store, levels.length]);

  const toLevels = () => {
    leaveLevel();
    store.send({ type: 'backToLevels' });
  };
  const toNextLevel = (number: number) => {
    replaceLevel(number);
    store.send({ type: 'nextLevel' });
  };
  const level = practice.at === 'levels' ? undefined : levels[practice.level - 1];

  return (
    <div ref={root}>
      {practice.at === 'levels' && (
        <LevelPicker
          locale={locale}
          copy={copy}
          levels={levels}
          progress={progress}
          onStart={(number) => {
            pushLevel(number);
            store.send({ type: 'levelChosen', level: number });
          }}
          onContinue={(number) => {
            pushLevel(number);
            store.enter(number);
          }}
        />
      )}
      {practice.at === 'level' && level && (
        <LevelPractice
          key={view}
          locale={locale}
          copy={copy}
          store={store}
          level={level}
          run={practice}
          onLevels={toLevels}
        />
      )}
      {practice.at === 'finished' && level && (
        <Completion
          copy={copy}
          level={level}
          mastered={practice.mastered}
          homeHref={localizedPath(locale, '/')}
          onAgain={() => store.send({ type: 'tryAgain' })}
          onNextLevel={
            hasNextLevel(store.course, practice) ? () => toNextLevel(practice.level + 1) : undefined
          }
          onLevels={toLevels}
        />
      )}
      <BackToTop label={copy.toTop} />
    </div>
  );
};
