import { Heart, Maximize2 } from 'lucide-react';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { plural } from '#src/i18n/messages.ts';
import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { Picture, type SmallPicture } from '#src/ui/picture/Picture.tsx';
import { useKeeping } from '#src/learning/not-kept/use-keeping.tsx';
import type { PocketCopy } from '../copy.ts';
import type { CardGroup } from './grouping.ts';

type Props = {
  locale: Locale;
  copy: PocketCopy;
  sets: readonly CardGroup[];
  prints: Readonly<Record<string, SmallPicture>>;
  kept: ReadonlySet<ItemId>;
  onShow: (cards: readonly CatalogueItem[], at: number) => void;
  /** Rejects where the device can't write it down. */
  onKeepAll: (items: readonly ItemId[]) => Promise<unknown>;
};

/** The content's own sections as sets of cards, for whoever has kept nothing yet. */
export const ReadySets = ({ locale, copy, sets, prints, kept, onShow, onKeepAll }: Props) => (
  <section className="mt-12">
    <h2 className="text-section">{copy.sets.title}</h2>
    <p className="mt-1 text-muted">{copy.sets.help}</p>
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 min-[112.5rem]:grid-cols-3">
      {sets.map(({ group, cards }) => {
        const missing = cards.map(({ item }) => item).filter((item) => !kept.has(item));
        const print = prints[group.id];
        return (
          <li key={group.id} className="flex flex-col overflow-hidden card">
            {print && (
              <Picture
                picture={print}
                sizes="(min-width: 40rem) 420px, 92vw"
                className="aspect-[3/1] h-auto w-full object-cover"
              />
            )}
            <div className="flex flex-1 flex-col p-5">
              <div className="flex items-baseline justify-between gap-x-4 large-letters:flex-wrap">
                <h3 className="text-item">{group.title}</h3>
                <p className="shrink-0 text-sm text-muted">
                  {plural(locale, copy.cards.found, cards.length)}
                </p>
              </div>
              <p lang="zh-Hans" dir="ltr" className="mt-2 text-2xl rtl:text-end">
                {cards[0]?.hanzi}
              </p>
              <div className="mt-auto flex flex-wrap gap-2 pt-4">
                <button
                  type="button"
                  className="button button-primary"
                  aria-label={`${copy.cards.show}: ${group.title}`}
                  onClick={() => onShow(cards, 0)}
                >
                  <Maximize2 size={18} aria-hidden="true" />
                  {copy.cards.show}
                </button>
                {missing.length > 0 && (
                  <KeepAll
                    {...{ locale, copy }}
                    title={group.title}
                    onKeep={() => onKeepAll(missing)}
                  />
                )}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  </section>
);

type KeepAllProps = Pick<Props, 'locale' | 'copy'> & {
  title: string;
  onKeep: () => Promise<unknown>;
};

const KeepAll = ({ locale, copy: { cards }, title, onKeep }: KeepAllProps) => {
  const { keep, notKept } = useKeeping(locale);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-label={`${cards.keepAll}: ${title}`}
        onClick={() => void keep(onKeep())}
      >
        <Heart size={18} aria-hidden="true" />
        {cards.keepAll}
      </button>
      {notKept && <div className="basis-full">{notKept}</div>}
    </>
  );
};
