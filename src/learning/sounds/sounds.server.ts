import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from '#src/content/content-error.ts';
import { SOUNDS_FOLDER } from '#src/content/embedded-dataset.ts';
import { getRecordings } from '#src/content/recordings.ts';
import { dataFile, type DataFile } from '#src/lib/data-file.ts';
import type { SoundIndex } from '#src/domain/sound/sound-index.ts';

/** A sound as the site serves it: its own file, at an address that changes with it. */
export type SoundFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

const read = new Map<string, Promise<SoundFile>>();

/** The sound of an asset, from the dataset or from the hosted library. Throws a ContentError. */
const soundOf = (url: string): Promise<SoundFile> => {
  const reading = read.get(url) ?? readSound(url);
  // A file that an editor has replaced has another name.
  read.set(url, reading);
  // One that could not be read may be there the next time.
  reading.catch(() => read.delete(url));
  return reading;
};

const readSound = async (url: string): Promise<SoundFile> => {
  const bytes = url.startsWith('https://') ? await fetchSound(url) : await readLocal(url);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { name: `${hash}.mp3`, bytes };
};

const fetchSound = async (url: string) => {
  const response = await fetch(url);
  if (!response.ok) throw new ContentError(`${url}: the recording answers ${response.status}`);
  return response.bytes();
};

const readLocal = async (name: string) => {
  try {
    return new Uint8Array(await readFile(path.join(SOUNDS_FOLDER, path.basename(name))));
  } catch {
    throw new ContentError(`${name}: no such recording in cms/dataset/files`);
  }
};

const addressOf = ({ name }: SoundFile): string => `/sounds/${name}`;

/** Every sound of the content, each file once. */
export const soundFiles = async (): Promise<SoundFile[]> => {
  const urls = (await getRecordings()).flatMap(({ url, slowUrl }) =>
    slowUrl ? [url, slowUrl] : [url],
  );
  const files = await Promise.all(urls.map(soundOf));
  return [...new Map(files.map((file) => [file.name, file])).values()];
};

/** Where the recording of each text is, as a file that pages fetch; nothing where all is silent. */
export const soundIndexFile = async (): Promise<DataFile<SoundIndex> | undefined> => {
  const index: Record<string, SoundIndex[string][number][]> = {};
  for (const { text, pinyin, url, slowUrl } of await getRecordings()) {
    const address = addressOf(await soundOf(url));
    const slow = slowUrl ? addressOf(await soundOf(slowUrl)) : undefined;
    (index[text] ??= []).push(slow ? [pinyin, address, slow] : [pinyin, address]);
  }
  return Object.keys(index).length > 0 ? dataFile('sounds', index) : undefined;
};
