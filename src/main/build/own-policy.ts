import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, SSRManifest } from 'astro';
import { cspHash } from '#src/lib/csp-hash.ts';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const HASH = / '(sha256-[^']+)'/g;
/** What Astro writes beside the first island of a page; it names the page's own styles by itself. */
const ISLAND_STYLE = 'astro-island,astro-slot,astro-static-slot{display:contents}';
const IN_PAGE = /<(script|style)\b[^>]*>([^]*?)<\/\1>/g;

/**
 * Leaves each page the hashes of what stands in it. Astro's policy names every script and style of
 * the site on every page (decision 113). It comes before whatever reads the built pages; pages that
 * are made on demand name their own styles and all scripts, which are few.
 */
export const ownPolicies = (): AstroIntegration => ({
  name: 'hanlu:own-policies',
  hooks: {
    'astro:build:ssr': ({ manifest: { csp } }) => {
      if (csp) leaveStylesToPages(csp);
    },
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const name of globSync('**/*.html', { cwd: folder })) {
        const file = join(folder, name);
        writeFileSync(file, withOwnPolicy(readFileSync(file, 'utf8')));
      }
    },
  },
});

type Policy = NonNullable<SSRManifest['csp']>;

/**
 * Takes the styles of all pages out of the policy from which that of each is made: a page adds those
 * that Astro's list gives it. Throws where Astro writes islands another style than we know.
 */
export const leaveStylesToPages = ({ styleDirective }: Pick<Policy, 'styleDirective'>): void => {
  const ofIslands = cspHash(ISLAND_STYLE);
  if (!styleDirective.hashes.includes(ofIslands)) {
    throw new Error('The style that Astro writes beside islands is another one than we know');
  }
  styleDirective.hashes = [ofIslands];
};

/** The page with a policy that allows the scripts and styles in it, and no others. */
export const withOwnPolicy = (html: string): string => {
  const own = new Set<string>([...html.matchAll(IN_PAGE)].map(([, , text = '']) => cspHash(text)));
  return html.replace(POLICY, (policy) =>
    policy.replace(HASH, (named, hash: string) => (own.has(hash) ? named : '')),
  );
};
