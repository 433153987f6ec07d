import { readFileSync } from 'node:fs';

/** CONTRIBUTING as the tests follow it. */
export const guide = readFileSync('CONTRIBUTING.md', 'utf8');

/** A recipe's text, by its heading. Throws where the guide has none. */
export const recipe = (heading: string): string => {
  const [, after] = guide.split(`\n### ${heading}\n`);
  if (after === undefined) throw new Error(`CONTRIBUTING has no recipe “${heading}”`);
  return after.split(/\n##/)[0] ?? '';
};

/** The code of a recipe, with the file in which each piece belongs. */
export const codeOf = (text: string): { file: string; code: string }[] =>
  [...text.matchAll(/```ts (\S+)\n([\s\S]*?)```/g)].map(([, file = '', code = '']) => ({
    file,
    code,
  }));
