import { defineField, defineType } from '@sanity/types';
import { inEachLanguage, line } from '../fields.ts';

export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'object',
  fields: [
    defineField({
      name: 'asset',
      title: 'Image',
      type: 'image',
      validation: (rule) => rule.required(),
    }),
    ...inEachLanguage('learn', line, 'alt', {
      title: 'Description for those who can’t see it',
      description:
        'One sentence without “picture of”. Empty in both languages if it only decorates.',
      optional: true,
    }),
  ],
  preview: { select: { title: 'alt', subtitle: 'altAr', media: 'asset' } },
});
