import { createHash } from 'node:crypto';
import type { APIContext } from 'astro';
import { remembered } from '#src/lib/remembered.ts';
import { letterFaces } from './fonts/font-faces.ts';
import { beforePaint } from './before-paint.ts';
import { pressAgain } from './early-press.ts';
import { moveToPreferredLanguage } from './preferred-language.ts';

/** The hash by which a page's policy allows a script or style that stands in the page. */
export const cspHash = remembered(
  (text) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const,
);

/**
 * Allows what the layout puts into every page. A page that is rendered on demand calls this in its
 * own frontmatter: its policy is a header, sent before the layout runs.
 */
export const allowLayout = (csp: APIContext['csp']) => {
  csp?.insertStyleHash(cspHash(letterFaces(false)));
  csp?.insertScriptHash(cspHash(beforePaint));
  csp?.insertScriptHash(cspHash(pressAgain));
  csp?.insertScriptHash(cspHash(moveToPreferredLanguage));
};
