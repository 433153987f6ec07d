import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { inEachLanguage, line, paragraph } from '../fields.ts';
import { searchWordFields } from '../search-words.ts';
import { recordingField } from './recording.ts';

export const dialogueLine = defineType({
  name: 'dialogueLine',
  title: 'Line',
  type: 'object',
  fields: [
    defineField({
      name: 'who',
      title: 'Who says it',
      type: 'string',
      options: {
        list: [
          { title: 'The first person', value: 'first' },
          { title: 'The second person', value: 'second' },
        ],
        layout: 'radio',
      },
      validation: (rule) => rule.required(),
    }),
    line('chinese', { title: 'Chinese', description: 'As it is said, with its full stop.' }),
    line('pinyin', {
      title: 'Pinyin',
      description: 'By words, with tone marks: zài nàbiān. 不 and 一 as they are spoken.',
    }),
    recordingField,
    ...inEachLanguage('learn', line, 'meaning', { title: 'Meaning' }),
    defineField({
      name: 'words',
      title: 'Words',
      description: 'In order; together they must spell the line.',
      type: 'array',
      of: [defineArrayMember({ type: 'gloss' })],
      validation: (rule) => rule.required(),
    }),
    ...inEachLanguage('learn', paragraph, 'note', {
      title: 'Note',
      description: 'A sentence on a custom or a word, where there is something to say.',
      optional: true,
    }),
    ...searchWordFields,
  ],
  preview: { select: { title: 'chinese', subtitle: 'meaning' } },
});
