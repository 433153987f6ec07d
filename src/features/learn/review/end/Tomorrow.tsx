import type { Locale } from '#src/i18n/locales.ts';
import { enumerated, plural } from '#src/i18n/messages.ts';
import { tomorrowsExercises } from '#src/learning/day.ts';
import type { Situation } from '../session/situation.ts';
import type { ReviewCopy } from '../copy.ts';

type Props = { locale: Locale; copy: ReviewCopy; situation: Situation; now: Date };

/** What comes tomorrow, in numbers. */
export const Tomorrow = ({ locale, copy: { tomorrow: t }, situation, now }: Props) => {
  const { cards, catalogue, plan, hearing } = situation;
  const exercises = tomorrowsExercises(cards, catalogue, plan, now, hearing);
  const newItems = exercises.filter(({ isNew }) => isNew).length;
  const reviews = exercises.length - newItems;
  const parts = [
    reviews > 0 && plural(locale, t.reviews, reviews),
    newItems > 0 && plural(locale, t.newItems, newItems),
  ].filter((part) => part !== false);
  return (
    <p className="mt-6 rounded-xl bg-sunken px-5 py-3">
      <span className="font-semibold">{t.label}</span>{' '}
      {parts.length > 0 ? enumerated(locale, parts) : t.free}
    </p>
  );
};
