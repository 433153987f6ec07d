import type { APIContext } from 'astro';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '#db/client.ts';
import { addSubscriber, stateOfSubscriber } from '#db/repos/subscribers.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { oneClickHeaders } from '#src/server/mail/link.ts';
import { signToken } from '#src/server/secret.ts';
import { confirmationLetter } from './confirmation-letter.server.ts';
import { confirmLink, unsubscribeLink } from './letter-links.server.ts';

const SITE = 'https://hanlu.example';

const LINKS = { confirm: confirmLink, unsubscribe: unsubscribeLink };
type LetterAct = keyof typeof LINKS;

ownDatabase({ per: 'test' });

let id: string;
beforeEach(async () => {
  const sara = { name: 'Sara', email: 'sara@example.org', locale: 'en' as const };
  id = (await addSubscriber(await database(), sara, new Date()))?.id ?? '';
});
afterEach(() => vi.useRealTimers());

const state = async () => stateOfSubscriber(await database(), id);

/** What the page of a path shows. */
const view = (act: LetterAct, path: string) =>
  LINKS[act].read('en', new URL(path, SITE).searchParams);

const send = async (act: LetterAct, path: string, method = 'POST', body?: string) => {
  const url = new URL(path, SITE);
  const request = new Request(url, { method, ...(body && { body }) });
  const response = await LINKS[act].follow({ request, url } as APIContext);
  return { status: response.status, location: response.headers.get('location') ?? '' };
};

/** Opens a link and presses its button; answers the page that follows. */
const press = async (act: LetterAct, path: string) => {
  const shown = await view(act, path);
  if (shown.at !== 'ask') throw new Error(`There is no button: ${shown.at}`);
  const { status, location } = await send(act, shown.action);
  expect(status).toBe(303);
  return view(act, location);
};

describe('the link to confirm', () => {
  test('changes nothing by itself, and its button confirms', async () => {
    const link = await confirmLink.pathFor('en', id);
    expect(link).toMatch(/^\/en\/newsletter\/confirm\?token=/);
    await view('confirm', link);
    expect(await state()).toBe('pending');
    expect(await press('confirm', link)).toMatchObject({ at: 'done', justNow: true });
    expect(await state()).toBe('confirmed');
  });

  test('says later that it was done before, and the way back ends it', async () => {
    const link = await confirmLink.pathFor('en', id);
    await press('confirm', link);
    expect(await view('confirm', link)).toEqual({ at: 'done', justNow: false, id });
    const wayBack = await unsubscribeLink.pathFor('en', id);
    expect(await press('unsubscribe', wayBack)).toMatchObject({ at: 'done', justNow: true });
    expect(await state()).toBe('unsubscribed');
    expect(await view('confirm', link)).toEqual({ at: 'useless' });
  });

  test('works for two weeks', async () => {
    const link = await confirmLink.pathFor('en', id);
    vi.useFakeTimers({ now: Date.now() + 13.9 * 86_400_000, toFake: ['Date'] });
    expect(await view('confirm', link)).toMatchObject({ at: 'ask' });
    vi.setSystemTime(Date.now() + 0.2 * 86_400_000);
    expect(await view('confirm', link)).toEqual({ at: 'useless' });
    expect(await send('confirm', link.replace('/en', '/api'))).toMatchObject({ status: 400 });
    expect(await state()).toBe('pending');
  });
});

test.each(['', 'x', 'e30.e30', '\u0000', 'a'.repeat(100_000)])(
  'a forged token %# opens nothing and changes nothing',
  async (token) => {
    const query = new URLSearchParams({ token }).toString();
    for (const act of ['confirm', 'unsubscribe'] as const) {
      expect(await view(act, `/en/newsletter/${act}?${query}`)).toEqual({ at: 'useless' });
      expect(await send(act, `/api/newsletter/${act}?${query}`)).toMatchObject({ status: 400 });
      const { status, location } = await send(act, `/api/newsletter/${act}?${query}&lang=en`);
      expect(status).toBe(303);
      expect(await view(act, location)).toEqual({ at: 'useless' });
    }
    expect(await state()).toBe('pending');
  },
);

test.each([
  ['confirm', 'newsletter confirmation'],
  ['unsubscribe', 'newsletter unsubscription'],
] as const)('links to %s in mails that were sent long ago stay valid', async (act, purpose) => {
  const token = await signToken(purpose, id);
  expect(await press(act, `/en/newsletter/${act}?token=${token}`)).toMatchObject({ at: 'done' });
});

test('a token for one thing does not do the other', async () => {
  const { searchParams } = new URL(await unsubscribeLink.pathFor('en', id), SITE);
  const path = `/api/newsletter/confirm?${searchParams.toString()}`;
  expect(await send('confirm', path)).toMatchObject({ status: 400 });
  expect(await state()).toBe('pending');
});

describe('one click in a mail program (RFC 8058)', () => {
  const address = async () => {
    const headers = await oneClickHeaders(unsubscribeLink, id, SITE);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    return headers['List-Unsubscribe'].slice(1, -1);
  };

  test('unsubscribes without being led anywhere, as often as it is sent', async () => {
    for (let times = 0; times < 2; times += 1) {
      const sent = await send('unsubscribe', await address(), 'POST', 'List-Unsubscribe=One-Click');
      expect(sent).toEqual({ status: 200, location: '' });
    }
    expect(await state()).toBe('unsubscribed');
  });

  test('works years later', async () => {
    const link = await address();
    vi.useFakeTimers({ now: new Date('2060-01-01'), toFake: ['Date'] });
    expect(await send('unsubscribe', link)).toMatchObject({ status: 200 });
    expect(await state()).toBe('unsubscribed');
  });

  test('a visit of the address is led to the page and changes nothing', async () => {
    const { status, location } = await send('unsubscribe', await address(), 'GET');
    expect(status).toBe(303);
    expect(await view('unsubscribe', location)).toMatchObject({ at: 'ask' });
    expect(await state()).toBe('pending');
  });

  test('other methods are refused', async () => {
    expect(await send('unsubscribe', await address(), 'DELETE')).toMatchObject({ status: 405 });
    expect(await state()).toBe('pending');
  });
});

test.each(['ar', 'en'] as const)(
  'the letter in %s asks and never repeats the name',
  async (locale) => {
    const reader = { id, email: 'sara@example.org', locale, name: 'Win at evil.example' };
    const { to, subject, text, html, headers } = await confirmationLetter(reader, SITE);
    expect(to).toBe('sara@example.org');
    expect(subject).toMatch(locale === 'ar' ? /هانلو/ : /Hanlu/);
    expect(text).toContain(locale === 'ar' ? '14 يومًا' : '14 days');
    expect(text + html).not.toContain('evil');
    const link = /https:\S+\/newsletter\/confirm\?token=\S+/.exec(text)?.[0] ?? '';
    expect(link.startsWith(`${SITE}/${locale}/`)).toBe(true);
    expect(await press('confirm', link)).toMatchObject({ at: 'done' });
    expect(Object.keys(headers ?? {})).toEqual(['List-Unsubscribe', 'List-Unsubscribe-Post']);
  },
);
