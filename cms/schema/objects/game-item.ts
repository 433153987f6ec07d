import { defineField, defineType } from 'sanity';
import { bilingual, line, paragraph } from '../fields.ts';

export const gameItem = defineType({
  name: 'gameItem',
  title: 'Item to place',
  type: 'object',
  fields: [
    line('id', { title: 'Id', description: 'Small letters; the drop zone carries the same id.' }),
    line('name', { title: 'English name' }),
    line('arabicTranslation', { title: 'Arabic name' }),
    line('chineseName', { title: 'Chinese name' }),
    line('pinyin', { title: 'Pinyin' }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'size',
      title: 'Size in the scene',
      description: 'Width in percent of the scene’s width.',
      type: 'number',
      validation: (rule) => rule.required().greaterThan(0).max(100),
    }),
    defineField({
      name: 'displaySize',
      title: 'Size in the tray',
      description: 'Width in pixels before the item is placed.',
      type: 'number',
      validation: (rule) => rule.required().positive(),
    }),
    ...bilingual(paragraph, 'description', {
      title: 'Description',
      description: 'Two sentences for the popup after the item is placed.',
    }),
    ...bilingual(paragraph, 'detailedDescription', {
      title: 'Detailed description',
      description: 'Shown by Learn More: one thing that readers will tell a friend.',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'chineseName', media: 'picture.asset' } },
});
