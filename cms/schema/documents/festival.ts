import { defineArrayMember, defineField, defineType } from 'sanity';
import { LANGUAGE_GROUPS, bilingual, byLanguage, line, paragraph, paragraphs } from '../fields.ts';

const pictureField = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'picture',
    validation: (rule) => rule.required(),
  });

const four = (name: string, title: string, type: 'gameItem' | 'dropZone') =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type })],
    validation: (rule) => rule.required().length(4),
  });

export const festival = defineType({
  name: 'festival',
  title: 'Festival',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...bilingual(line, 'name', { title: 'Name' }),
    ...bilingual(line, 'date', {
      title: 'Date',
      description: 'The lunar date, then the Gregorian dates of this year and the next.',
    }),
    ...bilingual(paragraph, 'description', { title: 'Description' }),
    ...bilingual(paragraphs, 'traditions', { title: 'Traditional customs and celebrations' }),
    ...bilingual(paragraphs, 'foods', { title: 'Traditional festival foods' }),
    ...bilingual(paragraph, 'significance', { title: 'Cultural significance' }),
    line('slug', { title: 'Address', description: 'Small letters and dashes; don’t change it.' }),
    line('chineseName', { title: 'Chinese name' }),
    line('pinyin', { title: 'Pinyin' }),
    pictureField('picture', 'Picture', 'Stands on the festival’s card.'),
    pictureField('scene', 'Scene', 'The backdrop of the game, 16:9.'),
    four('gameItems', 'Items to place', 'gameItem'),
    four('dropZones', 'Drop zones', 'dropZone'),
  ]),
  preview: { select: { title: 'name', subtitle: 'chineseName', media: 'picture.asset' } },
});
