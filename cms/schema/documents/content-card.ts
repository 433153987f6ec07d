import { defineField, defineType } from '@sanity/types';
import { LANGUAGE_GROUPS, inEachLanguage, byLanguage, line, paragraph, place } from '../fields.ts';
import { pictureField } from '../picture-field.ts';

const ARTICLES = ['soundsArticle', 'phrasesArticle', 'festivalsArticle', 'radicalsArticle'];

const GAMES = [
  { title: 'Hanzi stroke practice', value: 'hanzi-stroke-practice' },
  { title: 'Four Tones', value: 'four-tones' },
  { title: 'Catch the Word', value: 'catch-the-word' },
  { title: 'Numbers', value: 'numbers' },
];

type Card = { kind?: string; status?: string } | undefined;
const opens = (card: unknown, kind: string): boolean =>
  (card as Card)?.kind === kind && (card as Card)?.status === 'available';

export const contentCard = defineType({
  name: 'contentCard',
  title: 'Card',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...inEachLanguage('learn', line, 'title', { title: 'Title' }),
    ...inEachLanguage('learn', paragraph, 'description', { title: 'Description' }),
    defineField({
      name: 'kind',
      title: 'Kind',
      description: 'The tab that the card stands in.',
      type: 'string',
      options: { list: ['article', 'game'], layout: 'radio' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'status',
      title: 'Status',
      type: 'string',
      options: {
        list: [
          { title: 'Available', value: 'available' },
          { title: 'Coming soon', value: 'comingSoon' },
        ],
        layout: 'radio',
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'article',
      title: 'Article',
      description: 'What an available card opens.',
      type: 'reference',
      to: ARTICLES.map((type) => ({ type })),
      hidden: ({ parent }) => !opens(parent, 'article'),
    }),
    defineField({
      name: 'game',
      title: 'Game',
      description: 'What an available card opens. Developers add games.',
      type: 'string',
      options: { list: GAMES },
      hidden: ({ parent }) => !opens(parent, 'game'),
    }),
    pictureField(
      {
        name: 'picture',
        title: 'Picture',
        description:
          'Eight to five, such as 1200 × 750 pixels; what is beyond is cut off. Find shows of it little more than a third: where its hotspot is.',
      },
      { shownUpTo: 672 },
    ),
    place,
  ]),
  orderings: [{ title: 'Place', name: 'order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'titleAr', media: 'picture.asset' } },
});
