import type { Page } from '@playwright/test';
import type { Locale } from '#src/i18n/locales.ts';
import { expect, test as base } from './fixtures.ts';

/** Where somebody says at the development provider who they are. */
export const AT_PROVIDER = /\/interaction\//;

/** The development provider listens on the port after the site's. */
export const visitsProvider = async (
  { baseURL }: { baseURL: string | undefined },
  use: (origins: string[]) => Promise<void>,
) => {
  const { protocol, hostname, port } = new URL(baseURL ?? '');
  await use([`${protocol}//${hostname}:${Number(port) + 1}`]);
};

/** Journeys that go to the sign-in provider and come back. */
export const test = base.extend({ visitedOrigins: visitsProvider });

export type Someone = { name: string; email: string; verified?: boolean };

/** The provider's forms, as its visitors read them. */
const words = {
  ar: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    verified: 'البريد الإلكتروني موثَّق',
    next: 'متابعة',
    allow: 'موافقة',
    cancel: 'إلغاء',
  },
  en: {
    name: 'Name',
    email: 'Email',
    verified: 'The email is verified',
    next: 'Continue',
    allow: 'Allow',
    cancel: 'Cancel',
  },
};

/** Whom the development provider's settings make an admin. */
const EMBEDDED_ADMIN = 'admin@hanlu.example';

let count = 0;

/** Somebody who has never been here before. */
export const newcomer = (): Someone => {
  count += 1;
  return { name: 'Nour', email: `nour-${process.pid}-${Date.now()}-${count}@hanlu.example` };
};

/** Says who one is at the provider, and agrees. */
export const identify = async (page: Page, locale: Locale, someone: Someone) => {
  const t = words[locale];
  await expect(page).toHaveURL(AT_PROVIDER);
  await page.getByLabel(t.name, { exact: true }).fill(someone.name);
  await page.getByLabel(t.email, { exact: true }).fill(someone.email);
  await page.getByLabel(t.verified).setChecked(someone.verified ?? true);
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('button', { name: t.allow }).click();
  await expect(page).not.toHaveURL(AT_PROVIDER);
};

/** Turns back at the provider. */
export const cancel = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: words[locale].cancel }).click();

type Role = 'student' | 'teacher' | 'admin' | undefined;

/**
 * Signs a newcomer in and lets them choose a role, by the requests that a browser sends: the way
 * by the pages is tried once, in the journeys of accounts. The admin is the address of the settings.
 */
export const signIn = async (
  page: Pick<Page, 'request'>,
  locale: Locale<'common'>,
  { role, someone = newcomer() }: { role: Role; someone?: Someone },
): Promise<Someone> => {
  const who = role === 'admin' ? { name: 'Huda', email: EMBEDDED_ADMIN } : someone;
  const { request } = page;
  const asked = await request.get(`/api/login?lang=${locale}&entry=signup`);
  const { origin, pathname } = new URL(asked.url());
  const send = (step: string, form: Record<string, string>) =>
    request.post(`${origin}${pathname}?step=${step}&lang=${locale}`, {
      form,
      headers: { Origin: origin },
    });
  const { verified = true, ...written } = who;
  await send('choose', { who: 'other', ...written, ...(verified && { verified: 'on' }) });
  let landed = await send('allow', {});
  if (role === 'student' || role === 'teacher') {
    landed = await request.get(`/api/assign-role?role=${role}&lang=${locale}`, {
      headers: { Referer: landed.url() },
    });
    expect(landed.url()).toMatch(/\/after-signup\?/);
  }
  const user = await request.get('/api/auth/user');
  expect(await user.json()).toMatchObject({ role: role ?? null });
  return who;
};
