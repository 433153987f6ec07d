import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import boundaries from './eslint.boundaries.js';
import onDemand from './eslint.on-demand.js';

export default [
  globalIgnores([
    'dist',
    '.astro',
    '.sanity',
    'var',
    'public',
    'playwright-report',
    'src/content/query-types.ts',
  ]),
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...astro.configs.recommended,
  ...astro.configs['jsx-a11y-recommended'],
  { ...a11y.configs.recommended, files: ['**/*.tsx'] },
  { ...reactHooks.configs.flat.recommended, files: ['**/*.tsx'] },
  {
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-undef': 'off',
      // Whoever reads the whole package, such as a unit test, reads 3,700 files of icons.
      'no-restricted-imports': [
        'error',
        { name: '@lucide/astro', message: 'Import each icon from `@lucide/astro/icons/…`.' },
      ],
    },
  },
  // Astro reads a component's props from an interface of this name.
  {
    files: ['**/*.astro'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  // What differs between the languages stands in one table, src/i18n/locales.ts.
  {
    files: ['{src,cms,db,scripts}/**/*.{ts,tsx,astro}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(BinaryExpression[operator=/^[!=]==?$/], SwitchCase) > Literal[value=/^(ar|en|zh)$/]',
          message: 'Ask the table of the languages (src/i18n/locales.ts) for what differs.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'Browsers lack it by http: use `randomId` of src/lib/random-id.ts.',
        },
      ],
    },
  },
  // A function is read at one go; pictures in scripts/art are lists of strokes.
  {
    files: ['{src,cms,db,scripts}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'scripts/art/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
    },
  },
  ...boundaries,
  ...onDemand,
];
