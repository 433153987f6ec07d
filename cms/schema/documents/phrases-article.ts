import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { articleFields, ownAddress } from '../article-fields.ts';
import { LANGUAGE_GROUPS, byLanguage } from '../fields.ts';

export const phrasesArticle = defineType({
  name: 'phrasesArticle',
  title: 'Phrases article',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...articleFields,
    ownAddress,
    defineField({
      name: 'sections',
      title: 'Sections',
      description: 'In the order of the page.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'phraseSection' }] })],
      validation: (rule) => rule.required(),
    }),
  ]),
  preview: { select: { title: 'title', subtitle: 'titleAr' } },
});
