import { useEffect, useRef } from 'react';
import { bringIntoView } from '../bring-into-view.ts';

/**
 * For the card of a question. What leads to a question may stand far below it, and its answers below
 * the screen: each question comes into view. The focus is set without scrolling then.
 */
export const useQuestionInView = (question: unknown) => {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (card.current) bringIntoView(card.current);
  }, [question]);
  return card;
};
