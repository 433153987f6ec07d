import { defineArrayMember, defineField, defineType } from 'sanity';
import { articleFields } from '../article-fields.ts';
import { LANGUAGE_GROUPS, byLanguage } from '../fields.ts';

const radicals = (name: string, title: string, count: number) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'radical' }] })],
    validation: (rule) => rule.required().length(count).unique(),
  });

export const radicalsArticle = defineType({
  name: 'radicalsArticle',
  title: 'Radicals article',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...articleFields,
    radicals('carousel', 'Radicals of the carousel', 5),
    radicals('selectable', 'Radicals of the game', 15),
    defineField({
      name: 'recipes',
      title: 'Recipes of the game',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'recipe' }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
  ]),
  preview: { select: { title: 'title', subtitle: 'titleAr' } },
});
