import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { LANGUAGE_GROUPS, inEachLanguage, byLanguage, line, paragraph } from '../fields.ts';
import { pictureField } from '../picture-field.ts';
import { searchWordFields } from '../search-words.ts';
import { sideForms } from '../side-forms.ts';

export const radical = defineType({
  name: 'radical',
  title: 'Radical',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...inEachLanguage('learn', line, 'meaning', { title: 'Meaning' }),
    ...searchWordFields,
    ...inEachLanguage('learn', paragraph, 'description', {
      title: 'Description',
      description: 'What it shows, where it stands in a character, and its side form.',
    }),
    line('radical', { title: 'Character' }),
    line('pinyin', { title: 'Pinyin' }),
    sideForms,
    line('slug', { title: 'Name in addresses', description: 'Small letters; don’t change it.' }),
    defineField({
      name: 'examples',
      title: 'Examples',
      type: 'array',
      of: [defineArrayMember({ type: 'example' })],
      validation: (rule) => rule.required(),
    }),
    pictureField(
      {
        name: 'picture',
        title: 'Picture',
        description: 'Square, such as 800 × 800 pixels. Needed for a radical of the carousel.',
      },
      { shownUpTo: 440, optional: true },
    ),
  ]),
  preview: { select: { title: 'radical', subtitle: 'meaning', media: 'picture.asset' } },
});
