import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { askedIn, charactersAddress, type Asked } from '../characters/characters-address.ts';
import type { Practice } from '../practice/practice.machine.ts';
import type { PracticeStore } from '../practice/practice.store.ts';
import type { PracticeLevel } from '../hanzi.data.ts';
import { leaveLevel, levelOfAddress, settleAddress } from './level-address.ts';

const viewOf = (practice: Practice, asked: Asked | undefined) => {
  if (asked) return charactersAddress(asked);
  return practice.at === 'levels' ? practice.at : `${practice.at} ${practice.level}`;
};

/**
 * Where in the practice the address leads: to the levels, into one of them, or to characters of the
 * learner's own. `view` names it; `leave` goes back to the levels.
 */
export const usePlace = (
  store: PracticeStore,
  levels: readonly PracticeLevel[],
  root: RefObject<HTMLElement | null>,
) => {
  const practice = useStore(store.$practice);
  const [asked, setAsked] = useState<Asked>();
  const shownView = useRef<string>(undefined);
  const view = viewOf(practice, asked);

  // A new view begins at its heading; the one that the page came with leaves the focus alone.
  useEffect(() => {
    if (shownView.current === undefined || shownView.current === view) return;
    shownView.current = view;
    root.current?.scrollIntoView({ block: 'start' });
    root.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [view, root]);

  useEffect(() => {
    const follow = () => {
      const characters = askedIn(location.search);
      setAsked(characters);
      if (characters) return;
      const level = levelOfAddress(location.search, levels);
      if (level) store.enter(level.level);
      else store.send({ type: 'backToLevels' });
    };
    const start = () => {
      store.restore();
      settleAddress(levels);
      follow();
      const opened = store.$practice.get();
      const characters = askedIn(location.search);
      shownView.current = viewOf(opened, characters);
      // Whoever asked for a level need not scroll past the page's title to its canvas.
      if (characters || opened.at !== 'levels') root.current?.scrollIntoView({ block: 'start' });
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
  }, [store, levels, root]);

  const leave = () => {
    leaveLevel();
    setAsked(undefined);
  };
  return { asked, view, leave };
};
