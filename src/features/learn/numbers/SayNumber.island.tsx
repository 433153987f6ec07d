import { useEffect, useRef, useState } from 'react';
import { dayInBeijing } from '#src/domain/beijing-day.ts';
import { tellShownPhrase } from '#src/ui/chinese/shown-phrase.ts';
import { HearButton } from '#src/ui/speech/HearButton.tsx';
import { drawNumber, withoutWeekday, type Kind } from './spoken/draw-number.ts';
import type { SayCopy } from './copy.ts';

/** A telephone number takes longer to say than a recording lasts. */
const KINDS = ['price', 'time', 'date', 'floor'] as const satisfies readonly Kind[];

/** The first number, ¥14.70, is of the page as it was built: chance comes with the first press. */
const FIRST_SEED = 19;

const drawn = (seed: number) =>
  withoutWeekday(drawNumber(KINDS, seed, dayInBeijing(Date.now()))[0]);

type Props = { copy: SayCopy; hear: string };

/** A number to say, which the microphone beside it listens for (NUMBERS-6). */
export const SayNumber = ({ copy, hear }: Props) => {
  const [number, setNumber] = useState(() => drawn(FIRST_SEED));
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const deck = place.current?.closest<HTMLElement>('phrase-deck');
    if (deck)
      tellShownPhrase(deck, { item: undefined, chinese: number.hanzi, pinyin: number.pinyin });
  }, [number]);

  const drawAnother = () => {
    setNumber(drawn(Date.now()));
    setShown(false);
  };

  return (
    <div
      ref={place}
      className="grid justify-items-center gap-3 text-center"
      data-phrase=""
      data-current=""
      data-chinese={number.hanzi}
      data-pinyin={number.pinyin}
    >
      <p aria-live="polite">
        <span className="block text-muted">{copy.kinds[number.kind]}</span>
        <bdi className="text-4xl font-semibold" dir="ltr">
          {number.figure}
        </bdi>
      </p>
      {isShown ? (
        <p className="flex min-h-11 flex-wrap items-center justify-center gap-x-3">
          <HearButton
            action={hear}
            hanzi={number.hanzi}
            pinyin={number.pinyin}
            wordId="number-to-say"
          />
          <span id="number-to-say" className="inline-flex flex-wrap items-baseline gap-x-3">
            <bdi lang="zh-Hans" className="text-2xl">
              {number.hanzi}
            </bdi>
            <bdi lang="zh-Latn" className="pinyin text-lg">
              {number.pinyin}
            </bdi>
          </span>
        </p>
      ) : (
        <button type="button" className="button button-quiet" onClick={() => setShown(true)}>
          {copy.show}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={drawAnother}>
        {copy.next}
      </button>
    </div>
  );
};
