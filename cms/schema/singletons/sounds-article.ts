import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { articleFields, fixedAddress } from '../article-fields.ts';
import { LANGUAGE_GROUPS, byLanguage } from '../fields.ts';

export const soundsArticle = defineType({
  name: 'soundsArticle',
  title: 'Sounds article',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...articleFields,
    fixedAddress,
    defineField({
      name: 'words',
      title: 'First words',
      description:
        'What a reader can say at the end. Each says what sound it practises; learners meet them first.',
      type: 'array',
      of: [defineArrayMember({ type: 'word' })],
      validation: (rule) => rule.required(),
    }),
  ]),
  preview: { select: { title: 'title', subtitle: 'titleAr' } },
});
