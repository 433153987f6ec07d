import { defineType } from '@sanity/types';
import { bilingual, line } from '../fields.ts';

export const location = defineType({
  name: 'location',
  title: 'Location',
  type: 'object',
  fields: [
    ...bilingual(line, 'city', { title: 'City' }),
    ...bilingual(line, 'country', { title: 'Country' }),
  ],
  preview: { select: { title: 'city', subtitle: 'country' } },
});
