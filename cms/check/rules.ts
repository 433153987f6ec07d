import type { Rule } from './content.ts';
import pinyinExceptions from './pinyin-exceptions.json' with { type: 'json' };
import { reviewedRecipes } from './reviewed-recipes.ts';
import { arabicTypography } from './rules/arabic.ts';
import { sevenFaqs, sixCards } from './rules/counts.ts';
import { festivalItems, zonesInScene } from './rules/festivals.ts';
import { fiveLevels, practisedCharacters } from './rules/hanzi-levels.ts';
import { ownIds, ownKeys } from './rules/identity.ts';
import { bothLanguages } from './rules/language-pairs.ts';
import { legalSections, saysConstants } from './rules/legal.ts';
import { phraseSections, wordsJoin } from './rules/phrases.ts';
import { exceptionsNeeded, rightReading, toneMarks } from './rules/pinyin.ts';
import { specifiedRadicals } from './rules/radicals.ts';
import { recipeList, reviewedParts, unambiguousRecipes } from './rules/recipes.ts';
import { picturesOnDisk, resolvedReferences } from './rules/references.ts';
import { spokenTones } from './rules/sandhi.ts';
import { fitsSchema } from './rules/schema.ts';

/** Every rule of the content check, by the name under which it reports. */
export const RULES = {
  'fits the schema': fitsSchema,
  'own ids': ownIds,
  'own keys': ownKeys,
  'both languages': bothLanguages,
  'references resolve': resolvedReferences,
  'pictures on disk': picturesOnDisk,
  'tone marks': toneMarks,
  'right reading': rightReading(pinyinExceptions),
  'exceptions needed': exceptionsNeeded(pinyinExceptions),
  'spoken tones': spokenTones,
  'words join': wordsJoin,
  'phrase sections': phraseSections,
  'festival items': festivalItems,
  'zones in the scene': zonesInScene,
  'five levels': fiveLevels,
  'practised characters': practisedCharacters,
  'specified radicals': specifiedRadicals,
  'recipe list': recipeList,
  'unambiguous recipes': unambiguousRecipes,
  'reviewed recipes': reviewedParts(reviewedRecipes),
  'legal sections': legalSections,
  'legal constants': saysConstants,
  'seven questions': sevenFaqs,
  'six cards': sixCards,
  'arabic typography': arabicTypography,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;
