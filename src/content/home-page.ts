import { defineQuery } from 'groq';
import { z } from 'zod';
import { fetchContent } from './client.ts';
import { inEachLanguage, text } from './fields.ts';
import { tutorPicture, tutorPictureFields } from './picture.ts';

const homePageQuery = defineQuery(`*[_type == "homePage" && _id == "home-page"][0] {
  _id,
  metaTitle, metaTitleAr, metaDescription, metaDescriptionAr,
  heroTitle, heroTitleAr, heroSubtitle, heroSubtitleAr,
  contentTitle, contentTitleAr, contentDescription, contentDescriptionAr,
  tutorTitle, tutorTitleAr, tutorDescription, tutorDescriptionAr,
  tutorPicture ${tutorPictureFields},
  newsletterTitle, newsletterTitleAr, newsletterDescription, newsletterDescriptionAr
}`);

const homePage = z.object({
  _id: text,
  ...inEachLanguage('learn', text, 'metaTitle', 'metaDescription', 'heroTitle', 'heroSubtitle'),
  ...inEachLanguage('learn', text, 'contentTitle', 'contentDescription'),
  ...inEachLanguage('learn', text, 'tutorTitle', 'tutorDescription'),
  tutorPicture,
  ...inEachLanguage('learn', text, 'newsletterTitle', 'newsletterDescription'),
});

export type HomePage = z.infer<typeof homePage>;

/** The texts of the home page. */
export const getHomePage = (): Promise<HomePage> => fetchContent(homePageQuery, homePage);
