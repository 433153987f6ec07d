import { defineField, defineType } from '@sanity/types';
import { inEachLanguage, line } from '../fields.ts';
import { searchWordFields } from '../search-words.ts';
import { sideForms } from '../side-forms.ts';
import { recordingField } from './recording.ts';

export const hanziCharacter = defineType({
  name: 'hanziCharacter',
  title: 'Character',
  type: 'object',
  fields: [
    line('char', { title: 'Character', description: 'One character, simplified.' }),
    line('pinyin', { title: 'Pinyin', description: 'The most common reading.' }),
    recordingField,
    ...inEachLanguage('learn', line, 'meaning', {
      title: 'Meaning',
      description: 'One or two senses.',
    }),
    ...searchWordFields,
    sideForms,
    defineField({
      name: 'word',
      title: 'Word',
      description: 'An everyday word in which it stands.',
      type: 'usage',
    }),
    defineField({
      name: 'sentence',
      title: 'Sentence',
      description: 'A short sentence with it, of characters that are taught here.',
      type: 'usage',
    }),
  ],
  preview: { select: { title: 'char', subtitle: 'meaning' } },
});
