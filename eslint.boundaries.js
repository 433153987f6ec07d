// The direction of imports for the whole repository; decision 004 says why.
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import ts from 'typescript-eslint';

const dir = (...types) => ({ to: { element: { types: { anyOf: types } } } });
/** What the whole site stands on: its facts, its languages, its tools. */
const ground = ['domain', 'i18n', 'lib'];
const role = (...categories) => ({ to: { file: { categories: { anyOf: categories } } } });
const pkg = (source) => ({ to: { module: { origin: 'external', source } } });
const ownFeature = {
  to: { element: { type: 'feature', captured: { name: '{{ from.element.captured.name }}' } } },
};
const from = {
  dir: (...types) => ({ element: { types: { anyOf: types } } }),
  role: (...categories) => ({ file: { categories: { anyOf: categories } } }),
};

export default [
  ...astro.configs['flat/base'],
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: ts.parser } },
  {
    files: ['{src,db,cms,scripts,tests}/**/*.{ts,tsx,astro}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'boundaries/legacy-templates': false,
      'boundaries/elements': [
        { type: 'page', pattern: ['src/pages', 'src/pages/[.]well-known'] },
        { type: 'layout', pattern: 'src/layouts' },
        { type: 'feature', pattern: 'src/features/*/*', capture: ['audience', 'name'] },
        { type: 'content', pattern: 'src/content' },
        { type: 'main', pattern: 'src/main' },
        { type: 'server', pattern: 'src/server' },
        { type: 'learning', pattern: 'src/learning' },
        { type: 'offline', pattern: 'src/offline' },
        { type: 'domain', pattern: 'src/domain' },
        { type: 'i18n', pattern: 'src/i18n' },
        { type: 'ui', pattern: 'src/ui' },
        { type: 'lib', pattern: 'src/lib' },
        { type: 'db', pattern: 'db' },
        { type: 'cms', pattern: 'cms' },
        { type: 'script', pattern: 'scripts' },
        { type: 'journey', pattern: 'tests' },
      ],
      'boundaries/files': [
        { category: 'entry', pattern: 'src/middleware.ts' },
        { category: 'astro', pattern: '**/*.astro' },
        { category: 'island', pattern: '**/*.island.tsx' },
        { category: 'machine', pattern: '**/*.machine.ts' },
        { category: 'contract', pattern: '**/*.contract.ts' },
        { category: 'messages', pattern: '**/*.messages.ts' },
        { category: 'server', pattern: '**/*.server.ts' },
        { category: 'test', pattern: '**/*.test.{ts,tsx}' },
        { category: 'module', pattern: 'src/pages/.well-known/*.ts' },
        { category: 'module', pattern: '{src,cms,db,scripts,tests}/**/*.{ts,tsx}' },
      ],
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkInternals: true,
          checkAllOrigins: true,
          policies: [
            // Packages are open by default; the narrow ones are closed below.
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            // Each folder sees itself and what lies below it.
            { from: from.dir('i18n'), allow: dir('i18n') },
            { from: from.dir('lib'), allow: dir('lib', 'i18n') },
            { from: from.dir('domain'), allow: dir('domain', 'lib') },
            { from: from.dir('ui'), allow: dir('ui', ...ground) },
            { from: from.dir('db'), allow: dir('db', ...ground) },
            { from: from.dir('cms'), allow: dir('cms', 'content', 'ui', ...ground) },
            { from: from.dir('content'), allow: dir('content', ...ground) },
            { from: from.dir('server'), allow: dir('server', 'db', ...ground) },
            { from: from.dir('learning'), allow: dir('learning', 'ui', ...ground) },
            { from: from.dir('offline'), allow: dir('offline', 'learning', 'ui', ...ground) },
            {
              from: from.dir('feature'),
              allow: [ownFeature, dir('learning', 'offline', 'ui', ...ground)],
            },
            // A shape is derived from its schema wherever it is used; types bring no code along.
            {
              from: from.dir('feature', 'learning', 'ui'),
              allow: { ...dir('content'), dependency: { kind: 'type' } },
            },
            {
              from: from.dir('layout'),
              allow: dir('layout', 'learning', 'offline', 'content', 'ui', ...ground),
            },
            {
              from: from.dir('page'),
              allow: dir(
                'page',
                'layout',
                'feature',
                'learning',
                'offline',
                'content',
                'server',
                'ui',
                ...ground,
              ),
            },
            // What starts and ends the process knows every part of it.
            {
              from: from.dir('main'),
              allow: [
                dir('main', 'feature', 'layout', 'learning', 'offline', 'content', 'server'),
                dir('db', 'cms', ...ground),
                role('entry'),
              ],
            },
            // Tools and journeys look at everything, and nothing that is served looks at them.
            {
              from: from.dir('script', 'journey'),
              allow: [
                dir('script', 'journey', 'main', 'feature', 'layout', 'content'),
                dir('learning', 'offline', 'server', 'db', 'cms', 'ui', ...ground),
                role('entry'),
              ],
            },
            { from: from.role('entry'), allow: dir('server', ...ground) },
            // Roles inside a feature: markup renders content with the layout's parts.
            { from: from.role('astro'), allow: dir('layout', 'content') },
            { from: from.role('server'), allow: dir('server', 'db', 'content') },
            // What a preview refuses is named as in the Studio.
            { from: { ...from.dir('server'), ...from.role('server') }, allow: dir('cms') },
            { from: from.role('island'), disallow: role('server', 'messages') },
            {
              from: from.role('machine'),
              disallow: [dir('ui', 'i18n'), { to: { module: { origin: ['external', 'core'] } } }],
            },
            {
              from: from.role('contract'),
              disallow: [dir('ui'), role('server', 'island', 'astro')],
            },
            { from: from.role('module'), disallow: role('island') },
            {
              from: from.role('test'),
              allow: [ownFeature, dir('content', 'server', 'db', 'journey'), role('entry')],
            },
            // Each outside system has one door.
            {
              from: from.dir(
                'page',
                'layout',
                'feature',
                'learning',
                'offline',
                'content',
                'server',
                'i18n',
                'ui',
                'lib',
                'cms',
              ),
              disallow: [pkg('drizzle-orm'), pkg('@libsql/client')],
            },
            {
              from: from.dir(
                'page',
                'layout',
                'feature',
                'learning',
                'offline',
                'server',
                'i18n',
                'ui',
                'lib',
                'db',
              ),
              disallow: pkg('@sanity/client'),
            },
          ],
        },
      ],
    },
  },
];
