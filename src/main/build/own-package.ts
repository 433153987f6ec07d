import { readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { lockOf, type Lock } from './lock-of.ts';

type Manifest = { name: string; version: string; engines: Record<string, string> };

/**
 * Makes a package of `dist`: its `package.json` and lockfile name what the built server imports and
 * does not hold, in the versions of this repository, so that `npm ci` in there is all that it needs
 * where it runs (decision 250).
 */
export const ownPackage = (): Plugin => {
  const outside = new Set<string>();
  return {
    name: 'hanlu:own-package',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
          if (!(name in bundle) && !isBuiltin(name)) outside.add(packageOf(name));
        }
      }
    },
    async writeBundle({ dir = '.' }) {
      const [{ name, version, engines }, lock] = await Promise.all([
        readJson<Manifest>('package.json'),
        readJson<Lock>('package-lock.json'),
      ]);
      const manifest = { name, version, private: true, type: 'module', engines };
      const own = lockOf(lock, [...outside].sort(), manifest);
      const files = { 'package.json': own.packages[''], 'package-lock.json': own };
      for (const [file, content] of Object.entries(files)) {
        await writeFile(join(dir, '..', file), `${JSON.stringify(content, undefined, 2)}\n`);
      }
    },
  };
};

/** The package that a module is named by: `@libsql/client` of `@libsql/client/sqlite3`. */
const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(file, 'utf8')) as T;
