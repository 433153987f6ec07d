import { defineQuery } from 'groq';
import { z } from 'zod';
import { CHINESE_LEVELS, GOALS } from '#src/domain/learning/answers.ts';
import { fetchContent } from './client.ts';
import { inEachLanguage, listOf, oneHanzi, slug, text } from './fields.ts';

const learningPathsQuery = defineQuery(`*[_type == "learningPath"] | order(order asc, _id asc) {
  slug, title, titleAr, description, descriptionAr, icon,
  "goals": coalesce(goals, []),
  steps[] {
    _key,
    "group": select(
      group->_type == "radicalsArticle" => coalesce(part, "radicals"),
      group->_type == "soundsArticle" => "sounds",
      group->_id
    ),
    title, titleAr, reason, reasonAr, knownFrom
  }
}`);

const step = z.object({
  _key: text,
  /** The group of the catalogue that it finishes (src/learning/catalogue). */
  group: z.string({ error: 'must refer to a published document' }),
  ...inEachLanguage('learn', text.nullable(), 'title'),
  ...inEachLanguage('learn', text, 'reason'),
  knownFrom: z.enum(CHINESE_LEVELS).nullable(),
});

const learningPath = z.object({
  slug,
  ...inEachLanguage('learn', text, 'title', 'description'),
  icon: oneHanzi,
  goals: z.array(z.enum(GOALS)),
  steps: listOf(step),
});

export type LearningPath = z.infer<typeof learningPath>;

/** The paths of learning in their order, each with its steps in the order in which they are taken. */
export const getLearningPaths = (): Promise<LearningPath[]> =>
  fetchContent(learningPathsQuery, z.array(learningPath));
