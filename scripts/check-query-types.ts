/**
 * Makes the types of the content queries from the schema, and fails when those in the repository
 * are older. `npm run content:types` puts the new ones in place.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Schema } from '@sanity/schema';
import { builtinTypes, extractSchema } from '@sanity/schema/_internal';
import { schemaTypes } from '#cms/schema/index.ts';
import { ROOT } from '#src/main/settings.ts';

const TYPES = join(ROOT, 'src/content/query-types.ts');

type Type = { fields?: readonly Type[]; validation?: unknown };

/** Whatever the rules want of a document, one from before a rule may lack it: no field is promised. */
const unruled = (type: Type): Type => ({
  ...type,
  validation: undefined,
  ...(type.fields && { fields: type.fields.map(unruled) }),
});

// By the compiler that the Studio has: to load the Studio itself takes twenty times as long.
const types = [...builtinTypes, ...(schemaTypes as Type[]).map(unruled)];
// The two packages describe the same object, one of them less exactly.
const compiled = Schema.compile({ name: 'default', types }) as Parameters<typeof extractSchema>[0];
// What Sanity writes of its own assets is always there.
const schema = extractSchema(compiled, { enforceRequiredFields: true });

mkdirSync(join(ROOT, '.sanity'), { recursive: true });
writeFileSync(join(ROOT, '.sanity/schema.json'), JSON.stringify(schema));
execFileSync(process.execPath, [join(ROOT, 'node_modules/.bin/sanity'), 'typegen', 'generate'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, DO_NOT_TRACK: '1' },
});
const made = readFileSync(join(ROOT, '.sanity/query-types.ts'), 'utf8');

if (readFileSync(TYPES, 'utf8') === made) {
  console.log('The types of the queries are current.');
} else if (process.argv.includes('--write')) {
  writeFileSync(TYPES, made);
  console.log('The types are new.');
} else {
  console.error('The types of the content queries are out of date: run `npm run content:types`.');
  process.exitCode = 1;
}
