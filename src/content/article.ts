import { inBothLanguages, text, texts } from './fields.ts';

/** GROQ fields that the three articles share. */
export const articleFields = `_id, title, titleAr, metaDescription, metaDescriptionAr,
  introduction, introductionAr, closingTitle, closingTitleAr,
  closingDescription, closingDescriptionAr`;

/** What the three articles share (platform §2, content routes). */
export const articleShape = {
  _id: text,
  ...inBothLanguages(text, 'title', 'metaDescription', 'closingTitle', 'closingDescription'),
  ...inBothLanguages(texts, 'introduction'),
};
