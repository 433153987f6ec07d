import { defineType } from '@sanity/types';
import { articleFields, fixedAddress } from '../article-fields.ts';
import { LANGUAGE_GROUPS, byLanguage } from '../fields.ts';

export const festivalsArticle = defineType({
  name: 'festivalsArticle',
  title: 'Festivals article',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([...articleFields, fixedAddress]),
  preview: { select: { title: 'title', subtitle: 'titleAr' } },
});
