import { defineField, defineType } from '@sanity/types';

const percent = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => rule.required(),
  });

/** Where a new item belongs until an editor moves its place. */
export const FRESH_ZONE = {
  position: { top: 40, left: 40, width: 15, height: 20 },
  targetScale: 1,
};

export const dropZone = defineType({
  name: 'dropZone',
  title: 'Drop zone',
  type: 'object',
  initialValue: FRESH_ZONE,
  fields: [
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
      validation: (rule) => rule.required(),
    }),
  ],
});
