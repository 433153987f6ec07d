import { defineField, defineType } from '@sanity/types';
import { LANGUAGE_GROUPS, bilingual, byLanguage, line, paragraph } from '../fields.ts';

export const homePage = defineType({
  name: 'homePage',
  title: 'Home page',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...bilingual(line, 'metaTitle', { title: 'Title for search engines' }),
    ...bilingual(paragraph, 'metaDescription', {
      title: 'Description for search engines',
      description: 'One or two sentences, up to about 160 letters.',
    }),
    ...bilingual(line, 'heroTitle', { title: 'Hero title' }),
    ...bilingual(paragraph, 'heroSubtitle', { title: 'Hero subtitle' }),
    ...bilingual(line, 'contentTitle', { title: 'Contents title' }),
    ...bilingual(paragraph, 'contentDescription', { title: 'Contents text' }),
    ...bilingual(line, 'tutorTitle', { title: 'Tutor banner title' }),
    ...bilingual(paragraph, 'tutorDescription', { title: 'Tutor banner text' }),
    ...bilingual(line, 'newsletterTitle', { title: 'Newsletter title' }),
    ...bilingual(paragraph, 'newsletterDescription', { title: 'Newsletter text' }),
    defineField({
      name: 'tutorPicture',
      title: 'Tutor banner picture',
      type: 'picture',
      validation: (rule) => rule.required(),
    }),
  ]),
  preview: { select: { title: 'metaTitle', subtitle: 'metaTitleAr' } },
});
