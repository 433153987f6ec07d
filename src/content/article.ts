import { inEachLanguage, slug, text, texts } from './fields.ts';

/** GROQ fields that the articles share. */
export const articleFields = `_id, slug, title, titleAr, metaDescription, metaDescriptionAr,
  introduction, introductionAr, closingTitle, closingTitleAr,
  closingDescription, closingDescriptionAr`;

/** What the articles share; `slug` is the last part of their address. */
export const articleShape = {
  _id: text,
  slug,
  ...inEachLanguage(
    'learn',
    text,
    'title',
    'metaDescription',
    'closingTitle',
    'closingDescription',
  ),
  ...inEachLanguage('learn', texts, 'introduction'),
};
