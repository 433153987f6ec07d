/**
 * The one program of production, with everything in it: `node dist/server/entry.js` serves the
 * site, and with the name of a task does that task. It is built with the pages (build/adapter.ts).
 */
import { join, resolve } from 'node:path';
import { readConfig } from '#src/lib/config.ts';
import { storageFault } from '#src/server/storage/storage-fault.ts';
import { faultOfNode } from './node-version.ts';
import { endWith } from './settings.ts';

/** Each loads what it needs, so that the first answer does not wait for the rest. */
const COMMANDS: Record<string, () => Promise<void>> = {
  serve: async () => (await import('./serve.ts')).serve(join(import.meta.dirname, '../client')),
  backup: async () => (await import('./maintain.ts')).backup(),
  restore: async () => (await import('./maintain.ts')).restore(process.argv[3]),
  'uploads-clean': async () => (await import('./maintain.ts')).cleanUp(),
};

const fault = faultOfNode(process.versions.node);
if (fault) endWith(fault);

const [name = 'serve'] = process.argv.slice(2);
const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
try {
  await (run?.() ?? endWith(`There is no “${name}”: ${Object.keys(COMMANDS).join(', ')}.`));
} catch (error) {
  if (storageFault(error) !== 'storage_full') throw error;
  const folder = resolve(readConfig(process.env).dataDir);
  endWith(
    `The disk of ${folder} is full: make room there, for instance by moving old backups away.`,
  );
}
