import { defineArrayMember, defineField, defineType } from '@sanity/types';
import {
  LANGUAGE_GROUPS,
  inEachLanguage,
  byLanguage,
  line,
  paragraph,
  paragraphs,
  place,
} from '../fields.ts';
import { pictureField } from '../picture-field.ts';
import { searchWordFields } from '../search-words.ts';

export const festival = defineType({
  name: 'festival',
  title: 'Festival',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...inEachLanguage('learn', line, 'name', { title: 'Name' }),
    ...searchWordFields,
    ...inEachLanguage('learn', line, 'date', {
      title: 'Date',
      description: 'The day by its own calendar, which holds for every year.',
    }),
    defineField({
      name: 'days',
      title: 'Days',
      description: 'By the Gregorian calendar, the earliest first. The page shows the next one.',
      type: 'array',
      of: [defineArrayMember({ type: 'festivalDay' })],
    }),
    ...inEachLanguage('learn', paragraph, 'daysSource', {
      title: 'Where the days come from',
      description: 'Stands below them. Say as well where a day may come earlier or later.',
      optional: true,
    }),
    ...inEachLanguage('learn', paragraph, 'description', { title: 'Description' }),
    ...inEachLanguage('learn', paragraphs, 'traditions', {
      title: 'Traditional customs and celebrations',
    }),
    ...inEachLanguage('learn', paragraphs, 'foods', { title: 'Traditional festival foods' }),
    ...inEachLanguage('learn', paragraph, 'significance', { title: 'Cultural significance' }),
    line('slug', {
      title: 'Address',
      description: 'The part of the address after #. Readers share it: don’t change it later.',
    }),
    place,
    line('chineseName', { title: 'Chinese name' }),
    line('pinyin', { title: 'Pinyin' }),
    pictureField(
      {
        name: 'picture',
        title: 'Picture',
        description:
          'Stands on the festival’s card; 16:9, such as 1600 × 900 pixels. Laptops cut off up to a third of its width, farthest from its hotspot.',
      },
      { shownUpTo: 680 },
    ),
    pictureField(
      {
        name: 'scene',
        title: 'Scene',
        description:
          'The backdrop of the game; 16:9, such as 1600 × 900 pixels. A crop moves it below the places of the items, and it is always seen around its middle.',
      },
      { shownUpTo: 1280 },
    ),
    defineField({
      name: 'fireworks',
      title: 'Fireworks',
      description:
        'Burst over the finished scene. Switch them off for a festival that remembers the dead.',
      type: 'boolean',
      initialValue: true,
    }),
    defineField({
      name: 'gameItems',
      title: 'Items to place',
      description: 'Two to eight. Each brings its place in the scene, shown above.',
      type: 'array',
      of: [defineArrayMember({ type: 'gameItem' })],
      validation: (rule) => rule.required(),
    }),
  ]),
  orderings: [{ title: 'Place', name: 'order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'name', subtitle: 'chineseName', media: 'picture.asset' } },
});
