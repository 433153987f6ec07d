import { hash } from 'node:crypto';

/** The hash by which a page's policy allows a script or style that stands in the page. */
export const cspHash = (text: string) => `sha256-${hash('sha256', text, 'base64')}` as const;
