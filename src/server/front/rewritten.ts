import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';
import { isHtml } from './media-types.ts';
import { otherForms } from './other-forms.ts';
import type { Site, SiteFile } from './site.ts';

/** A change of every page, with a name that tells its pages from others. */
export type Rewrite = { name: string; change: (html: string) => string };

/** Nearly as small as the build makes them, in a tenth of the time: a first reader waits for it. */
const QUALITY = 9;

const compress = (body: Buffer, form: Encoding): Buffer => {
  if (form === 'gzip') return gzipSync(body);
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
};

/** A site whose pages are changed when they are first read, and kept as they then are. */
export const rewrittenSite = (site: Site, { name, change }: Rewrite): Site => {
  const known = new WeakMap<SiteFile, SiteFile>();
  const others = otherForms();
  const rewrite = (file: SiteFile): SiteFile => {
    const forms = new Map<Encoding, Buffer>();
    const make = () => Buffer.from(change(file.body('identity').toString()));
    const body: SiteFile['body'] = (form) => {
      if (form === 'identity') return others(file.etag, make);
      const found = forms.get(form);
      if (found) return found;
      const made = compress(make(), form);
      forms.set(form, made);
      return made;
    };
    // A browser that knows the page as it was built has to get this one.
    return { ...file, etag: file.etag.replace(/"$/, `-${name}"`), body };
  };
  const rewritten = (file: SiteFile | undefined): SiteFile | undefined => {
    if (!file || !isHtml(file.type)) return file;
    const page = known.get(file) ?? rewrite(file);
    known.set(file, page);
    return page;
  };
  return {
    ...site,
    find: (path) => rewritten(site.find(path)),
    answer: (answer) => rewritten(site.answer(answer)),
  };
};
