import { defineType } from '@sanity/types';
import { LANGUAGE_GROUPS, inEachLanguage, byLanguage, line, paragraph, place } from '../fields.ts';

export const tutorFaq = defineType({
  name: 'tutorFaq',
  title: 'Question of tutors',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...inEachLanguage('teach', line, 'question', { title: 'Question' }),
    ...inEachLanguage('teach', paragraph, 'answer', { title: 'Answer' }),
    place,
  ]),
  orderings: [{ title: 'Place', name: 'order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'question', subtitle: 'questionAr' } },
});
