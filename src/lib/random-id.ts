const BYTES = 16;

/**
 * An id that nothing else has, of 32 hexadecimal digits. Browsers have `crypto.randomUUID` only by
 * https and on the machine itself, and the site may be tried within a network by http.
 */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
