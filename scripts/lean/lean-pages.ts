import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withLateScripts } from './late-scripts.ts';
import { leanPage } from './lean-page.ts';

/** Makes every built page lean: one stylesheet serves the whole site, each page keeps its part. */
export const leanPages = (): AstroIntegration => ({
  name: 'hanlu:lean-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const scripts = await readScripts(root);
      for (const name of globSync('**/*.html', { cwd: root })) {
        const file = path.join(root, name);
        const { html, moved } = withLateScripts(await readFile(file, 'utf8'), scripts);
        for (const [script, text] of moved) {
          await writeFile(path.join(root, '_astro', script), text);
        }
        await writeFile(file, leanPage(html, reachable(html, scripts)));
      }
    },
  },
});

/** Texts of the built scripts, and of the data and stylesheets that they fetch, by file name. */
const readScripts = async (root: string): Promise<Map<string, string>> => {
  const names = globSync(['_astro/**/*.{js,css}', 'data/**/*.json'], { cwd: root });
  return new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [path.basename(name), await readFile(path.join(root, name), 'utf8')] as const,
      ),
    ),
  );
};

/** Everything that a page may load, be it much later: scripts name each other by file name. */
const reachable = (html: string, scripts: ReadonlyMap<string, string>) => {
  const found = new Map<string, string>();
  const queue = [html];
  for (let text = queue.pop(); text !== undefined; text = queue.pop()) {
    for (const [name] of text.matchAll(/[\w.-]+\.(?:js(?:on)?|css)\b/g)) {
      const script = scripts.get(name);
      if (script === undefined || found.has(name)) continue;
      found.set(name, script);
      queue.push(script);
    }
  }
  return found;
};
