// `npm run content:import -- production.tar.gz` takes over what `sanity dataset export` wrote.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importContent } from './content-archive.ts';
import { ROOT, endWith } from '#src/main/settings.ts';

const archive = process.argv[2] ?? endWith('Name the file of `sanity dataset export` to read.');
if (!existsSync(archive)) endWith(`There is no file ${archive}.`);
console.log(`cms/dataset has ${importContent(archive, join(ROOT, 'cms/dataset'))} documents now.`);
