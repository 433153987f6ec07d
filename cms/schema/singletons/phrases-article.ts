import { defineArrayMember, defineField, defineType } from 'sanity';
import { articleFields } from '../article-fields.ts';
import { LANGUAGE_GROUPS, byLanguage } from '../fields.ts';

export const phrasesArticle = defineType({
  name: 'phrasesArticle',
  title: 'Phrases article',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...articleFields,
    defineField({
      name: 'sections',
      title: 'Sections',
      description: 'Four, in the order of the page.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'phraseSection' }] })],
      validation: (rule) => rule.required().length(4).unique(),
    }),
  ]),
  preview: { select: { title: 'title', subtitle: 'titleAr' } },
});
