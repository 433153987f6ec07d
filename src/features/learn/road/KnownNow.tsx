import type { LearningCard } from '#src/domain/learning/card.ts';
import { SKILLS } from '#src/domain/learning/event.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber, plural } from '#src/i18n/messages.ts';
import type { RoadCopy } from './copy.ts';
import { itemsKnown, knownNow } from './figures.ts';

type Props = {
  locale: Locale;
  copy: RoadCopy['known'];
  cards: ReadonlyMap<ItemId, LearningCard>;
  now: Date;
};

/** What would be recalled at this moment, by the way of knowing it. */
export const KnownNow = ({ locale, copy, cards, now }: Props) => {
  const figures = knownNow(cards, now.getTime());
  return (
    <section aria-labelledby="road-known" className="card p-6">
      <h2 id="road-known" className="text-part">
        {copy.title}
      </h2>
      <p className="mt-2">{plural(locale, copy.items, itemsKnown(cards, now.getTime()))}</p>
      <dl className="mt-4 grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2">
        {SKILLS.map((skill) => (
          <div
            key={skill}
            className="col-span-2 grid grid-cols-subgrid border-t border-line pt-2 large-letters:block"
          >
            <dt>{copy.skills[skill]}</dt>
            <dd className="text-end large-letters:text-start">
              <strong className="text-xl">{formatNumber(locale, figures[skill].known)}</strong>{' '}
              <span className="text-sm text-muted">
                {figures[skill].asked === 0
                  ? copy.none
                  : fill(copy.of, { n: formatNumber(locale, figures[skill].asked) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{copy.help}</p>
    </section>
  );
};
