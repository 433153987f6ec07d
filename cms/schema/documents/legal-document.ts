import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { LOCALE_FACTS, localesWith } from '#src/i18n/locales.ts';
import { line } from '../fields.ts';

export const legalDocument = defineType({
  name: 'legalDocument',
  title: 'Legal document',
  type: 'document',
  fields: [
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      options: {
        list: [
          { title: 'Terms', value: 'terms' },
          { title: 'Privacy policy', value: 'privacy-policy' },
        ],
      },
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'language',
      title: 'Language',
      type: 'string',
      options: {
        list: localesWith('legal').map((value) => ({ title: LOCALE_FACTS[value].name, value })),
      },
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    line('title', { title: 'Title' }),
    defineField({
      name: 'lastUpdated',
      title: 'Last updated',
      description: 'Change it with the text, in both languages.',
      type: 'date',
      validation: (rule) => rule.required(),
    }),
    line('prevails', {
      title: 'Which text prevails',
      description: 'One sentence: the English text does.',
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      description: 'The same sections, by the same ids and in the same order, in both languages.',
      type: 'array',
      of: [defineArrayMember({ type: 'legalSection' })],
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'lastUpdated' } },
});
