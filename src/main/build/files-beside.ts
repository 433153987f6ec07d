import { cp } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** How the modules of the server name a file or folder that they need as such, by the platform's own form. */
const BESIDE = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url,?\s*\)/g;
const OWN = /\/(?:src\/(?:server|content|main)|db)\/[^?]*\.ts$/;
/** Pictures of the content are in the pages. */
const PICTURES = /\/images$/;
/** Stands for the folder of the built server until a chunk has its place in there. */
const SERVER = '__SERVER__/';

/**
 * Puts what runs as a process or thread of its own, and folders that are read, into the built
 * server, and lets their addresses lead there.
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
      if (!code.includes(SERVER)) return null;
      const up = relative(dirname(fileName), '.') || '.';
      return code.replaceAll(SERVER, `${up}/`);
    },
    async writeBundle({ dir = '.' }) {
      for (const [source, name] of folders) {
        const filter = (file: string) => !PICTURES.test(file);
        await cp(source, join(dir, name), { recursive: true, filter });
      }
    },
  };
};
