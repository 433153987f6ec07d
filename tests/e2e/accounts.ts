import type { Page } from '@playwright/test';
import { providerWords } from '#src/main/identity-provider/words.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { EMBEDDED_ADMIN } from '#src/lib/config/accounts.ts';
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

let count = 0;

/** Somebody who has never been here before. */
export const newcomer = (): Someone => {
  count += 1;
  return { name: 'Nour', email: `nour-${process.pid}-${Date.now()}-${count}@hanlu.example` };
};

/** Says who one is at the provider, and agrees. */
export const identify = async (page: Page, locale: Locale, someone: Someone) => {
  const t = inLocale(locale, providerWords);
  await expect(page).toHaveURL(AT_PROVIDER);
  await page.getByLabel(t.name, { exact: true }).fill(someone.name);
  await page.getByLabel(t.email, { exact: true }).fill(someone.email);
  await page.getByLabel(t.verified).setChecked(someone.verified ?? true);
  await page.getByRole('button', { name: t.next }).click();
  await page.getByRole('button', { name: t.allow }).click();
  await expect(page).not.toHaveURL(AT_PROVIDER);
};

type Role = 'student' | 'teacher' | 'admin' | undefined;

/** Signs a newcomer in and lets them choose a role; the admin is the address of the settings. */
export const signIn = async (
  page: Page,
  locale: Locale,
  { role, someone = newcomer() }: { role: Role; someone?: Someone },
): Promise<Someone> => {
  const who = role === 'admin' ? { name: 'Huda', email: EMBEDDED_ADMIN } : someone;
  await page.goto(`/api/login?lang=${locale}&entry=signup`);
  await identify(page, locale, who);
  if (role === 'student' || role === 'teacher') {
    await page.locator(`a[href*="role=${role}"]`).click();
    await expect(page).toHaveURL(/\/after-signup\?/);
  }
  return who;
};
