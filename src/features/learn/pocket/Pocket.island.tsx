import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fetchCatalogue, type CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { record } from '#src/learning/device/journal.ts';
import { learner, openLearner } from '#src/learning/learner.store.ts';
import type { SmallPicture } from '#src/ui/picture/Picture.tsx';
import { LoadingCover } from '#src/ui/LoadingCover.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';
import { MyCards } from './cards/MyCards.tsx';
import { ReadySets } from './cards/ReadySets.tsx';
import { readySets } from './cards/grouping.ts';
import type { PocketCopy } from './copy.ts';
import { OfflinePacks } from './offline/OfflinePacks.tsx';
import { PrintSheet } from './print/PrintSheet.tsx';
import { CardStage } from './show/CardStage.tsx';

type Props = {
  locale: Locale;
  copy: PocketCopy;
  catalogueAddress: string;
  /** The print of each section that has one. */
  prints: Readonly<Record<string, SmallPicture>>;
};
type Shown = { readonly cards: readonly CatalogueItem[]; readonly at: number };

export const Pocket = ({ locale, copy, catalogueAddress, prints }: Props) => {
  const me = useStore(learner);
  const catalogue = useLoaded(
    useCallback(() => fetchCatalogue(catalogueAddress), [catalogueAddress]),
  );
  const [shown, setShown] = useState<Shown>();

  useEffect(() => void openLearner(locale), [locale]);

  if (catalogue.at !== 'ready' || me.at === 'opening') {
    const loading = catalogue.at === 'failed' ? catalogue : ({ at: 'loading' } as const);
    return (
      <div className="relative min-h-80">
        <LoadingCover
          loading={loading}
          texts={{ loading: copy.loading, failed: copy.failed, retry: copy.retry }}
        />
      </div>
    );
  }
  const kept = new Set(
    [...me.cards.values()].filter((card) => card.favourite).map(({ item }) => item),
  );
  const keep = (items: readonly ItemId[], isKept: boolean) =>
    record(items.map((item) => ({ item, what: isKept ? 'favourite' : 'not-favourite' })));
  const onShow = (cards: readonly CatalogueItem[], at: number) => setShown({ cards, at });

  return (
    <>
      <div className="pocket-screen">
        {!me.isLasting && (
          <p className="mb-6 rounded-xl bg-gold-soft px-4 py-3">{copy.notLasting}</p>
        )}
        <MyCards
          locale={locale}
          copy={copy.cards}
          catalogue={catalogue.value}
          kept={kept}
          onShow={onShow}
          onKeep={(item, isKept) => keep([item], isKept)}
        />
        <ReadySets
          locale={locale}
          copy={copy}
          sets={readySets(catalogue.value)}
          prints={prints}
          kept={kept}
          onShow={onShow}
          onKeepAll={(items) => keep(items, true)}
        />
        <OfflinePacks locale={locale} copy={copy.packs} catalogue={catalogue.value} />
      </div>
      <PrintSheet copy={copy.print} catalogue={catalogue.value} kept={kept} />
      {shown && (
        <CardStage
          locale={locale}
          copy={copy.stage}
          cards={shown.cards}
          first={shown.at}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
};
