import { resolve } from 'node:path';
import { readConfig } from '#src/lib/config.ts';
import { storageFault } from '#src/server/storage/storage-fault.ts';
import { endWith } from './settings.ts';

/** Each loads what it needs, so that the first answer does not wait for the rest. */
const COMMANDS: Record<string, (client: string) => Promise<void>> = {
  serve: async (client) => (await import('./serve.ts')).serve(client),
  backup: async () => (await import('./maintain.ts')).backup(),
  restore: async () => (await import('./maintain.ts')).restore(process.argv[3]),
  'uploads-clean': async () => (await import('./maintain.ts')).cleanUp(),
};

/** Does what the first argument of the process names: serves the built folder, unless it is a task. */
export const runCommand = async (client: string): Promise<void> => {
  const [name = 'serve', ...words] = process.argv.slice(2);
  const run =
    (Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined) ??
    endWith(`There is no “${name}”: ${Object.keys(COMMANDS).join(', ')}.`);
  // Which copy to bring back. Whoever names a place to another command means it, and would not get it.
  const [extra] = name === 'restore' ? words.slice(1) : words;
  if (extra) endWith(`Nothing was done: “${name}” knows no “${extra}”.`);
  try {
    await run(client);
  } catch (error) {
    if (storageFault(error)?.fault !== 'storage_full') throw error;
    const folder = resolve(readConfig(process.env).dataDir);
    endWith(
      `The disk of ${folder} is full: make room there, for instance by moving old backups away.`,
    );
  }
};
