import { defineType } from '@sanity/types';
import { inEachLanguage, line } from '../fields.ts';
import { recordingField } from './recording.ts';

export const gloss = defineType({
  name: 'gloss',
  title: 'Word',
  type: 'object',
  fields: [
    line('chinese', { title: 'Chinese' }),
    line('pinyin', { title: 'Pinyin', description: 'Small letters with tone marks: míngzi.' }),
    recordingField,
    ...inEachLanguage('learn', line, 'meaning', {
      title: 'Meaning here',
      description: 'In a word or two, as it is meant in this line.',
    }),
  ],
  preview: { select: { title: 'chinese', subtitle: 'pinyin' } },
});
