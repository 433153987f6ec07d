import { defineType } from '@sanity/types';
import { LANGUAGE_GROUPS, inEachLanguage, byLanguage, line, paragraph } from '../fields.ts';
import { pictureField } from '../picture-field.ts';

export const homePage = defineType({
  name: 'homePage',
  title: 'Home page',
  type: 'document',
  groups: LANGUAGE_GROUPS,
  fields: byLanguage([
    ...inEachLanguage('learn', line, 'metaTitle', { title: 'Title for search engines' }),
    ...inEachLanguage('learn', paragraph, 'metaDescription', {
      title: 'Description for search engines',
      description: 'One or two sentences, up to about 160 letters.',
    }),
    ...inEachLanguage('learn', line, 'heroTitle', { title: 'Hero title' }),
    ...inEachLanguage('learn', paragraph, 'heroSubtitle', { title: 'Hero subtitle' }),
    ...inEachLanguage('learn', line, 'contentTitle', { title: 'Contents title' }),
    ...inEachLanguage('learn', paragraph, 'contentDescription', { title: 'Contents text' }),
    ...inEachLanguage('learn', line, 'tutorTitle', { title: 'Tutor banner title' }),
    ...inEachLanguage('learn', paragraph, 'tutorDescription', { title: 'Tutor banner text' }),
    ...inEachLanguage('learn', line, 'newsletterTitle', { title: 'Newsletter title' }),
    ...inEachLanguage('learn', paragraph, 'newsletterDescription', { title: 'Newsletter text' }),
    pictureField(
      {
        name: 'tutorPicture',
        title: 'Tutor banner picture',
        description:
          'Four to three, such as 1200 × 900 pixels; what is beyond is cut off, and on laptops up to a fifth of its width, farthest from its hotspot.',
      },
      { type: 'tutorPicture', shownUpTo: 544 },
    ),
  ]),
  preview: { select: { title: 'metaTitle', subtitle: 'metaTitleAr' } },
});
