import { defineType } from '@sanity/types';
import { inEachLanguage, line, paragraph } from '../fields.ts';
import { searchWordFields } from '../search-words.ts';
import { recordingField } from './recording.ts';

export const word = defineType({
  name: 'word',
  title: 'Word',
  type: 'object',
  fields: [
    line('chinese', { title: 'Chinese' }),
    line('pinyin', { title: 'Pinyin', description: 'Small letters with tone marks: míngzi.' }),
    recordingField,
    ...inEachLanguage('learn', line, 'english', { title: 'Translation' }),
    ...inEachLanguage('learn', paragraph, 'meaning', {
      title: 'Meaning',
      description: 'One sentence on how the word is used; it is shown when a reader points at it.',
    }),
    ...searchWordFields,
    line('formerPinyin', {
      title: 'Earlier pinyin',
      description:
        'Only where the pinyin of a published word was wrong: what it was. By it learners keep what they know of the word.',
      optional: true,
    }),
  ],
  preview: { select: { title: 'chinese', subtitle: 'pinyin' } },
});
