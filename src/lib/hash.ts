import { hash } from 'node:crypto';

/** What is stored of a token that only its holder may know. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
