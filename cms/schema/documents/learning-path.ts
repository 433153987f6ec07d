import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { GOALS } from '#src/domain/learning/answers.ts';
import { LANGUAGE_GROUPS, inEachLanguage, byLanguage, line, paragraph, place } from '../fields.ts';

export const learningPath = defineType({
  name: 'learningPath',
  title: 'Learning path',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...inEachLanguage('learn', line, 'title', { title: 'Title' }),
    ...inEachLanguage('learn', paragraph, 'description', {
      title: 'Description',
      description: 'Whom it is for and what it leads to, in one or two sentences.',
    }),
    line('icon', { title: 'Icon', description: 'One character that stands for the path.' }),
    line('slug', {
      title: 'Name in addresses',
      description: 'Small letters. Learners who chose the path are kept by it: don’t change it.',
    }),
    defineField({
      name: 'goals',
      title: 'Goals that lead to it',
      description:
        'Answers to “What do you want Chinese for?”. Without one, learners choose the path themselves.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: [...GOALS] },
    }),
    defineField({
      name: 'steps',
      title: 'Steps',
      description: 'In the order in which they are learnt. Learners may leave the order.',
      type: 'array',
      of: [defineArrayMember({ type: 'pathStep' })],
      validation: (rule) => rule.required(),
    }),
    place,
  ]),
  orderings: [{ title: 'Place', name: 'order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'titleAr' } },
});
