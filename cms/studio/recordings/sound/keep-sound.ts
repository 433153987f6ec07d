import type { SanityClient } from 'sanity';
import type { Pcm } from '#cms/sound/pcm.ts';
import type { SoundRange } from '#cms/sound/trim.ts';

/** A sound as a document points at it. */
export type SoundValue = {
  readonly _type: 'file';
  readonly asset: { readonly _type: 'reference'; readonly _ref: string };
};

type Kept = { readonly sound: Pcm; readonly range: SoundRange; readonly stem: string };

/** No MP3 can be made of a sound here, now or later. */
export class NotEncoded extends Error {}

/** An encoder that was kept from starting, or a server that hangs, never answers. */
const LONGEST_MS = 60_000;

/**
 * Encodes a part of a sound and uploads it. Rejects with NotEncoded where it can't be encoded, and
 * otherwise where the content refuses it or does not answer.
 */
export const keepSound = async (client: SanityClient, kept: Kept): Promise<SoundValue> => {
  // The encoder weighs more than all other inputs, and comes with the first recording.
  const { prepareSound } = await inTime(import('#cms/sound/prepare.ts'));
  const { mp3 } = await inTime(prepareSound(kept.sound, kept.range)).catch((cause: unknown) => {
    throw new NotEncoded('the sound was not encoded', { cause });
  });
  return inTime(upload(client, kept.stem, mp3));
};

const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('nobody answers')), LONGEST_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const upload = async (
  client: SanityClient,
  stem: string,
  mp3: Uint8Array<ArrayBuffer>,
): Promise<SoundValue> => {
  const file = new Blob([mp3], { type: 'audio/mpeg' });
  const filename = `${stem}.mp3`;
  const { _id } = await client.assets.upload('file', file, { filename, contentType: file.type });
  return { _type: 'file', asset: { _type: 'reference', _ref: _id } };
};
