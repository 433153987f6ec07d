import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { LANGUAGE_GROUPS, inEachLanguage, byLanguage, line, paragraph } from '../fields.ts';

export const hanziLevel = defineType({
  name: 'hanziLevel',
  title: 'Level',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...inEachLanguage('learn', line, 'title', { title: 'Title' }),
    ...inEachLanguage('learn', paragraph, 'description', { title: 'Description' }),
    defineField({
      name: 'level',
      title: 'Place in the row',
      description: 'Smaller numbers come first; readers see the levels numbered 1, 2, 3 …',
      type: 'number',
      validation: (rule) => rule.required(),
    }),
    line('icon', { title: 'Icon', description: 'One character that stands for the level.' }),
    defineField({
      name: 'characters',
      title: 'Characters',
      description: 'None of them in another level.',
      type: 'array',
      of: [defineArrayMember({ type: 'hanziCharacter' })],
      validation: (rule) => rule.required(),
    }),
  ]),
  orderings: [{ title: 'Number', name: 'level', by: [{ field: 'level', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'titleAr' } },
});
