import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { LANGUAGE_GROUPS, bilingual, byLanguage, line, paragraph } from '../fields.ts';

export const phraseSection = defineType({
  name: 'phraseSection',
  title: 'Phrase section',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...bilingual(line, 'title', { title: 'Title' }),
    ...bilingual(paragraph, 'description', { title: 'Description' }),
    defineField({
      name: 'phrases',
      title: 'Phrases',
      description: 'In order. Readers learn most from phrases that are broken into words.',
      type: 'array',
      of: [defineArrayMember({ type: 'phrase' })],
      validation: (rule) => rule.required(),
    }),
  ]),
  preview: { select: { title: 'title', subtitle: 'titleAr' } },
});
