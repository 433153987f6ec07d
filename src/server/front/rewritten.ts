import { compressedAtOnce } from './compress.ts';
import { etagOfForm } from './etag.ts';
import { isHtml } from './media-types.ts';
import { otherForms } from './other-forms.ts';
import type { Site, SiteFile } from './site.ts';

/** A change of every page, with a name that tells its pages from others. */
export type Rewrite = { name: string; change: (html: string) => string };

/** A site whose pages are changed when they are first read, and kept in brotli as they then are. */
export const rewrittenSite = (site: Site, { name, change }: Rewrite): Site => {
  const known = new WeakMap<SiteFile, SiteFile>();
  const others = otherForms();
  const rewrite = (file: SiteFile): SiteFile => {
    let kept: Buffer | undefined;
    const make = () => Buffer.from(change(file.body('identity').toString()));
    const body: SiteFile['body'] = (form) =>
      form === 'br' ? (kept ??= compressedAtOnce(make(), form)) : others(file.etag, form, make);
    // A browser that knows the page as it was built has to get this one.
    return { ...file, etag: etagOfForm(file.etag, name), body };
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
