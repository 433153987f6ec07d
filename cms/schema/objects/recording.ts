import { defineField, defineType } from '@sanity/types';
import { LICENCES, LICENCE_NAMES } from '#src/domain/sound/licence.ts';
import { line } from '../fields.ts';

const sound = {
  type: 'file',
  options: { accept: 'audio/mpeg', storeOriginalFilename: true },
} as const;

/** Whose voice it is, is asked where there is one. */
const hidden = ({ parent }: { parent?: { file?: unknown } }) => !parent?.file;

export const recording = defineType({
  name: 'recording',
  title: 'Recording',
  type: 'object',
  fields: [
    defineField({
      name: 'file',
      title: 'Sound',
      ...sound,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'slow',
      title: 'The same said slowly',
      description: 'Where there is none, the sound is played at 0.7 of its speed.',
      hidden,
      ...sound,
    }),
    {
      ...line('speaker', { title: 'Speaker', description: 'As the credits are to name them.' }),
      hidden,
    },
    defineField({
      name: 'licence',
      title: 'Licence',
      type: 'string',
      hidden,
      options: { list: LICENCES.map((value) => ({ value, title: LICENCE_NAMES[value] })) },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'date',
      title: 'Recorded on',
      type: 'date',
      hidden,
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'speaker', subtitle: 'licence' } },
});

/** The recording of what is said here. */
export const recordingField = defineField({
  name: 'recording',
  title: 'Recording',
  description: 'A native speaker’s voice; readers hear it in place of their device’s.',
  type: 'recording',
});
