// `npm run sound:import -- FOLDER --speaker NAME --licence cc-by-4` takes recordings into the content.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { LICENCES } from '#src/domain/sound/licence.ts';
import { ROOT, endWith } from '#src/main/settings.ts';
import { importSounds } from './sound/import-sounds.ts';

const USE = `npm run sound:import -- FOLDER --speaker NAME --licence ${LICENCES.join('|')} [--date 2026-11-23] [--replace] [--trial]`;

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        speaker: { type: 'string' },
        licence: { type: 'string' },
        date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
        replace: { type: 'boolean', default: false },
        trial: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return endWith(`${(error as Error).message}\n${USE}`);
  }
};

const { positionals, values } = readArguments();
const folder = positionals[0] ?? endWith(`Name the folder with the sounds:\n${USE}`);
if (!existsSync(folder)) endWith(`There is no folder ${folder}.`);
const given = z
  .object({ speaker: z.string().trim().min(1), licence: z.enum(LICENCES), date: z.iso.date() })
  .safeParse(values);
const options = given.success
  ? given.data
  : endWith(
      `Say whose voice it is and under which licence (${given.error.issues
        .map(({ path }) => `--${path.join('.')}`)
        .join(', ')}):\n${USE}`,
    );
if (process.env['SANITY_PROJECT_ID']) {
  endWith(
    'The content is in a Sanity project. Import into the files without SANITY_PROJECT_ID, then bring them over with content:export, or record in the Studio.',
  );
}

const { taken, refused, silent } = await importSounds(folder, join(ROOT, 'cms/dataset'), {
  ...options,
  isReplacing: values.replace,
  isTrial: values.trial,
});
const list = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');
if (values.trial) console.log('Nothing was written: this is what would be done.');
console.log(`Taken: ${taken.length}`);
console.log(
  list(taken.map(({ file, text, isSlow }) => `${file} → ${text}${isSlow ? ' (slow)' : ''}`)),
);
console.log(`Not taken: ${refused.length}`);
console.log(list(refused.map(({ file, reason }) => `${file}: ${reason}`)));
console.log(`Still silent: ${silent.length}`);
console.log(list(silent.map(({ text, pinyin }) => `${text} (${pinyin})`)));
if (refused.length > 0) process.exitCode = 1;
