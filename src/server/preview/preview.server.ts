import type { APIContext } from 'astro';
import { z } from 'zod';
import { withContent } from '#src/content/client.ts';
import { ContentError } from '#src/content/content-error.ts';
import { contentWithDraft, pictureHost } from '#src/content/draft.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { localizedPath, previewPath } from '#src/i18n/paths.ts';
import { editingPort } from '#src/lib/config/content.ts';
import { readConfig } from '#src/lib/config.ts';
import { cspHash } from '#src/lib/csp-hash.ts';
import type { User } from '../auth/user.ts';
import { plainPage } from '../plain-page.ts';
import { readToken, signToken } from '../secret.ts';
import { localesOnSite, placeOnSite } from '#src/content/place-on-site.ts';
import { phraseId } from '#src/domain/learning/item.ts';
import { previewMessages } from './preview.messages.ts';

const PURPOSE = 'preview';
const VALID_MS = 15 * 60_000;
const ROUTES = /^\/\[lang\]\/preview(?:\/|$)/;
const NOT_LISTED = { 'X-Robots-Tag': 'noindex, nofollow' };

type Documents = NonNullable<Awaited<ReturnType<typeof contentWithDraft>>>['documents'];

type Words = keyof typeof previewMessages.en;

const refusal = (
  locale: Locale<'common'>,
  words: Words,
  status: number,
  faults: readonly string[] = [],
) =>
  plainPage(locale, inLocale(locale, previewMessages)[words], {
    status,
    headers: NOT_LISTED,
    faults,
  });

/** Whether a route shows drafts, and is therefore answered by `showPreview` alone. */
export const isPreview = (routePattern: string): boolean => ROUTES.test(routePattern);

/**
 * Whoever reaches the content of this machine may edit it; a hosted content is its administrators',
 * as far as this site knows them.
 */
const mayEdit = (user: User | undefined): boolean => {
  const config = readConfig(process.env);
  return config.sanity ? user?.role === 'admin' : editingPort(config) !== undefined;
};

const seeOther = (location: string) =>
  new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store', ...NOT_LISTED },
  });

/**
 * Leads an editor from a document of the Studio to its page (CONTENT-20): with `show=published` to
 * the one that readers see, else to a preview by an address that only this site can have made.
 */
export const openPreview = async (
  { url, locals: { user } }: Pick<APIContext, 'url' | 'locals'>,
  asked: Locale<'common'>,
): Promise<Response> => {
  const id = url.searchParams.get('document') ?? '';
  if (!mayEdit(user)) return refusal(asked, 'editors', 403);
  const content = await contentWithDraft(id).catch(() => undefined);
  const document = content?.documents.find(({ _id }) => _id === id);
  if (!content || !document) return refusal(asked, 'gone', 404);
  const place = placeOnSite(document, content.documents);
  if (place === undefined) return refusal(asked, 'nowhere', 404);
  const locales = localesOnSite(document);
  const locale = [asked, 'en' as const, ...locales].find((one) => locales.includes(one)) ?? 'en';
  const page = localizedPath(locale, place);
  if (url.searchParams.get('show') === 'published') return seeOther(page);
  const [path = '', anchor] = page.split('#');
  const fragment = phraseIn(document, url.searchParams.get('member')) ?? anchor;
  const token = await signToken(PURPOSE, id, new Date(Date.now() + VALID_MS));
  const address = `${previewPath(path)}?token=${token}`;
  return seeOther(fragment ? `${address}#${fragment}` : address);
};

/** How a page names the phrase or line that an editor has open; undefined for anything else. */
const phraseIn = (document: Documents[number], member: string | null): string | undefined => {
  const { _id, _type, phrases, lines } = document;
  const spoken = { phraseSection: phrases, dialogue: lines }[_type];
  if (!Array.isArray(spoken)) return undefined;
  const found = (spoken as { _key?: unknown }[]).find(({ _key }) => _key === member);
  return found && member ? phraseId(_id, member) : undefined;
};

