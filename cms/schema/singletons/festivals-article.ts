import { defineArrayMember, defineField, defineType } from 'sanity';
import { articleFields } from '../article-fields.ts';
import { LANGUAGE_GROUPS, byLanguage } from '../fields.ts';

export const festivalsArticle = defineType({
  name: 'festivalsArticle',
  title: 'Festivals article',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...articleFields,
    defineField({
      name: 'festivals',
      title: 'Festivals',
      description: 'Four, in the order of the page.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'festival' }] })],
      validation: (rule) => rule.required().length(4).unique(),
    }),
  ]),
  preview: { select: { title: 'title', subtitle: 'titleAr' } },
});
