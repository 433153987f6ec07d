import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderSocialCard } from './card.ts';

type SocialCard = Parameters<typeof renderSocialCard>[0];

const CACHE = 'node_modules/.cache/social-cards';
/** What decides how a card looks, besides what it says. */
const LOOK = ['src/layouts/social-card/*.ts', 'public/favicon.svg'];

/**
 * The card, drawn once for what it says and shows: an editor who publishes waits for every page
 * to be built, and nearly all cards are the same as before.
 */
export const cachedSocialCard = async (card: SocialCard): Promise<Uint8Array<ArrayBuffer>> => {
  const file = path.join(CACHE, `${await fingerprint(card)}.jpg`);
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    const image = await renderSocialCard(card);
    await mkdir(CACHE, { recursive: true });
    await writeFile(file, image);
    return image;
  }
};

const fingerprint = async ({ picture, ...words }: SocialCard): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(words)).update(picture);
  for (const source of globSync(LOOK).sort()) hash.update(await readFile(source));
  return hash.digest('hex').slice(0, 32);
};
