// `npm run content:export -- content.tar.gz` packs cms/dataset for `sanity dataset import`.
import { join } from 'node:path';
import { exportContent } from './content-archive.ts';
import { ROOT, endWith } from '#src/main/settings.ts';

const archive = process.argv[2] ?? '';
if (!archive.endsWith('.tar.gz')) endWith('Name the file to write, such as content.tar.gz.');
console.log(`${exportContent(join(ROOT, 'cms/dataset'), archive)} documents are in ${archive}.`);
