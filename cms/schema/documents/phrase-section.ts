import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { LANGUAGE_GROUPS, inEachLanguage, byLanguage, line, paragraph } from '../fields.ts';
import { pictureField } from '../picture-field.ts';

export const phraseSection = defineType({
  name: 'phraseSection',
  title: 'Phrase section',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...inEachLanguage('learn', line, 'title', { title: 'Title' }),
    ...inEachLanguage('learn', paragraph, 'description', { title: 'Description' }),
    defineField({
      name: 'phrases',
      title: 'Phrases',
      description: 'In order. Readers learn most from phrases that are broken into words.',
      type: 'array',
      of: [defineArrayMember({ type: 'phrase' })],
      validation: (rule) => rule.required(),
    }),
    pictureField(
      {
        name: 'picture',
        title: 'Picture',
        description:
          'Three times as wide as high, such as 1080 × 360 pixels. It opens the section; without one the title does.',
      },
      { shownUpTo: 720, optional: true },
    ),
  ]),
  preview: { select: { title: 'title', subtitle: 'titleAr', media: 'picture.asset' } },
});
