import { defineArrayMember, defineField } from '@sanity/types';
import { inEachLanguage } from './fields.ts';

/** The field of search words; its sibling in Arabic has the suffix of that language. */
export const SEARCH_WORDS = 'searchWords';

/** By what else people look for something. Each language has words of its own. */
export const searchWordFields = inEachLanguage(
  'learn',
  (name, words) =>
    defineField({
      name,
      ...words,
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
    }),
  SEARCH_WORDS,
  {
    title: 'Also searched for',
    description:
      'What people type who would word it otherwise: “price” for “How much is this?”. Readers never see it. Press Enter after each.',
  },
);
