import { z } from 'zod';
import { inEachLanguage, text } from './fields.ts';

/** GROQ fields of what is also searched for, in each language. */
export const searchWordFields = `"searchWords": coalesce(searchWords, []),
  "searchWordsAr": coalesce(searchWordsAr, [])`;

/** By what else people look for something; each language has words of its own. */
export const searchWordShape = inEachLanguage('learn', z.array(text), 'searchWords');
