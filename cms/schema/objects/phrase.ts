import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { inEachLanguage, line, paragraph } from '../fields.ts';
import { searchWordFields } from '../search-words.ts';
import { recordingField } from './recording.ts';

export const phrase = defineType({
  name: 'phrase',
  title: 'Phrase',
  type: 'object',
  fields: [
    line('chinese', { title: 'Chinese', description: 'Simplified characters.' }),
    line('pinyin', {
      title: 'Pinyin',
      description: 'By words, with tone marks: nǐ hǎo. 不 and 一 as they are spoken: bú kèqi.',
    }),
    recordingField,
    line('english', { title: 'English' }),
    line('arabic', { title: 'Arabic', optional: true }),
    ...inEachLanguage('learn', paragraph, 'context', {
      title: 'Context',
      description: 'When to say it, and to whom.',
    }),
    defineField({
      name: 'words',
      title: 'Words',
      description: 'In order; together they must spell the phrase. Leave empty for a single word.',
      type: 'array',
      of: [defineArrayMember({ type: 'word' })],
    }),
    defineField({
      name: 'replies',
      title: 'What one may hear back',
      description: 'Two or three usual answers. Leave empty where nobody answers.',
      type: 'array',
      of: [defineArrayMember({ type: 'reply' })],
    }),
    ...searchWordFields,
  ],
  preview: { select: { title: 'chinese', subtitle: 'english' } },
});
