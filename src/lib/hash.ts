import { createHash } from 'node:crypto';

/** What is stored of a token that only its holder may know. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
