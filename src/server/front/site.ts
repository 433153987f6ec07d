import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoding } from './accept-encoding.ts';
import { cacheControlFor } from './cache-rules.ts';
import { encodedName, readIndex, type IndexedFile } from './file-index.ts';
import { isCompressible, isHtml, mediaTypeOf } from './media-types.ts';

export type Form = Encoding | 'identity';

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
  /** The bytes, read at the first call and kept. */
  body: (form: Form) => Buffer;
}>;

/** A built folder. A rebuilt folder becomes a new Site; this one never changes. */
export type Site = {
  /** The file for a decoded path; pages answer with and without a slash at the end. */
  readonly find: (path: string) => SiteFile | undefined;
  /** A page that is sent where there is nothing, by its name. */
  readonly answer: (name: string) => SiteFile | undefined;
  readonly paths: readonly string[];
  /** Reads every file into memory; from then on the folder may change or go. */
  hold: () => Promise<void>;
};

const FILES_AT_ONCE = 8;

/** Pages that are sent with their own status; they are no addresses. */
const ANSWERS = '/not-found/';

/** Opens a built folder by its index. Each file is read when it is asked for, or held. */
export const loadSite = async (folder: string): Promise<Site> => {
  const files = new Map<string, SiteFile>();
  const answers = new Map<string, SiteFile>();
  const unread: (() => Promise<void>)[] = [];
  for (const indexed of await readIndex(folder)) {
    const type = mediaTypeOf(indexed.name);
    const path = addressOf(`/${indexed.name}`, type);
    const { body, hold } = bodyOf(folder, indexed);
    const kind = path.startsWith(ANSWERS) ? answers : files;
    kind.set(path, fileAt(path, type, indexed, body));
    unread.push(hold);
  }
  return {
    find: (path) => files.get(path) ?? files.get(`${path}/`),
    answer: (name) => answers.get(`${ANSWERS}${name}/`),
    paths: [...files.keys()].sort(),
    hold: async () => {
      const rest = unread.values();
      const work = async () => {
        for (const hold of rest) await hold();
      };
      await Promise.all(Array.from({ length: FILES_AT_ONCE }, work));
    },
  };
};

const fileAt = (
  path: string,
  type: string,
  { etag, encodings, policy }: IndexedFile,
  body: SiteFile['body'],
): SiteFile => ({
  etag,
  encodings,
  policy,
  type,
  compressible: isCompressible(type),
  cacheControl: cacheControlFor(path, type),
  body,
});

/** A first reader waits for the disk, which for a page is a fraction of a millisecond. */
const bodyOf = (folder: string, { name, encodings }: IndexedFile) => {
  const bodies = new Map<Form, Buffer>();
  const fileOf = (form: Form) => join(folder, form === 'identity' ? name : encodedName(name, form));
  const keep = (form: Form, bytes: Buffer) => {
    bodies.set(form, bytes);
    return bytes;
  };
  return {
    body: (form: Form) => bodies.get(form) ?? keep(form, readFileSync(fileOf(form))),
    hold: async () => {
      for (const form of ['identity', ...encodings] as const) {
        if (!bodies.has(form)) keep(form, await readFile(fileOf(form)));
      }
    },
  };
};

/** `/ar/contents/index.html` is known as `/ar/contents/`; other files keep their names. */
const addressOf = (path: string, type: string): string => {
  // macOS stores names decomposed, browsers ask for them composed.
  const name = path.normalize('NFC');
  return isHtml(type) ? name.replace(/(index)?\.html$/, '').replace(/([^/])$/, '$1/') : name;
};
