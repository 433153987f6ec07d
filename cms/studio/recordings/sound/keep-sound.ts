import type { SanityClient } from 'sanity';
import type { Pcm } from '#cms/sound/pcm.ts';
import type { SoundRange } from '#cms/sound/trim.ts';

/** A sound as a document points at it. */
export type SoundValue = {
  readonly _type: 'file';
  readonly asset: { readonly _type: 'reference'; readonly _ref: string };
};

type Kept = { readonly sound: Pcm; readonly range: SoundRange; readonly stem: string };

/** An encoder that was kept from starting, or a server that hangs, never answers. */
const LONGEST_MS = 60_000;

/** Encodes a part of a sound and uploads it. Rejects where the content does not answer. */
export const keepSound = (client: SanityClient, kept: Kept): Promise<SoundValue> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('nobody answers')), LONGEST_MS);
    encodeAndUpload(client, kept)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });

const encodeAndUpload = async (
  client: SanityClient,
  { sound, range, stem }: Kept,
): Promise<SoundValue> => {
  // The encoder weighs more than all other inputs, and comes with the first recording.
  const { prepareSound } = await import('#cms/sound/prepare.ts');
  const { mp3 } = await prepareSound(sound, range);
  const file = new Blob([mp3], { type: 'audio/mpeg' });
  const filename = `${stem}.mp3`;
  const { _id } = await client.assets.upload('file', file, { filename, contentType: file.type });
  return { _type: 'file', asset: { _type: 'reference', _ref: _id } };
};
