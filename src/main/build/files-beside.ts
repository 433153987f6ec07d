import { cp } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** How the modules of the server name a file or folder that they need as such, by the platform's own form. */
const BESIDE = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url,?\s*\)/g;
const OWN = /\/(?:src\/(?:server|content|main)|db)\/[^?]*\.ts$/;
/** Pictures of the content are in the pages, its recordings beside them. */
const ASSETS = /\/(?:images|files)$/;
/** Packages of the older kind know their place by these names. */
const OLD_NAMES = /\b__(?:file|dir)name\b/;
const OWN_PLACE = 'const __filename = import.meta.filename, __dirname = import.meta.dirname;\n';
/** Stands for the folder of the built server until a chunk has its place in there. */
const SERVER = '__SERVER__/';

/**
 * Puts what runs as a process or thread of its own, and folders that are read, into the built
 * server, and lets their addresses lead there. Packages that ask where they are learn that too.
 */
export const filesBeside = (): Plugin => {
  const folders = new Map<string, string>();
  return {
    name: 'hanlu:files-beside',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: OWN, code: 'import.meta.url' },
      handler(code, id) {
        return code.replace(BESIDE, (_, address: string) => {
          const source = join(dirname(id), address);
          let name = basename(source);
          if (name.endsWith('.ts')) {
            name = name.replace(/\.ts$/, '.js');
            this.emitFile({ type: 'chunk', id: source, fileName: name });
          } else folders.set(source, name);
          return `new URL('${SERVER}${name}', import.meta.url)`;
        });
      },
    },
    renderChunk(code, { fileName }) {
      const up = relative(dirname(fileName), '.') || '.';
      const placed = code.replaceAll(SERVER, `${up}/`);
      return OLD_NAMES.test(placed) ? OWN_PLACE + placed : placed;
    },
    async writeBundle({ dir = '.' }) {
      for (const [source, name] of folders) {
        const filter = (file: string) => !ASSETS.test(file);
        await cp(source, join(dir, name), { recursive: true, filter });
      }
    },
  };
};
