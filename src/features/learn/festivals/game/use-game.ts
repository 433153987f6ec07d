import { useEffect, useRef, type RefObject } from 'react';
import { tell } from '#src/learning/tell.ts';
import { bringIntoView } from '#src/ui/bring-into-view.ts';
import type { ItemTexts } from '../later-texts.ts';
import type { Game, GameEvent } from './game.machine.ts';

type Root = RefObject<HTMLElement | null>;

/** Tells of each placed thing that its term was met; who they are comes with their texts. */
export const useTellPlaced = (
  { news, placed }: Game,
  texts: Readonly<Record<string, Pick<ItemTexts, 'item'>>> | undefined,
) => {
  const told = useRef(new Set<string>());
  const isPlaced = news.about === 'placed' || news.about === 'complete';
  const item = isPlaced ? texts?.[placed.at(-1)?.id ?? '']?.item : undefined;
  useEffect(() => {
    if (!item || told.current.has(item)) return;
    told.current.add(item);
    tell({ item, what: 'seen' });
  }, [item]);
};

/** Tells the game when the information about a placed item is due. */
export const useInfoClock = ({ info, hand }: Game, send: (event: GameEvent) => void) => {
  useEffect(() => {
    if (info.shows !== 'soon' || hand.holds !== 'nothing') return;
    const { dueMs } = info;
    const clock = setTimeout(
      // A timer may fire a hair early by the other clock.
      () => send({ type: 'waited', nowMs: Math.max(performance.now(), dueMs) }),
      Math.max(dueMs - performance.now(), 0),
    );
    return () => clearTimeout(clock);
  }, [info, hand, send]);
};

/** What had the focus is gone when an item changes its place: the focus follows the item. */
export const useNewsFocus = ({ news }: Game, root: Root) => {
  useEffect(() => {
    const focus = (selector: string) =>
      root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    if (news.about === 'placed') focus(`[data-learn-more="${news.id}"]`);
    if (news.about === 'put_back') focus(`[data-item="${news.id}"]`);
  }, [news, root]);
};

/**
 * On a phone the pictures lie a screen below the scene: what was picked brings the places and the
 * line that tells about them into view, and the last picture brings the whole end of the game; once
 * more when the words about that picture, which open over a page still scrolling, are closed.
 */
export const useStageInView = ({ news, hand, info }: Game, stage: Root) => {
  const isPicked = news.about === 'picked' && hand.holds === 'item' && hand.way === 'picked';
  const isTold = isPicked || (news.about === 'complete' && info.shows !== 'item');
  useEffect(() => {
    if (!isTold || !stage.current) return;
    bringIntoView(stage.current);
  }, [isTold, news, stage]);
};

/** Esc puts back what was picked, wherever the focus is. */
export const usePutBackKey = ({ hand }: Game, send: (event: GameEvent) => void) => {
  const isPicked = hand.holds === 'item' && hand.way === 'picked';
  useEffect(() => {
    if (!isPicked) return;
    const putBack = ({ key }: KeyboardEvent) => key === 'Escape' && send({ type: 'put_back' });
    addEventListener('keydown', putBack);
    return () => removeEventListener('keydown', putBack);
  }, [isPicked, send]);
};

/** Says when another festival is shown in this one's place: what is not displayed has no width. */
export const useLeaving = (root: Root, onLeave: () => void) => {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    if (!root.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) leave.current();
    });
    watch.observe(root.current);
    return () => watch.disconnect();
  }, [root]);
};
