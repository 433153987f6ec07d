import { keepPlace } from '#src/learning/guest-question/keep-place.ts';
import { wearKeptTypefaces } from './fonts/wear-kept-typefaces.ts';
import { markReturning } from './returning.ts';

/**
 * What every page runs before anything is painted: one script, since each has a name in the page's
 * policy that can't be compressed.
 */
export const beforePaint = markReturning + keepPlace + wearKeptTypefaces;
