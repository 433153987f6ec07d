import { expect, test } from 'vitest';
import { localesOnSite, placeOnSite } from './place-on-site.ts';

const article = { _id: 'a', _type: 'phrasesArticle', slug: 'food', sections: [{ _ref: 'rice' }] };
const festivals = { _id: 'f', _type: 'festivalsArticle', slug: 'festivals' };

test.each([
  [article, '/contents/articles/food'],
  [{ _id: 'rice', _type: 'phraseSection' }, '/contents/articles/food#rice'],
  [{ _id: 'tea', _type: 'phraseSection' }, undefined],
  [{ _id: 'x', _type: 'festival', slug: 'spring' }, '/contents/articles/festivals#spring'],
  [{ _id: 'x', _type: 'dialogue', slug: 'shop' }, '/contents/dialogues/shop'],
  [{ _id: 'x', _type: 'legalDocument', kind: 'terms' }, '/terms'],
  [{ _id: 'x', _type: 'learningPath', slug: 'study' }, '/today#path-study'],
])('readers meet %o at %s', (document, place) => {
  expect(placeOnSite(document, [article, festivals])).toBe(place);
});

test.each([
  [{ _type: 'festival' }, ['ar', 'en']],
  [{ _type: 'learningPath' }, ['ar', 'en']],
  [{ _type: 'legalDocument', language: 'ar' }, ['ar']],
  [{ _type: 'legalDocument', language: 'en' }, ['en']],
  [{ _type: 'tutorFaq' }, ['ar', 'en', 'zh']],
  [{ _type: 'siteSettings' }, ['ar', 'en', 'zh']],
])('%o is read in %o', (document, languages) => {
  expect(localesOnSite(document)).toEqual(languages);
});
