// What answers a request must not be built ahead: as a file it would answer every visitor alike,
// and a POST with 405. Astro builds whatever does not say `export const prerender = false`.

const SAYS_SO =
  'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name="prerender"][init.value=false]';
const ASKS_WHO = 'CallExpression[callee.name=/^(guard|guardWriting|pageLanguage)$/]';
const message = 'Write `export const prerender = false;`, or this becomes a file of the build.';

export default [
  {
    files: ['src/pages/api/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', { selector: `Program:not(:has(${SAYS_SO}))`, message }],
    },
  },
  {
    files: ['src/pages/**/*.astro'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: `Program:has(${ASKS_WHO}):not(:has(${SAYS_SO}))`, message },
      ],
    },
  },
];
