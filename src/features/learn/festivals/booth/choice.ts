import { readText, writeText } from '#src/lib/local-text.ts';

const KEY = 'hanlu.photo-booth';

/** Whether this visitor has agreed to the download before: the booth then asks no more. */
export const hasAgreed = (): boolean => readText(KEY) === 'agreed';

export const rememberAgreement = (): void => writeText(KEY, 'agreed');
