import { defineType } from '@sanity/types';
import { inEachLanguage, line } from '../fields.ts';

/** Something that is said, with how it is read and what it means. */
const spoken = (name: string, title: string, ending: string, pinyin: string) =>
  defineType({
    name,
    title,
    type: 'object',
    fields: [
      line('chinese', { title: 'Chinese', description: ending }),
      line('pinyin', {
        title: 'Pinyin',
        description: `By words, with tone marks: ${pinyin}. 不 and 一 as they are spoken.`,
      }),
      ...inEachLanguage('learn', line, 'meaning', { title: 'Meaning' }),
    ],
    preview: { select: { title: 'chinese', subtitle: 'meaning' } },
  });

export const reply = spoken('reply', 'Reply', 'As it is said, with its full stop.', 'zài nàbiān');

export const usage = spoken(
  'usage',
  'Example',
  'A sentence ends with its full stop.',
  'wǒ hěn hǎo',
);