/**
 * A page as it would be if the draft that its address was made for were published now. `render` makes
 * the page from whatever the content is then. Nothing may keep it or list it.
 */
export const showPreview = async (
  { pathname, searchParams }: URL,
  locale: Locale<'common'>,
  render: () => Promise<Response>,
): Promise<Response> => {
  const token = searchParams.get('token') ?? '';
  const reading = await readToken(PURPOSE, token, z.string());
  if (reading.is !== 'valid') {
    return refusal(locale, reading.is === 'expired' ? 'over' : 'none', 403);
  }
  const id = reading.payload;
  const content = await contentWithDraft(id).catch(() => undefined);
  // A draft that was discarded may have been all that there was of its document.
  if (!content?.documents.some(({ _id }) => _id === id)) return refusal(locale, 'gone', 404);
  const { documents, hasDraft } = content;
  try {
    // A page goes on being made while it is sent, so it is read to its end in here.
    const [page, text] = await withContent(documents, async () => {
      const response = await render();
      return [response, await response.text()] as const;
    });
    const note = inLocale(locale, previewMessages)[hasDraft ? 'note' : 'no_draft'];
    const shown = new Response(asPreview(text, { pathname, token, note }), page);
    shown.headers.set('Cache-Control', 'no-store');
    shown.headers.set('Referrer-Policy', 'same-origin');
    for (const [name, value] of Object.entries(NOT_LISTED)) shown.headers.set(name, value);
    const policy = shown.headers.get('Content-Security-Policy');
    if (policy) shown.headers.set('Content-Security-Policy', policyOf(text, policy));
    return shown;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return refusal(locale, 'unfinished', 422, await byTitles(error, documents));
  }
};

/** The page says what it is, and asks for data that were made with the same draft. */
const asPreview = (
  text: string,
  { pathname, token, note }: Record<'pathname' | 'token' | 'note', string>,
): string => {
  if (!/^\s*<!doctype html>/i.test(text)) return text;
  const data = previewPath(`/${pathname.split('/')[1]}/data`);
  return (
    withPictures(text)
      // Links to its other languages, which may be opened in a window of their own.
      .replace(/(?<=href=")(\/\w+\/preview\b[^"?#]*)/g, `$1?token=${token}`)
      .replace(/(?<=["';])\/data\/([\w.%-]+\.json)/g, `${data}/$1?token=${token}`)
      .replace(
        /<body[^>]*>/,
        (body) =>
          `${body}<link rel="stylesheet" href="/sample.css"><aside class="sample-note preview-note">${note}</aside>`,
      )
  );
};

const IN_PAGE = /<(script|style)\b[^>]*>([^]+?)<\/\1>/g;

/**
 * The policy of a page that stands inside of another one: Astro writes the header before the inner
 * page has named its scripts and styles. None of them holds what an editor has written.
 */
const policyOf = (text: string, policy: string): string => {
  const hashes = { script: '', style: '' };
  for (const [, element, inside = ''] of text.matchAll(IN_PAGE)) {
    const hash = cspHash(inside);
    if (!policy.includes(hash)) hashes[element as 'script' | 'style'] += ` '${hash}'`;
  }
  return withPictures(policy)
    .replace("script-src 'self'", `$&${hashes.script}`)
    .replace("style-src 'self'", `$&${hashes.style}`);
};

/** Pictures come from where the Studio keeps them, whether they are published or not. */
const withPictures = (text: string): string =>
  text.replace("img-src 'self'", `img-src 'self' ${pictureHost() ?? ''}`);

/** What the page can't show, in the words of the Studio. Those need the schema, which no page does. */
const byTitles = async ({ message }: ContentError, documents: Documents): Promise<string[]> => {
  const { faultInWords, readPageFault } = await import('#cms/check/page-fault.ts');
  return message.split('\n').map((line) => {
    const fault = readPageFault(line);
    const document = documents.find(({ _id }) => _id === fault?.id);
    return fault && document ? faultInWords(fault, document) : line;
  });
};
