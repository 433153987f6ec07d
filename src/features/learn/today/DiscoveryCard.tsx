import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { LearningCard } from '#src/domain/learning/card.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { placeOf, type Catalogue } from '#src/learning/catalogue/catalogue.ts';
import { record } from '#src/learning/device/journal.ts';
import { Keep } from '#src/learning/keep/Keep.tsx';
import { useKeeping } from '#src/learning/not-kept/use-keeping.tsx';
import type { TodayCopy } from './copy.ts';
import { discoveryOf } from './discovery.ts';

type Props = {
  locale: Locale;
  copy: TodayCopy;
  catalogue: Catalogue;
  cards: ReadonlyMap<ItemId, LearningCard>;
  now: Date;
};

/** One thing never met before: whoever wants its meaning has met it. */
export const DiscoveryCard = ({ locale, copy, catalogue, cards, now }: Props) => {
  const [revealed, setRevealed] = useState<ItemId>();
  const { keep, notKept } = useKeeping(locale);
  const found = discoveryOf(catalogue.items, cards, now);
  if (!found) {
    return (
      <section aria-labelledby="discovery-title" className="card p-6 sm:p-8">
        <Title copy={copy} />
        <p className="mt-4 text-lg">{copy.discovery.all}</p>
      </section>
    );
  }
  const place = placeOf(catalogue, found.item);
  const isOpen = revealed === found.item || cards.get(found.item)?.seenAt !== undefined;
  const reveal = () => {
    setRevealed(found.item);
    void keep(record([{ item: found.item, what: 'seen' }]));
  };
  const size = [...found.hanzi].length > 4 ? 'text-3xl sm:text-4xl' : 'discovery-short text-6xl';
  return (
    <section aria-labelledby="discovery-title" className="flex flex-col card p-6 sm:p-8">
      <Title copy={copy} />
      <p className="mt-4 text-center">
        <bdi lang="zh-Hans" className={`block ${size}`}>
          {found.hanzi}
        </bdi>
        <span lang="zh-Latn" className="pinyin mt-2 inline-block text-xl text-accent">
          {found.pinyin}
        </span>
      </p>
      <div className="mt-auto grid justify-items-center gap-2 pt-4 text-center">
        {isOpen ? (
          <>
            <p
              ref={revealed === found.item ? comeToIt : null}
              tabIndex={-1}
              className="text-xl font-medium outline-none"
            >
              {found.meaning}
            </p>
            <Keep
              locale={locale}
              words={copy.keep}
              item={found.item}
              hanzi={found.hanzi}
              canBeWritten={found.skills.includes('write')}
            />
            {notKept}
            {place && (
              <a
                className="inline-flex min-h-11 items-center link"
                href={localizedPath(locale, place.address)}
              >
                {fill(copy.discovery.place, { place: place.title })}
              </a>
            )}
          </>
        ) : (
          <button type="button" className="button button-quiet px-6" onClick={reveal}>
            {copy.discovery.reveal}
          </button>
        )}
      </div>
    </section>
  );
};

/** The button that asked for the meaning is gone once it stands there. */
const comeToIt = (meaning: HTMLElement | null) => meaning?.focus();

const Title = ({ copy }: { copy: TodayCopy }) => (
  <h2 id="discovery-title" className="flex items-center gap-2 text-part">
    <Sparkles size={20} aria-hidden="true" className="text-gold" />
    {copy.discovery.title}
  </h2>
);
