import { fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { someAtOnce } from '#src/lib/some-at-once.ts';
import type { Encoding, Form } from './accept-encoding.ts';
import { cacheControlFor } from './cache-rules.ts';
import { encodedName, FILES_AT_ONCE, readIndex, type IndexedFile } from './file-index.ts';
import { isCompressible, isHtml, mediaTypeOf } from './media-types.ts';
import { otherForms } from './other-forms.ts';
import { shareFile, type SharedFile, type StoredBytes } from './shared-file.ts';

export type SiteFile = Readonly<{
  /** Strong and quoted; an encoded form adds its encoding to it. */
  etag: string;
  type: string;
  compressible: boolean;
  cacheControl: string;
  /** What it may load and do; nothing where this is absent. */
  policy?: string | undefined;
  /** What `body` can be asked for, besides the plain bytes. */
  encodings: readonly Encoding[];
  /** The bytes, from memory or from the disk. */
  body: (form: Form) => Buffer;
  /** The bytes of a large file that is held, as their reader takes them. */
  stored: () => StoredBytes | undefined;
}>;

/** A built folder. A rebuilt folder becomes a new Site; this one never changes. */
export type Site = {
  /** The file for a decoded path; pages answer with and without a slash at the end. */
  readonly find: (path: string) => SiteFile | undefined;
  /** A page that is sent where there is nothing, by its name. */
  readonly answer: (name: string) => SiteFile | undefined;
  readonly paths: readonly string[];
  /** Has every file in memory, or open; from then on the folder may change or go. */
  hold: () => Promise<void>;
  /** Closes what is open; a site that others have taken the place of is not asked any more. */
  release: () => void;
};

/** Pages that are sent with their own status; they are no addresses. */
const ANSWERS = '/not-found/';

/** Opens a built folder by its index. Each file is read when it is asked for, or held. */
export const loadSite = async (folder: string): Promise<Site> => {
  const files = new Map<string, SiteFile>();
  const answers = new Map<string, SiteFile>();
  const bodies: Bodies[] = [];
  const others = otherForms();
  for (const indexed of await readIndex(folder)) {
    const type = mediaTypeOf(indexed.name);
    const path = addressOf(`/${indexed.name}`, type);
    const own =
      indexed.encodings.length > 0 ? textIn(folder, indexed, others) : bytesIn(folder, indexed);
    const kind = path.startsWith(ANSWERS) ? answers : files;
    kind.set(path, fileAt(path, type, indexed, own));
    bodies.push(own);
  }
  const release = () => {
    for (const { release: releaseOne } of bodies) releaseOne();
  };
  return {
    find: (path) => files.get(path) ?? files.get(`${path}/`),
    answer: (name) => answers.get(`${ANSWERS}${name}/`),
    paths: [...files.keys()].sort(),
    hold: async () => {
      try {
        await someAtOnce(FILES_AT_ONCE, bodies, ({ hold }) => hold());
      } catch (error) {
        release();
        throw error;
      }
    },
    release,
  };
};

const fileAt = (
  path: string,
  type: string,
  { etag, encodings, policy }: IndexedFile,
  { body, stored }: Pick<SiteFile, 'body' | 'stored'>,
): SiteFile => ({
  etag,
  encodings: encodings.includes('br') ? ['br', 'gzip'] : encodings,
  policy,
  type,
  compressible: isCompressible(type),
  cacheControl: cacheControlFor(path, type),
  body,
  stored,
});

type Bodies = Pick<SiteFile, 'body' | 'stored'> & {
  hold: () => Promise<void>;
  release: () => void;
};

/**
 * A text in brotli, kept from the first call on. Few ask for another form, and those are most of all
 * (docs/decisions/298-texts-in-one-form.md).
 */
const textIn = (
  folder: string,
  { name, encodings: [own = 'br'] }: IndexedFile,
  others: ReturnType<typeof otherForms>,
): Bodies => {
  const file = () => join(folder, encodedName(name, own));
  let kept: Buffer | undefined;
  const read = () => (kept ??= readFileSync(file()));
  const unpack = () => (own === 'br' ? brotliDecompressSync(read()) : gunzipSync(read()));
  return {
    body: (form) => (form === own ? read() : others(name, form, unpack)),
    stored: () => undefined,
    hold: async () => {
      // Where it is missing others may be too, and a build lets an older one take over.
      await access(join(folder, name));
      kept ??= await readFile(file());
    },
    release: () => undefined,
  };
};

/** Of larger files many slow readers would have too large copies, so these come in pieces. */
const MOST_READ_AT_ONCE_BYTES = 64 * 1024;

/** A picture or the like, which the system has in its own memory while it is asked for. */
const bytesIn = (folder: string, { name }: IndexedFile): Bodies => {
  const file = () => join(folder, name);
  let opened: { descriptor: number; shared: SharedFile } | undefined;
  let isReleased = false;
  return {
    body: () => (opened ? readOpened(opened.descriptor) : readFileSync(file())),
    stored: () => {
      const bytes = opened?.shared.bytes;
      return bytes && bytes.length > MOST_READ_AT_ONCE_BYTES ? bytes : undefined;
    },
    hold: async () => {
      if (opened) return;
      const { size } = await stat(file());
      if (isReleased) return;
      const descriptor = openSync(file(), 'r');
      opened = { descriptor, shared: shareFile(descriptor, size) };
    },
    release: () => {
      isReleased = true;
      opened?.shared.release();
      opened = undefined;
    },
  };
};

const readOpened = (descriptor: number): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(fstatSync(descriptor).size);
  let length = 0;
  while (length < bytes.length) {
    const more = readSync(descriptor, bytes, length, bytes.length - length, length);
    // What was not filled is memory of others.
    if (more === 0) throw new Error('A file of the site ended early.');
    length += more;
  }
  return bytes;
};

/** `/ar/contents/index.html` is known as `/ar/contents/`; other files keep their names. */
const addressOf = (path: string, type: string): string => {
  // macOS stores names decomposed, browsers ask for them composed.
  const name = path.normalize('NFC');
  return isHtml(type) ? name.replace(/(index)?\.html$/, '').replace(/([^/])$/, '$1/') : name;
};
