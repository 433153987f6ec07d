export type { PocketCopy } from './pocket.messages.ts';
