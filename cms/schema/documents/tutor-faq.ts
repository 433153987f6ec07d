import { defineField, defineType } from 'sanity';
import { LANGUAGE_GROUPS, bilingual, byLanguage, line, paragraph } from '../fields.ts';

export const tutorFaq = defineType({
  name: 'tutorFaq',
  title: 'Question of tutors',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...bilingual(line, 'question', { title: 'Question' }),
    ...bilingual(paragraph, 'answer', { title: 'Answer' }),
    defineField({
      name: 'order',
      title: 'Place in the list',
      type: 'number',
      validation: (rule) => rule.required().integer(),
    }),
  ]),
  orderings: [{ title: 'Place', name: 'order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'question', subtitle: 'questionAr' } },
});
