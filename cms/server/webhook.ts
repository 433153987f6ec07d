import { setTimeout as wait } from 'node:timers/promises';
import { SIGNATURE_HEADER_NAME, encodeSignatureHeader } from '@sanity/webhook';
import { isPublished } from './document.ts';
import type { Committed } from './store.ts';

export type Webhook = { url: string; secret: string };

const ATTEMPTS = 4;
const PAUSE_MS = 500;

/** Tells a webhook, as Sanity would, of each transaction that readers of the site can see. */
export const tellWebhook =
  ({ url, secret }: Webhook) =>
  ({ entry, changes }: Committed): void => {
    const ids = changes.map(({ id }) => id).filter(isPublished);
    if (ids.length > 0) void deliver(url, secret, JSON.stringify({ transaction: entry.id, ids }));
  };

const deliver = async (url: string, secret: string, body: string): Promise<void> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (await isTaken(url, secret, body)) return;
    await wait(PAUSE_MS * attempt);
  }
  console.error(`The site did not take the news of a publication: ${url}`);
};

const isTaken = async (url: string, secret: string, body: string): Promise<boolean> => {
  try {
    const signature = await encodeSignatureHeader(body, Date.now(), secret);
    const headers = { 'Content-Type': 'application/json', [SIGNATURE_HEADER_NAME]: signature };
    const { status } = await fetch(url, { method: 'POST', body, headers });
    return status < 500;
  } catch {
    return false;
  }
};
