import { defineType } from '@sanity/types';
import { inEachLanguage, line } from '../fields.ts';

export const usage = defineType({
  name: 'usage',
  title: 'Example',
  type: 'object',
  fields: [
    line('chinese', { title: 'Chinese', description: 'A sentence ends with its full stop.' }),
    line('pinyin', {
      title: 'Pinyin',
      description: 'By words, with tone marks: wǒ hěn hǎo. 不 and 一 as they are spoken.',
    }),
    ...inEachLanguage('learn', line, 'meaning', { title: 'Meaning' }),
  ],
  preview: { select: { title: 'chinese', subtitle: 'meaning' } },
});
