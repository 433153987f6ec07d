import { defineField, defineType } from '@sanity/types';
import { inEachLanguage, line, paragraph } from '../fields.ts';
import { searchWordFields } from '../search-words.ts';

export const gameItem = defineType({
  name: 'gameItem',
  title: 'Item to place',
  type: 'object',
  fields: [
    line('name', { title: 'English name' }),
    line('arabicTranslation', { title: 'Arabic name' }),
    line('chineseName', { title: 'Chinese name' }),
    line('pinyin', { title: 'Pinyin' }),
    ...searchWordFields,
    defineField({
      name: 'picture',
      title: 'Picture',
      description:
        'The thing alone on a transparent ground, of any shape, cut close to its edges; the longer side about 800 pixels.',
      type: 'picture',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'size',
      title: 'Size in the scene',
      description: 'Width in percent of the scene’s width.',
      type: 'number',
      initialValue: 15,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'displaySize',
      title: 'Size in the tray',
      description: 'Width in pixels before the item is placed.',
      type: 'number',
      initialValue: 96,
      validation: (rule) => rule.required(),
    }),
    ...inEachLanguage('learn', paragraph, 'description', {
      title: 'Description',
      description: 'Two sentences for the popup after the item is placed.',
    }),
    ...inEachLanguage('learn', paragraph, 'detailedDescription', {
      title: 'Detailed description',
      description: 'Shown by Learn More: one thing that readers will tell a friend.',
    }),
    defineField({
      name: 'zone',
      title: 'Place in the scene',
      description: 'Easier to set by dragging over the scene, above the list of items.',
      type: 'dropZone',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'chineseName', media: 'picture.asset' } },
});
