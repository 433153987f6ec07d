import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';

type Acts = Record<'press' | 'back' | 'skip' | 'redo' | 'hear' | 'discard', () => void>;

const KEYS: Readonly<Record<string, keyof Acts>> = {
  ArrowLeft: 'back',
  ArrowRight: 'skip',
  r: 'redo',
  h: 'hear',
  Escape: 'discard',
};

const OTHERS = 'a, button, input, select, textarea, summary, [contenteditable]';

/**
 * The keys of a sitting. A press that ends is heard as the key goes down, one that begins as it
 * comes up again, so that the noise of the key is in no recording; the same with the mouse.
 */
export const useSittingKeys = (
  main: RefObject<HTMLButtonElement | null>,
  acts: Acts,
  isRecording: boolean,
) => {
  const hasEnded = useRef(false);
  const down = () => {
    hasEnded.current = isRecording;
    if (isRecording) acts.press();
  };
  const forget = () => {
    hasEnded.current = false;
  };
  useEffect(() => {
    if (isRecording) forget();
  }, [isRecording]);
  const up = () => {
    const isEnd = hasEnded.current;
    hasEnded.current = false;
    if (!isEnd) acts.press();
  };

  const isOurs = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
    !ctrlKey &&
    !metaKey &&
    !altKey &&
    target instanceof Element &&
    (target === main.current || !target.closest(OTHERS));
  const onDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOurs(event)) return;
    const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (event.key !== ' ' && !act) return;
    event.preventDefault();
    if (event.repeat) return;
    if (act) acts[act]();
    else down();
  });
  const onUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== ' ' || !isOurs(event)) return;
    // The button itself would take it for a click.
    event.preventDefault();
    up();
  });
  // What is let go of elsewhere is no click.
  const onRelease = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node && main.current?.contains(target))) forget();
  });
  useEffect(() => {
    addEventListener('keydown', onDown);
    addEventListener('keyup', onUp);
    addEventListener('pointerup', onRelease);
    addEventListener('pointercancel', forget);
    return () => {
      removeEventListener('keydown', onDown);
      removeEventListener('keyup', onUp);
      removeEventListener('pointerup', onRelease);
      removeEventListener('pointercancel', forget);
    };
  }, []);

  return {
    down: ({ button }: Pick<PointerEvent, 'button'>) => {
      if (button === 0) down();
    },
    click: up,
  };
};
