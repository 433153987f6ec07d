import { localizedPath } from '#src/i18n/paths.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import type { PocketCopy } from '../copy.ts';
import { CardRow } from './CardRow.tsx';
import type { CardGroup } from './grouping.ts';

type Props = {
  locale: Locale;
  copy: PocketCopy['cards'];
  groups: readonly CardGroup[];
  kept: ReadonlySet<ItemId>;
  onShow: (cards: readonly CatalogueItem[], at: number) => void;
  onKeep: (item: ItemId, isKept: boolean) => Promise<unknown>;
};

/** Cards by where they stand; one that is opened can be leafed through with all that are listed. */
export const CardGroups = ({ locale, copy, groups, kept, onShow, onKeep }: Props) => {
  const all = groups.flatMap(({ cards }) => cards);
  return groups.map(({ group, cards }) => (
    <section key={group.id} className="mt-6">
      <h3 className="text-item">
        <a href={localizedPath(locale, group.address)} className="hover:text-accent">
          {group.title}
        </a>
      </h3>
      <ul className="mt-2 overflow-hidden card">
        {cards.map((card) => (
          <CardRow
            key={card.item}
            {...{ locale, copy, card }}
            isKept={kept.has(card.item)}
            onShow={() => onShow(all, all.indexOf(card))}
            onKeep={() => onKeep(card.item, !kept.has(card.item))}
          />
        ))}
      </ul>
    </section>
  ));
};
