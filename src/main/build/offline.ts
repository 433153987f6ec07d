import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { PRACTICE_PAGES } from '#src/domain/practice-pages.ts';
import { localesWith, type Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import type { Catalogue, CatalogueGroup } from '#src/learning/catalogue/catalogue.ts';
import { offlinePage } from '#src/offline/offline-page.ts';
import {
  packListAddress,
  packOfPath,
  PRACTICE_PACK,
  type Pack,
  type PackFile,
} from '#src/offline/packs.ts';
import type { SoundIndex } from '#src/domain/sound/sound-index.ts';
import { readConfig } from '#src/lib/config.ts';
import { remembered } from '#src/lib/remembered.ts';
import { isLastingFile } from '#src/offline/what-may-be-kept.ts';
import { isCompressible, mediaTypeOf } from '#src/server/front/media-types.ts';
import { pageFiles } from './page-files.ts';

/**
 * Writes what the offline use of a finished build goes by: the worker with its list of files, and
 * in each language the packs. `PUBLIC_OFFLINE=off` writes a worker that takes its leave.
 */
export const offlineUse = (): AstroIntegration => ({
  name: 'hanlu:offline',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const site = builtFiles(folder);
      for (const locale of localesWith('learn')) {
        const file = join(folder, packListAddress(locale));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(packsOf(locale, site, folder)));
      }
      const { worksOffline } = readConfig(process.env);
      const script = worksOffline
        ? await bundle('worker', precached(site))
        : await farewellWorker();
      await writeFile(join(folder, 'sw.js'), script);
    },
  },
});

type BuiltFiles = {
  /** Undefined where there is no such file. */
  entry: (address: string) => PackFile | undefined;
  /** What a page needs; groups share their pages. */
  partsOf: (page: string) => readonly string[];
  /** What it needs before anything is pressed. */
  firstPartsOf: (page: string) => readonly string[];
};

const builtFiles = (folder: string): BuiltFiles => {
  const fileAt = (address: string) => {
    const path = join(folder, decodeURI(address));
    return [path, join(path, 'index.html')].find((file) => /\.\w+$/.test(file) && existsSync(file));
  };
  const measure = (address: string, file: string): PackFile => {
    const body = readFileSync(file);
    const sent = isCompressible(mediaTypeOf(file)) ? gzipSync(body) : body;
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10);
    return [address, sent.length, hash];
  };
  /** The text of a file by its address, pages without a slash at the end. */
  const read = (address: string) => {
    const file = fileAt(address);
    return file && readFileSync(file, 'utf8');
  };
  const filesOf = pageFiles(read);
  return {
    entry: remembered((address) => {
      const file = fileAt(address);
      return file === undefined ? undefined : measure(address, file);
    }),
    partsOf: remembered((page) => filesOf(read(page) ?? '')),
    firstPartsOf: (page) => filesOf(read(page) ?? '', 0),
  };
};

/** Each file once; an address without one is left out. */
const entriesOf = (site: BuiltFiles, addresses: readonly string[]): PackFile[] =>
  [...new Set(addresses)].map(site.entry).filter((file) => file !== undefined);

const packOf = (
  id: string,
  site: BuiltFiles,
  pages: readonly string[],
  more: readonly string[],
) => {
  const parts = pages.flatMap(site.partsOf);
  const files = entriesOf(site, [...parts, ...more, ...pages]);
  return { id, files };
};

const packsOf = (locale: Locale, site: BuiltFiles, folder: string): Pack[] => {
  const pages = PRACTICE_PAGES.map((page) => localizedPath(locale, page)).filter(site.entry);
  const catalogue = catalogueIn(folder, locale);
  const sounds = soundIndexIn(folder);
  const groups = new Map(
    catalogue.groups.map((group) => {
      const page = localizedPath(locale, group.address.replace(/[?#].*/, ''));
      const more = [...strokesOf(group, catalogue, folder), ...soundsOf(group, catalogue, sounds)];
      return [group.id, packOf(group.id, site, [page], more)];
    }),
  );
  const paths = catalogue.paths.map(({ id, steps }) => {
    const files = steps.flatMap((step) => groups.get(step.group)?.files ?? []);
    return { id: packOfPath(id), files: [...new Set(files)] };
  });
  return [packOf(PRACTICE_PACK, site, pages, []), ...groups.values(), ...paths];
};

const catalogueIn = (folder: string, locale: Locale): Catalogue => {
  const [file] = globSync(join(folder, `data/learning-${locale}.*.json`));
  if (!file) throw new Error(`The build has no catalogue in ${locale}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
};

/** Where nothing was recorded there is no list either. */
const soundIndexIn = (folder: string): SoundIndex => {
  const [file] = globSync(join(folder, 'data/sounds.*.json'));
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as SoundIndex) : {};
};

/** The recordings of a group's items, with their slow sounds. */
const soundsOf = (
  { items }: CatalogueGroup,
  { items: all }: Catalogue,
  sounds: SoundIndex,
): string[] => {
  const ids = new Set(items);
  return all
    .filter(({ item }) => ids.has(item))
    .flatMap(({ hanzi }) => (Object.hasOwn(sounds, hanzi) ? (sounds[hanzi] ?? []) : []))
    .flatMap(([, ...addresses]) => addresses.filter((address) => address !== undefined));
};

/** Ten characters of a hash, as names of data files have it. */
const HASH = '?'.repeat(10);
const asAddress = (file: string) => `/${file.split(sep).join('/')}`;

/** A level has one file for all of its characters; elsewhere each has its own, if it can be drawn. */
const strokesOf = (
  { id, kind, items }: CatalogueGroup,
  { items: all }: Catalogue,
  folder: string,
): string[] => {
  if (kind === 'level')
    return globSync(`strokes/${id}.${HASH}.json`, { cwd: folder }).map(asAddress);
  const ids = new Set(items);
  const texts = all.filter(({ item }) => ids.has(item)).map(({ hanzi }) => hanzi);
  return [...new Set(texts.join(''))].map((character) => `/strokes/${character}.json`);
};

/** The offline pages with what they need at once; a hash in the address is a revision already. */
const precached = (site: BuiltFiles) => {
  const pages = localesWith('common').map(offlinePage);
  const parts = pages.flatMap(site.firstPartsOf);
  const files = entriesOf(site, [...parts, '/favicon.svg', ...pages]);
  return files.map(([url, , hash]) => ({ url, revision: isLastingFile(url) ? null : hash }));
};

/** The script of the worker that removes all that was kept, and itself. */
export const farewellWorker = (): Promise<string> => bundle('farewell-worker');

const bundle = async (part: string, list: readonly unknown[] = []): Promise<string> => {
  // Only a build makes the worker, and only a build has the bundler.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../offline/${part}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', PRECACHED: JSON.stringify(list) },
  });
  return outputFiles[0]?.text ?? '';
};
