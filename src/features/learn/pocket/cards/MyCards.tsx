import { useId, useState } from 'react';
import { plural } from '#src/i18n/messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Catalogue, CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import type { PocketCopy } from '../copy.ts';
import { CardGroups } from './CardGroups.tsx';
import { groupByPlace, search } from './grouping.ts';

type Props = {
  locale: Locale;
  copy: PocketCopy['cards'];
  catalogue: Catalogue;
  kept: ReadonlySet<ItemId>;
  onShow: (cards: readonly CatalogueItem[], at: number) => void;
  onKeep: (item: ItemId, isKept: boolean) => Promise<unknown>;
};

export const MyCards = ({ locale, copy, catalogue, kept, onShow, onKeep }: Props) => {
  const [typed, setTyped] = useState('');
  const field = useId();
  const groups = groupByPlace(catalogue, kept);
  const found = search(groups, typed);
  const cards = found.flatMap((group) => group.cards);
  if (groups.length === 0) {
    return (
      <section className="card border-dashed p-6">
        <h2 className="text-section">{copy.title}</h2>
        <p className="mt-3 text-lg font-medium">{copy.none}</p>
        <p className="mt-1 text-muted">{copy.noneHelp}</p>
      </section>
    );
  }
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-section">{copy.title}</h2>
        <button
          type="button"
          className="button button-primary"
          disabled={cards.length === 0}
          onClick={() => onShow(cards, 0)}
        >
          {copy.show}
        </button>
      </div>
      <div className="mt-4">
        <label htmlFor={field} className="font-medium">
          {copy.search}
        </label>
        <input
          id={field}
          type="search"
          className="field mt-1"
          placeholder={copy.searchHint}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p role="status" className="mt-2 text-sm text-muted">
          {cards.length > 0 ? plural(locale, copy.found, cards.length) : copy.noneFits}
        </p>
      </div>
      <CardGroups {...{ locale, copy, kept, onShow, onKeep }} groups={found} />
    </section>
  );
};
