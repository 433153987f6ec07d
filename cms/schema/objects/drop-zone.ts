import { defineField, defineType } from 'sanity';
import { line } from '../fields.ts';

const percent = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => rule.required().min(0).max(100),
  });

export const dropZone = defineType({
  name: 'dropZone',
  title: 'Drop zone',
  type: 'object',
  fields: [
    line('id', { title: 'Id of the item that belongs here' }),
    defineField({
      name: 'position',
      title: 'Position',
      description: 'In percent of the scene, measured from its upper left corner.',
      type: 'object',
      options: { columns: 2 },
      fields: [
        percent('top', 'Top'),
        percent('left', 'Left'),
        percent('width', 'Width'),
        percent('height', 'Height'),
      ],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'targetScale',
      title: 'Scale once placed',
      description: '1 is the item’s own size in the scene.',
      type: 'number',
      validation: (rule) => rule.required().positive(),
    }),
  ],
  preview: { select: { title: 'id' } },
});
