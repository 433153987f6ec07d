import { itemsById } from '#src/learning/catalogue/catalogue.ts';
import { record } from '#src/learning/device/journal.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { PlanSettingsCopy } from '#src/learning/plan-settings/copy.ts';
import { PlanSettings } from '#src/learning/plan-settings/PlanSettings.tsx';
import type { ReviewCopy } from '../copy.ts';
import type { Situation } from '../session/situation.ts';

type Props = {
  locale: Locale;
  copy: ReviewCopy;
  planCopy: PlanSettingsCopy;
  situation: Situation;
};

/** How much, how strict, and what is not asked any more. */
export const ReviewSettings = ({ locale, copy, planCopy, situation }: Props) => {
  const { cards, catalogue, plan } = situation;
  const items = itemsById(catalogue);
  const suspended = [...cards.values()].flatMap((card) => {
    const item = card.suspended ? items.get(card.item) : undefined;
    return item ? [item] : [];
  });
  return (
    <>
      <PlanSettings {...{ locale, plan }} copy={planCopy} paths={catalogue.paths} />
      {suspended.length > 0 && (
        <section className="mt-7">
          <h3 className="font-medium">{copy.settings.suspended}</h3>
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
    </>
  );
};
