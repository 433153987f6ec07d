import { defineField, defineType } from '@sanity/types';

export const festivalDay = defineType({
  name: 'festivalDay',
  title: 'Day',
  type: 'object',
  fields: [
    defineField({
      name: 'start',
      title: 'Day',
      description: 'By the Gregorian calendar; the first one where there are several.',
      type: 'date',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'end',
      title: 'Last day',
      description: 'Empty where the festival is one day.',
      type: 'date',
    }),
  ],
  preview: { select: { title: 'start', subtitle: 'end' } },
});
