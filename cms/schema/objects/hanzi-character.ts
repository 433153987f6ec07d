import { defineType } from '@sanity/types';
import { inEachLanguage, line } from '../fields.ts';
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
  ],
  preview: { select: { title: 'char', subtitle: 'meaning' } },
});
