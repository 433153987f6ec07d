import type { APIContext } from 'astro';
import { cspHash } from '#src/lib/csp-hash.ts';
import { remembered } from '#src/lib/remembered.ts';
import { letterFaces } from './fonts/font-faces.ts';
import { beforePaint } from './before-paint.ts';
import { pressAgain } from './early-press.ts';
import { moveToPreferredLanguage } from './preferred-language.ts';

/** The same for what the layout writes into page after page: its texts are few. */
export const layoutHash = remembered(cspHash);

/**
 * Allows what the layout puts into every page. A page that is rendered on demand calls this in its
 * own frontmatter: its policy is a header, sent before the layout runs.
 */
export const allowLayout = (csp: APIContext['csp']) => {
  csp?.insertStyleHash(layoutHash(letterFaces(false)));
  csp?.insertScriptHash(layoutHash(beforePaint));
  csp?.insertScriptHash(layoutHash(pressAgain));
  csp?.insertScriptHash(layoutHash(moveToPreferredLanguage));
};
