import { defineField, defineType } from '@sanity/types';
import type { ChineseLevel } from '#src/domain/learning/answers.ts';
import { inEachLanguage, line, paragraph } from '../fields.ts';

const RADICALS = 'radicals-article';

const isOfRadicals = (step: unknown): boolean =>
  (step as { group?: { _ref?: string } } | undefined)?.group?._ref === RADICALS;

/** Apart from the lowest level, of which nobody knows anything yet. */
const LEVELS: { title: string; value: ChineseLevel }[] = [
  { title: 'HSK 1', value: 'HSK1' },
  { title: 'HSK 2', value: 'HSK2' },
  { title: 'HSK 3', value: 'HSK3' },
  { title: 'HSK 4', value: 'HSK4' },
  { title: 'HSK 5 to 6', value: 'HSK5_6' },
];

export const pathStep = defineType({
  name: 'pathStep',
  title: 'Step',
  type: 'object',
  fields: [
    defineField({
      name: 'group',
      title: 'What is learnt',
      description:
        'A section of phrases, a dialogue, a level of characters, a festival, the radicals or the sounds.',
      type: 'reference',
      to: [
        'phraseSection',
        'dialogue',
        'hanziLevel',
        'festival',
        'radicalsArticle',
        'soundsArticle',
      ].map((type) => ({ type })),
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'part',
      title: 'Which part of the article',
      description: 'The radicals themselves where nothing is chosen.',
      type: 'string',
      options: {
        list: [
          { title: 'The radicals', value: 'radicals' },
          { title: 'The characters that they make', value: 'combinations' },
        ],
        layout: 'radio',
      },
      hidden: ({ parent }) => !isOfRadicals(parent),
    }),
    ...inEachLanguage('learn', line, 'title', {
      title: 'Title on this path',
      description: 'Where the title of what is learnt does not say enough.',
      optional: true,
    }),
    ...inEachLanguage('learn', paragraph, 'reason', {
      title: 'Why now',
      description: 'One sentence: what this step is good for on this path.',
    }),
    defineField({
      name: 'knownFrom',
      title: 'Known from level',
      description: 'Who answers this level of Chinese, or a higher one, begins after this step.',
      type: 'string',
      options: { list: LEVELS },
    }),
  ],
  // Editors look for what is learnt; why stands below it.
  preview: {
    select: { own: 'title', learnt: 'group.title', festival: 'group.name', subtitle: 'reason' },
    prepare: ({ own, learnt, festival, subtitle }) => ({
      title: own ?? learnt ?? festival,
      subtitle,
    }),
  },
});
