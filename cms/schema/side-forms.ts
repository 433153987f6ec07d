import { defineArrayMember, defineField } from '@sanity/types';

/** How a character is written as a part of others, where it has a shape of its own there. */
export const sideForms = defineField({
  name: 'sideForms',
  title: 'Side forms',
  description:
    'Its shapes as a part of other characters: 氵 of 水. The search finds it by these. Press Enter after each.',
  type: 'array',
  of: [defineArrayMember({ type: 'string' })],
  options: { layout: 'tags' },
});
