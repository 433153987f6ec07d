import type { Rule } from './content.ts';
import pinyinExceptions from './pinyin-exceptions.json' with { type: 'json' };
import { ownAddresses } from './rules/addresses.ts';
import { arabicTypography } from './rules/arabic.ts';
import { openCards } from './rules/cards.ts';
import { rightWriting } from './rules/writing.ts';
import { twoSides } from './rules/dialogues.ts';
import { festivalDays, zonesInScene } from './rules/festivals.ts';
import { fieldForms } from './rules/forms.ts';
import { practisedCharacters, usedCharacters } from './rules/hanzi-levels.ts';
import { ownIds, ownKeys } from './rules/identity.ts';
import { bothLanguages } from './rules/language-pairs.ts';
import { walkablePaths } from './rules/learning-paths.ts';
import { legalSections } from './rules/legal.ts';
import { onSomePath } from './rules/on-a-path.ts';
import { ownPhrases, wordsJoin } from './rules/phrases.ts';
import { enoughPixels } from './rules/pictures.ts';
import { rightReading, toneMarks } from './rules/pinyin.ts';
import { carouselPictures, choosableParts } from './rules/radicals.ts';
import { reviewedRecipes, shownRecipes, unambiguousRecipes } from './rules/recipes.ts';
import { assetsOnDisk, resolvedReferences } from './rules/references.ts';
import { spokenTones } from './rules/sandhi.ts';
import { fitsSchema } from './rules/schema.ts';
import { searchWords } from './rules/search-words.ts';
import { simplifiedCharacters } from './rules/simplified.ts';

/** Every rule of the content check, by the name under which it reports. */
export const RULES = {
  'fits the schema': fitsSchema,
  'field forms': fieldForms,
  'own addresses': ownAddresses,
  'own ids': ownIds,
  'own keys': ownKeys,
  'both languages': bothLanguages,
  'references resolve': resolvedReferences,
  'assets on disk': assetsOnDisk,
  'simplified characters': simplifiedCharacters,
  'tone marks': toneMarks,
  'right reading': rightReading(pinyinExceptions),
  'spoken tones': spokenTones,
  'words join': wordsJoin,
  'own phrases': ownPhrases,
  'search words': searchWords,
  'two sides': twoSides,
  'zones in the scene': zonesInScene,
  'days of festivals': festivalDays(Date.now),
  'practised characters': practisedCharacters,
  'used characters': usedCharacters,
  'enough pixels': enoughPixels,
  'carousel pictures': carouselPictures,
  'choosable parts': choosableParts,
  'unambiguous recipes': unambiguousRecipes,
  'reviewed recipes': reviewedRecipes,
  'shown recipes': shownRecipes,
  'walkable paths': walkablePaths,
  'on some path': onSomePath,
  'legal sections': legalSections,
  'open cards': openCards,
  'arabic typography': arabicTypography,
  'right writing': rightWriting,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;
