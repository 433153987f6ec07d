import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { LANGUAGE_GROUPS, inEachLanguage, byLanguage, line, paragraph } from '../fields.ts';
import { searchWordFields } from '../search-words.ts';

export const recipe = defineType({
  name: 'recipe',
  title: 'Recipe',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...inEachLanguage('learn', line, 'meaning', { title: 'Meaning' }),
    ...searchWordFields,
    ...inEachLanguage('learn', paragraph, 'note', {
      title: 'Note',
      description: 'What a learner should know, such as that a story is only a memory aid.',
      optional: true,
    }),
    line('result', {
      title: 'Result',
      description: 'One character in which the parts are truly seen.',
    }),
    line('pinyin', { title: 'Pinyin' }),
    defineField({
      name: 'radicals',
      title: 'Parts',
      description: 'Two or three, in the order in which they are written.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'radical' }] })],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'ordered',
      title: 'The order matters',
      description:
        'Where another order makes another character: 口 then 木 is 呆, 木 then 口 is 杏.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'reviewed',
      title: 'The parts are truly seen in the result',
      description: 'Tick it once you have compared them with a dictionary’s decomposition.',
      type: 'boolean',
      initialValue: false,
    }),
  ]),
  preview: { select: { title: 'result', subtitle: 'meaning' } },
});
