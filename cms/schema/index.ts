import type { SchemaTypeDefinition } from '@sanity/types';
import { contentCard } from './documents/content-card.ts';
import { dialogue } from './documents/dialogue.ts';
import { festival } from './documents/festival.ts';
import { hanziLevel } from './documents/hanzi-level.ts';
import { learningPath } from './documents/learning-path.ts';
import { legalDocument } from './documents/legal-document.ts';
import { phraseSection } from './documents/phrase-section.ts';
import { radical } from './documents/radical.ts';
import { recipe } from './documents/recipe.ts';
import { tutorFaq } from './documents/tutor-faq.ts';
import { dialogueLine } from './objects/dialogue-line.ts';
import { dropZone } from './objects/drop-zone.ts';
import { example } from './objects/example.ts';
import { festivalDay } from './objects/festival-day.ts';
import { gameItem } from './objects/game-item.ts';
import { gloss } from './objects/gloss.ts';
import { hanziCharacter } from './objects/hanzi-character.ts';
import { legalSection } from './objects/legal-section.ts';
import { location } from './objects/location.ts';
import { pathStep } from './objects/path-step.ts';
import { phrase } from './objects/phrase.ts';
import { picture, tutorPicture } from './objects/picture.ts';
import { recording } from './objects/recording.ts';
import { socialLink } from './objects/social-link.ts';
import { reply, usage } from './objects/spoken.ts';
import { word } from './objects/word.ts';
import { festivalsArticle } from './singletons/festivals-article.ts';
import { homePage } from './singletons/home-page.ts';
import { phrasesArticle } from './documents/phrases-article.ts';
import { radicalsArticle } from './singletons/radicals-article.ts';
import { siteSettings } from './singletons/site-settings.ts';
import { soundsArticle } from './singletons/sounds-article.ts';

/** Types of which there is one document, and that document's id (cms/README.md). */
export const SINGLETONS: Record<string, string> = {
  siteSettings: 'site-settings',
  homePage: 'home-page',
  festivalsArticle: 'festivals-article',
  radicalsArticle: 'radicals-article',
  soundsArticle: 'sounds-article',
};

/** Every type that editors meet (cms/README.md, types). */
export const schemaTypes: SchemaTypeDefinition[] = [
  siteSettings,
  homePage,
  contentCard,
  soundsArticle,
  phrasesArticle,
  phraseSection,
  phrase,
  word,
  reply,
  dialogue,
  dialogueLine,
  gloss,
  festivalsArticle,
  festival,
  festivalDay,
  gameItem,
  dropZone,
  radicalsArticle,
  radical,
  example,
  recipe,
  hanziLevel,
  hanziCharacter,
  usage,
  learningPath,
  pathStep,
  legalDocument,
  legalSection,
  tutorFaq,
  picture,
  tutorPicture,
  recording,
  socialLink,
  location,
];
