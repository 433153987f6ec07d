import { defineType } from '@sanity/types';
import { inEachLanguage, line } from '../fields.ts';

export const location = defineType({
  name: 'location',
  title: 'Location',
  type: 'object',
  fields: [
    ...inEachLanguage('common', line, 'city', { title: 'City' }),
    ...inEachLanguage('common', line, 'country', { title: 'Country' }),
  ],
  preview: { select: { title: 'city', subtitle: 'country' } },
});
