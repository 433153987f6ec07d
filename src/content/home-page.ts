import { defineQuery } from 'groq';
import { z } from 'zod';
import { fetchContent } from './client.ts';
import { inBothLanguages, text } from './fields.ts';
import { picture, pictureFields } from './picture.ts';

const homePageQuery = defineQuery(`*[_type == "homePage" && _id == "home-page"][0] {
  _id,
  metaTitle, metaTitleAr, metaDescription, metaDescriptionAr,
  heroTitle, heroTitleAr, heroSubtitle, heroSubtitleAr,
  contentTitle, contentTitleAr, contentDescription, contentDescriptionAr,
  tutorTitle, tutorTitleAr, tutorDescription, tutorDescriptionAr,
  tutorPicture ${pictureFields},
  newsletterTitle, newsletterTitleAr, newsletterDescription, newsletterDescriptionAr
}`);

const homePage = z.object({
  _id: text,
  ...inBothLanguages(text, 'metaTitle', 'metaDescription', 'heroTitle', 'heroSubtitle'),
  ...inBothLanguages(text, 'contentTitle', 'contentDescription'),
  ...inBothLanguages(text, 'tutorTitle', 'tutorDescription'),
  tutorPicture: picture,
  ...inBothLanguages(text, 'newsletterTitle', 'newsletterDescription'),
});

export type HomePage = z.infer<typeof homePage>;

/** The texts of the home page. */
export const getHomePage = (): Promise<HomePage> => fetchContent(homePageQuery, homePage);
