import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { startSite, type OwnSite } from '../e2e/own-site.ts';

type Settings = {
  /** Where its data lie; an empty folder of its own unless told. */
  dataDir?: string;
  port?: number;
  /** Settings beside those of every site under test. */
  settings?: Record<string, string>;
  /** What the site is started through: a program and its words. */
  through?: readonly string[];
};

export type Sites = {
  /** Starts a site, which goes with the test. */
  start: (settings?: Settings) => Promise<OwnSite>;
  /** Somebody at a site who has not signed in, from an address that nobody else has. */
  visitor: (site: Pick<OwnSite, 'url'>, headers?: Record<string, string>) => Promise<Visitor>;
};
export type Visitor = { request: APIRequestContext };

let visitors = 0;

/** An address of a private network, another one for each visitor: limits count by them. */
export const nextAddress = (): string => {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

export const test = base.extend<Sites>({
  start: async ({ browserName: _ }, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use(async (settings = {}) => {
      const newFolder = async () => {
        const folder = await mkdtemp(join(tmpdir(), 'hanlu-faults-'));
        ends.unshift(() => rm(folder, { recursive: true, force: true }));
        return folder;
      };
      const dataDir = settings.dataDir ?? (await newFolder());
      const site = await startSite({ ...settings, dataDir });
      ends.unshift(site.stop);
      return site;
    });
    for (const end of ends) await end();
  },
  visitor: async ({ playwright }, use) => {
    const contexts: APIRequestContext[] = [];
    await use(async ({ url }, headers = {}) => {
      const request = await playwright.request.newContext({
        baseURL: url,
        extraHTTPHeaders: { 'X-Forwarded-For': nextAddress(), ...headers },
      });
      contexts.push(request);
      return { request };
    });
    for (const context of contexts) await context.dispose();
  },
});

let addresses = 0;

/** An e-mail address that nobody else has. */
export const newAddress = (): string => `reader-${process.pid}-${(addresses += 1)}@reader.example`;

/** Subscribes to the newsletter with an address that nobody has, in a language. */
export const subscribe = async ({ request }: Visitor, lang: 'ar' | 'en' = 'en') => {
  const email = newAddress();
  const answer = await request.post(`/api/email-subscription?lang=${lang}`, {
    data: { name: 'Nour', email },
  });
  const told = (await answer.json()) as { message: string; warning?: string };
  return { email, status: answer.status(), ...told };
};

/** The addresses that a site keeps, as its admin reads them. */
export const subscribersOf = async ({ request }: Visitor): Promise<Set<string>> => {
  const list = await request.get('/api/admin/subscribers.csv');
  if (!list.ok()) throw new Error(`The list can't be read: ${list.status()}`);
  return new Set((await list.text()).match(/[^\s",]+@reader\.example/g));
};

const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: '#884422' } })
  .jpeg()
  .toBuffer();

/** Uploads a picture as a tutor, in a language. */
export const upload = async ({ request }: Visitor, lang: 'ar' | 'en' = 'en') => {
  const answer = await request.post(`/api/uploads/images?lang=${lang}`, {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    multipart: {
      image: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo },
      originalSizeBytes: String((await photo).length),
    },
  });
  const told = (await answer.json()) as { message?: string; key?: string };
  return { status: answer.status(), ...told };
};
