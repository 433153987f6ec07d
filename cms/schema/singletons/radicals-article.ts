import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { articleFields, fixedAddress } from '../article-fields.ts';
import { LANGUAGE_GROUPS, byLanguage } from '../fields.ts';

const radicals = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'radical' }] })],
    validation: (rule) => rule.required(),
  });

export const radicalsArticle = defineType({
  name: 'radicalsArticle',
  title: 'Radicals article',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...articleFields,
    fixedAddress,
    radicals('carousel', 'Radicals of the carousel'),
    radicals('selectable', 'Radicals of the game'),
    defineField({
      name: 'recipes',
      title: 'Recipes of the game',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'recipe' }] })],
      validation: (rule) => rule.required(),
    }),
  ]),
  preview: { select: { title: 'title', subtitle: 'titleAr' } },
});
