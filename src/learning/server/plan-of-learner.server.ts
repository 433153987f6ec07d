import type { Database } from '#db/client.ts';
import { getLearningPaths } from '#src/content/learning-paths.ts';
import { localized } from '#src/content/localized.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { planOf, type Plan } from '../plan.ts';
import { choicesOfLearner } from './learning.server.ts';

/** The plan of a learner as their account knows it; its path comes without the steps. */
export const planOfLearner = async (
  db: Database,
  userId: string,
  locale: Locale,
): Promise<Plan> => {
  const paths = (await getLearningPaths()).map((path) => ({
    id: path.slug,
    title: localized(locale, path, 'title'),
    description: localized(locale, path, 'description'),
    icon: path.icon,
    goals: path.goals,
    steps: [],
  }));
  return planOf(await choicesOfLearner(db, userId), paths);
};
