import { ChevronLeft, ChevronRight, RefreshCcw, X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { directionOf, type Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import type { PocketCopy } from '../copy.ts';
import { useBackButton } from '#src/ui/dialog/use-back-button.ts';
import { CardFace } from './CardFace.tsx';
import { useModal } from './use-modal.ts';
import { useWakeLock } from './use-wake-lock.ts';

type Props = {
  locale: Locale;
  copy: PocketCopy['stage'];
  cards: readonly CatalogueItem[];
  /** The card to begin with. */
  first: number;
  onClose: () => void;
};

/** One card over the whole screen, to hold out to somebody; the next ones follow by a swipe. */
export const CardStage = ({ locale, copy, cards, first, onClose }: Props) => {
  const [at, setAt] = useState(first);
  const [isTurned, setTurned] = useState(false);
  const dialog = useModal();
  useWakeLock();
  useBackButton(onClose);

  const card = cards[at];
  if (!card) return null;
  const isRightToLeft = directionOf(locale) === 'rtl';
  const move = (step: number) =>
    setAt((now) => Math.min(Math.max(now + step, 0), cards.length - 1));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(isRightToLeft ? -1 : 1);
    if (key === 'ArrowLeft') move(isRightToLeft ? 1 : -1);
    if (key === 'Home') move(-cards.length);
    if (key === 'End') move(cards.length);
  };
  const place = { n: formatNumber(locale, at + 1), count: formatNumber(locale, cards.length) };

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="card-stage"
      aria-label={fill(copy.label, place)}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="card-stage-bar">
        <button type="button" className="stage-button" aria-label={copy.close} onClick={onClose}>
          <X size={24} aria-hidden="true" />
        </button>
        <p className="whitespace-nowrap text-muted">{fill(copy.place, place)}</p>
        <button
          type="button"
          className="button button-quiet"
          aria-pressed={isTurned}
          onClick={() => setTurned(!isTurned)}
        >
          <RefreshCcw size={18} aria-hidden="true" />
          {isTurned ? copy.turnBack : copy.turn}
        </button>
      </div>
      <CardFace {...{ isTurned, isRightToLeft }} hanzi={card.hanzi} onMove={move} />
      <div className="card-stage-foot">
        <button
          type="button"
          className="stage-button"
          aria-label={copy.previous}
          // By name only: a button that loses the focus would take the keys from the dialog.
          aria-disabled={at === 0}
          onClick={() => move(-1)}
        >
          <ChevronLeft size={26} aria-hidden="true" className="mirrored" />
        </button>
        <div className="min-w-0 flex-1 text-center" aria-live="polite">
          <p className="sr-only" lang="zh-Hans">
            {card.hanzi}
          </p>
          <p lang="zh-Latn" className="pinyin text-accent">
            {card.pinyin}
          </p>
          <p>{card.meaning}</p>
        </div>
        <button
          type="button"
          className="stage-button"
          aria-label={copy.next}
          aria-disabled={at === cards.length - 1}
          onClick={() => move(1)}
        >
          <ChevronRight size={26} aria-hidden="true" className="mirrored" />
        </button>
      </div>
    </dialog>
  );
};
