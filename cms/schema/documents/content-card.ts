import { defineField, defineType } from 'sanity';
import { LANGUAGE_GROUPS, bilingual, byLanguage, line, paragraph } from '../fields.ts';

export const contentCard = defineType({
  name: 'contentCard',
  title: 'Card',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...bilingual(line, 'title', { title: 'Title' }),
    ...bilingual(paragraph, 'description', { title: 'Description' }),
    defineField({
      name: 'kind',
      title: 'Kind',
      description: 'The tab that the card stands in.',
      type: 'string',
      options: { list: ['article', 'game'], layout: 'radio' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'status',
      title: 'Status',
      type: 'string',
      options: {
        list: [
          { title: 'Available', value: 'available' },
          { title: 'Coming soon', value: 'comingSoon' },
        ],
        layout: 'radio',
      },
      validation: (rule) => rule.required(),
    }),
    line('slug', {
      title: 'Address',
      description: 'The last part of the page’s address. Developers add pages; don’t change it.',
      optional: true,
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'order',
      title: 'Place in the row',
      type: 'number',
      validation: (rule) => rule.required().integer(),
    }),
  ]),
  orderings: [{ title: 'Place', name: 'order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'titleAr', media: 'picture.asset' } },
});
