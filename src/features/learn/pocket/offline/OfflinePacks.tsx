import { Check, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import type { Catalogue } from '#src/learning/catalogue/catalogue.ts';
import type { PocketCopy } from '../copy.ts';
import { offersOf, type Offer } from './offers.ts';
import { sizeInWords } from './size.ts';
import { usePacks, type PackState } from './use-packs.ts';

type Props = { locale: Locale; copy: PocketCopy['packs']; catalogue: Catalogue };

/** What can be kept for the road, with its size before and a way to remove it after. */
export const OfflinePacks = ({ locale, copy, catalogue }: Props) => {
  const { packs, keep, remove } = usePacks(locale);
  const [news, setNews] = useState<{ text: string; isGood: boolean }>();

  const onKeep = async ({ id, title }: Offer) => {
    setNews(undefined);
    const keeping = await keep(id);
    setNews({ text: fill(copy[keeping], { title }), isGood: keeping === 'done' });
  };
  const onRemove = async ({ id, title }: Offer) => {
    await remove(id);
    setNews({ text: fill(copy.removed, { title }), isGood: true });
  };

  return (
    <section className="mt-12">
      <h2 className="text-section">{copy.title}</h2>
      <p className="mt-1 text-muted">{copy.help}</p>
      {packs.at === 'unsupported' && <p className="mt-4">{copy.unsupported}</p>}
      {packs.at === 'failed' && <p className="mt-4">{copy.listFailed}</p>}
      <p
        role="status"
        className={
          news
            ? `mt-4 rounded-xl px-4 py-3 ${news.isGood ? 'bg-jade-soft' : 'bg-red-soft'}`
            : 'sr-only'
        }
      >
        {news?.text}
      </p>
      {packs.at === 'ready' && (
        <div className="mt-4 gap-4 md:columns-2">
          {offersOf(catalogue, packs.states).map(({ kind, offers }) => (
            <section key={kind} className="mb-4 break-inside-avoid card p-5">
              <h3 className="text-item">{copy.kinds[kind]}</h3>
              <ul className="mt-2">
                {offers.map((offer) => (
                  <PackRow
                    key={offer.id}
                    {...{ locale, copy, offer }}
                    state={packs.states.get(offer.id)}
                    onKeep={() => void onKeep(offer)}
                    onRemove={() => void onRemove(offer)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </section>
  );
};

type RowProps = {
  locale: Locale;
  copy: PocketCopy['packs'];
  offer: Offer;
  state: PackState | undefined;
  onKeep: () => void;
  onRemove: () => void;
};

const PackRow = ({ locale, copy, offer: { title }, state, onKeep, onRemove }: RowProps) => {
  if (!state) return null;
  const size = 'bytes' in state ? sizeInWords(locale, copy, state.bytes) : '';
  const percent = 'share' in state ? formatNumber(locale, Math.round(100 * state.share)) : '';
  const label = fill(state.at === 'keeping' ? copy.keeping : copy.keep, { size, percent });
  // One button for all that becomes of a pack: the focus of a keyboard stays on it.
  const button = {
    offered: {
      className: 'button button-quiet px-4 text-sm',
      'aria-label': `${label}: ${title}`,
      onClick: onKeep,
    },
    keeping: {
      className: 'button button-quiet px-4 text-sm',
      'aria-label': `${label}: ${title}`,
      'aria-disabled': true,
    },
    kept: {
      className: 'grid size-11 place-items-center rounded-full hover:bg-sunken hover:text-accent',
      'aria-label': fill(copy.remove, { title }),
      onClick: onRemove,
    },
  }[state.at];
  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-line py-2 first:border-t-0 large-letters:flex-wrap">
      <span className="min-w-0 flex-1 large-letters:basis-full">{title}</span>
      {state.at === 'kept' && (
        <span className="inline-flex items-center gap-1.5 text-sm text-jade">
          <Check size={16} aria-hidden="true" />
          {fill(copy.kept, { size })}
        </span>
      )}
      <button type="button" {...button}>
        {state.at === 'kept' ? (
          <Trash2 size={18} aria-hidden="true" />
        ) : (
          <>
            <Download size={16} aria-hidden="true" />
            {label}
          </>
        )}
      </button>
    </li>
  );
};
