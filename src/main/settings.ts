import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from '#src/lib/config.ts';

/** The folder that a command is started in: this repository, or one that holds what it built. */
export const ROOT = process.cwd();

/**
 * Reads the settings for a command: the environment, and `.env` for what it leaves open.
 * A wrong setting ends the process with its sentence.
 */
export const readSettings = (): Config => {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) endWith(error.message);
    throw error;
  }
};

/** Ends the process with one sentence. */
export const endWith = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};
