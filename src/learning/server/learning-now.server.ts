import type { Database } from '#db/client.ts';
import { cardsSince } from '#db/repos/learning.ts';
import type { ChineseLevel } from '#src/domain/learning/answers.ts';
import { isKnown } from '#src/domain/learning/forgetting.ts';
import { kindOf, type ItemKind } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { planOfLearner } from './plan-of-learner.server.ts';

/** All that a learner may show to somebody else; nothing of single answers, days or mistakes. */
export type LearningNow = {
  /** The name of the path in a language. */
  path: string | undefined;
  level: ChineseLevel | undefined;
  /** Words and characters that would be recalled now. */
  words: number;
};

const WORDS: readonly ItemKind[] = ['word', 'character', 'combination', 'term'];

/** What a learner is learning now, in three facts. */
export const learningNow = async (
  db: Database,
  userId: string,
  { locale, now }: { locale: Locale; now: number },
): Promise<LearningNow> => {
  const { path, level } = await planOfLearner(db, userId, locale);
  const { cards } = await cardsSince(db, userId, 0);
  const known = cards.filter(
    ({ item, skills }) =>
      WORDS.includes(kindOf(item)) && Object.values(skills).some((memory) => isKnown(memory, now)),
  );
  return { path: path?.title, level, words: known.length };
};
