import { Heart, Maximize2 } from 'lucide-react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { classes } from '#src/lib/html.ts';
import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { useKeeping } from '#src/learning/not-kept/use-keeping.tsx';
import type { PocketCopy } from '../copy.ts';

type Props = {
  locale: Locale;
  copy: PocketCopy['cards'];
  card: CatalogueItem;
  isKept: boolean;
  onShow: () => void;
  /** Rejects where the device can't write it down. */
  onKeep: () => Promise<unknown>;
};

/** A card in a list: a press on it shows it, the heart keeps it or lets it go. */
export const CardRow = ({ locale, copy, card, isKept, onShow, onKeep }: Props) => {
  const { keep, notKept } = useKeeping(locale);
  const { hanzi, pinyin, meaning } = card;
  return (
    <li className="flex flex-wrap items-center gap-1 border-t border-line first:border-t-0">
      <button
        type="button"
        className="group flex min-h-16 flex-1 items-center gap-4 py-3 ps-5 text-start hover:text-accent"
        onClick={onShow}
      >
        <span className="sr-only">{copy.showOne} </span>
        <span className="min-w-0 flex-1">
          <bdi lang="zh-Hans" className="block text-2xl rtl:text-end">
            {hanzi}
          </bdi>
          <span lang="zh-Latn" className="pinyin block text-sm text-accent rtl:text-end">
            {pinyin}
          </span>
          <span className="block text-muted">{meaning}</span>
        </span>
        <Maximize2 size={18} aria-hidden="true" className="shrink-0 text-muted" />
      </button>
      <button
        type="button"
        className="me-2 grid size-11 shrink-0 place-items-center rounded-full text-accent hover:bg-sunken"
        aria-label={fill(isKept ? copy.drop : copy.keep, { hanzi })}
        aria-pressed={isKept}
        onClick={() => void keep(onKeep())}
      >
        <Heart size={20} aria-hidden="true" className={classes(isKept && 'fill-current')} />
      </button>
      {notKept && <div className="basis-full px-5 pb-3">{notKept}</div>}
    </li>
  );
};
