import { defineType } from '@sanity/types';
import { inEachLanguage, line } from '../fields.ts';

export const example = defineType({
  name: 'example',
  title: 'Example',
  type: 'object',
  fields: [
    line('character', { title: 'Character', description: 'A character that holds the radical.' }),
    line('pinyin', { title: 'Pinyin' }),
    ...inEachLanguage('learn', line, 'meaning', { title: 'Meaning' }),
  ],
  preview: { select: { title: 'character', subtitle: 'meaning' } },
});
