import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const HASH = / '(sha256-[^']+)'/g;
const IN_PAGE = /<(script|style)\b[^>]*>([^]*?)<\/\1>/g;

/**
 * Leaves each built page the hashes of what stands in it. Astro's policy names every script and
 * style of the site on every page (decision 113). It comes before whatever reads the built pages.
 */
export const ownPolicies = (): AstroIntegration => ({
  name: 'hanlu:own-policies',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const name of globSync('**/*.html', { cwd: folder })) {
        const file = join(folder, name);
        writeFileSync(file, withOwnPolicy(readFileSync(file, 'utf8')));
      }
    },
  },
});

/** The page with a policy that allows the scripts and styles in it, and no others. */
export const withOwnPolicy = (html: string): string => {
  const own = new Set([...html.matchAll(IN_PAGE)].map(([, , text = '']) => hashOf(text)));
  return html.replace(POLICY, (policy) =>
    policy.replace(HASH, (named, hash: string) => (own.has(hash) ? named : '')),
  );
};

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
