import { defineArrayMember, defineField, defineType } from 'sanity';
import { LANGUAGE_GROUPS, bilingual, byLanguage, line, paragraph } from '../fields.ts';

export const hanziLevel = defineType({
  name: 'hanziLevel',
  title: 'Level',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...bilingual(line, 'title', { title: 'Title' }),
    ...bilingual(paragraph, 'description', { title: 'Description' }),
    defineField({
      name: 'level',
      title: 'Number',
      type: 'number',
      validation: (rule) => rule.required().integer().min(1).max(5),
    }),
    line('icon', { title: 'Icon', description: 'One character that stands for the level.' }),
    defineField({
      name: 'totalCharacters',
      title: 'How many characters',
      type: 'number',
      initialValue: 30,
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'characters',
      title: 'Characters',
      description: 'Thirty; none of them in another level.',
      type: 'array',
      of: [defineArrayMember({ type: 'hanziCharacter' })],
      validation: (rule) => rule.required().length(30),
    }),
  ]),
  orderings: [{ title: 'Number', name: 'level', by: [{ field: 'level', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'titleAr' } },
});
