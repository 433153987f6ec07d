import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { CAPS, type Cap } from '#src/domain/learning/choice.ts';
import { RETENTIONS, type Strictness } from '#src/domain/learning/schedule.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { formatNumber } from '#src/i18n/messages.ts';
import { itemsById } from '#src/learning/catalogue/catalogue.ts';
import { choose } from '#src/learning/learner.store.ts';
import { record } from '#src/learning/device/journal.ts';
import type { ReviewCopy } from '../copy.ts';
import type { Situation } from '../session/situation.ts';

type Props = {
  locale: Locale;
  copy: ReviewCopy;
  situation: Situation;
};

const STRICTNESSES = Object.keys(RETENTIONS) as Strictness[];

/** How much a day, how sure it should stay, and what is not asked any more. */
export const ReviewSettings = ({ locale, copy, situation: { cards, catalogue, plan } }: Props) => {
  const { settings: t } = copy;
  // A choice shows at once, before it is written down.
  const [chosen, setChosen] = useState<{ cap?: Cap; strictness?: Strictness }>({});
  const items = itemsById(catalogue);
  const suspended = [...cards.values()].flatMap((card) => {
    const item = card.suspended ? items.get(card.item) : undefined;
    return item ? [item] : [];
  });
  return (
    <details className="group mt-6 card px-5 py-2">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
        {t.title}
        <ChevronDown size={20} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 pt-3 pb-4">
        <fieldset>
          <legend className="font-semibold">{t.cap}</legend>
          <div className="mt-2 grid grid-cols-4 gap-2">
            {CAPS.map((cap) => {
              const text = formatNumber(locale, cap);
              return (
                <label key={cap} className="review-option justify-center">
                  <input
                    type="radio"
                    name="review-cap"
                    className="accent-accent"
                    checked={(chosen.cap ?? plan.load.cap) === cap}
                    onChange={() => {
                      setChosen({ ...chosen, cap });
                      void choose({ name: 'cap', value: cap });
                    }}
                  />
                  {text}
                </label>
              );
            })}
          </div>
        </fieldset>
        <fieldset>
          <legend className="font-semibold">{t.strictness}</legend>
          <div className="mt-2 grid gap-2 sm:grid-cols-3">
            {STRICTNESSES.map((strictness) => (
              <label key={strictness} className="review-option review-explained">
                <input
                  type="radio"
                  name="review-strictness"
                  className="accent-accent"
                  checked={(chosen.strictness ?? plan.strictness) === strictness}
                  onChange={() => {
                    setChosen({ ...chosen, strictness });
                    void choose({ name: 'strictness', value: strictness });
                  }}
                />
                <span className="font-medium">{t.strictnesses[strictness]}</span>
                <span className="col-start-2 text-sm text-muted">{t.help[strictness]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <p className="text-sm text-muted">{t.later}</p>
        {suspended.length > 0 && (
          <section>
            <h3 className="font-semibold">{t.suspended}</h3>
            <ul className="mt-2 flex flex-wrap gap-2">
              {suspended.map(({ item, hanzi }) => (
                <li key={item}>
                  <button
                    type="button"
                    className="button button-quiet px-4"
                    onClick={() => void record([{ item, what: 'restored' }])}
                  >
                    <bdi lang="zh-Hans">{hanzi}</bdi> {copy.restore}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </details>
  );
};
