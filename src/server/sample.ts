import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#src/lib/config.ts';

/** In a data folder whose people are all invented. */
export const SAMPLE_MARKER = 'sample-people.txt';

const WORDS = {
  ar: 'عيّنة: كل المعلّمين والطلّاب هنا مُختلَقون للتجربة.',
  en: 'Sample: all tutors and students here are invented, for trying things out.',
  zh: '示例：这里的老师和学生均为虚构，仅供试用。',
} as const;

let known: { folder: string; isSample: boolean } | undefined;

/** Whether this site runs on invented people (OPERATION-8). */
export const isSampleSite = (): boolean => {
  const folder = readConfig(process.env).dataDir;
  if (known?.folder !== folder)
    known = { folder, isSample: existsSync(join(folder, SAMPLE_MARKER)) };
  return known.isSample;
};

/** A page that says above everything else, in its own language, that what it shows is a sample. */
export const withSampleNote = (html: string): string => {
  const lang = /<html[^>]* lang="?(\w+)/.exec(html)?.[1] ?? 'en';
  const words = Object.hasOwn(WORDS, lang) ? WORDS[lang as keyof typeof WORDS] : WORDS.en;
  // A missing page has been through here as a built one.
  if (html.includes(words)) return html;
  return html.replace(
    /<body[^>]*>/,
    (body) =>
      `${body}<link rel="stylesheet" href="/sample.css"><aside class="sample-note">${words}</aside>`,
  );
};
