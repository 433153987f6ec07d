import { defineType } from '@sanity/types';
import { inEachLanguage, line } from '../fields.ts';

export const reply = defineType({
  name: 'reply',
  title: 'Reply',
  type: 'object',
  fields: [
    line('chinese', { title: 'Chinese', description: 'As it is said, with its full stop.' }),
    line('pinyin', {
      title: 'Pinyin',
      description: 'By words, with tone marks: zài nàbiān. 不 and 一 as they are spoken.',
    }),
    ...inEachLanguage('learn', line, 'meaning', { title: 'Meaning' }),
  ],
  preview: { select: { title: 'chinese', subtitle: 'meaning' } },
});
