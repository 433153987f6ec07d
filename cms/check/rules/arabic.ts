import type { Rule } from '../content.ts';
import { everyText } from '../walk.ts';

const FAULTS: { pattern: RegExp; message: string }[] = [
  { pattern: /[٠-٩۰-۹]/u, message: 'has Arabic-Indic digits; the site writes 0 to 9' },
  { pattern: /ـ/u, message: 'has a kashida (ـ)' },
  { pattern: /\p{Script=Arabic}\p{M}*\s*,/u, message: 'has a Latin comma; Arabic writes ،' },
  { pattern: /\p{Script=Arabic}\p{M}*\s*;/u, message: 'has a Latin semicolon; Arabic writes ؛' },
  {
    pattern: /\p{Script=Arabic}\p{M}*\s*\?/u,
    message: 'has a Latin question mark; Arabic writes ؟',
  },
];

/** Arabic texts use Latin digits, Arabic punctuation and no stretching (content conventions). */
export const arabicTypography: Rule = (content) =>
  everyText(content).flatMap(({ document, field, value }) =>
    FAULTS.filter(({ pattern }) => pattern.test(value)).map(({ message }) => ({
      document,
      field,
      message,
    })),
  );
