import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { LANGUAGE_GROUPS, byLanguage, inEachLanguage, line, paragraph, place } from '../fields.ts';
import { pictureField } from '../picture-field.ts';

export const dialogue = defineType({
  name: 'dialogue',
  title: 'Dialogue',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...inEachLanguage('learn', line, 'title', { title: 'Title' }),
    ...inEachLanguage('learn', paragraph, 'situation', {
      title: 'Situation',
      description:
        'Where it is and what is to be done, in a sentence or two for search engines too.',
    }),
    ...inEachLanguage('learn', line, 'firstRole', {
      title: 'First person',
      description: 'Whom a reader plays first: Customer.',
    }),
    ...inEachLanguage('learn', line, 'secondRole', {
      title: 'Second person',
      description: 'Whom a reader hears first: Seller.',
    }),
    line('slug', {
      title: 'Address',
      description: 'The last part of the page’s address, such as at-the-market.',
    }),
    line('icon', { title: 'Sign', description: 'One character that stands for the place: 市.' }),
    pictureField(
      {
        name: 'picture',
        title: 'Picture',
        description:
          'Where it is; three times as wide as high, such as 1080 × 360 pixels. Stands on the dialogue’s card and above the dialogue.',
      },
      { shownUpTo: 720, optional: true },
    ),
    defineField({
      name: 'article',
      title: 'Phrases for it',
      description: 'The article whose phrases are said here; the two lead to each other.',
      type: 'reference',
      to: [{ type: 'phrasesArticle' }],
    }),
    defineField({
      name: 'lines',
      title: 'Lines',
      description: '8 to 14, in order. Each person says three or more.',
      type: 'array',
      of: [defineArrayMember({ type: 'dialogueLine' })],
      validation: (rule) => rule.required(),
    }),
    place,
  ]),
  orderings: [{ title: 'Place', name: 'order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'titleAr', media: 'picture.asset' } },
});
