import type { Browser, Page } from '@playwright/test';
import { SAMPLE_DRAFT } from '#src/features/teach/application/draft/sample-draft.ts';
import { TUTOR_STEPS, type TutorStep } from '#src/domain/tutor-steps.ts';
import type { Saving } from '#src/features/teach/application/saving/autosave.ts';
import { toWire } from '#src/features/teach/application/saving/wire.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { signIn } from './accounts.ts';
import { atRest, expect } from './fixtures.ts';
import { wizardWords } from './words/wizard.ts';

export const PICTURE = 'public/icons/apple-touch-icon.png';
const ROOT = '/api/teacher-onboarding';

/** The tutor application as its applicant sees it. */
export const wizardOn = (page: Page, locale: Locale) => {
  const copy = wizardWords[locale];
  const t = copy.wizard;
  const status = page.locator('[data-saving]');
  const says = (saving: Saving['at']) => expect(status).toHaveAttribute('data-saving', saving);
  const wizard = {
    copy,
    open: async () => {
      await page.goto(`/${locale}/teacher-onboarding`);
      await expect(status).toBeVisible();
    },
    status,
    onStep: (step: TutorStep) =>
      expect(page.getByRole('heading', { level: 2, name: t.steps[step] })).toBeVisible(),
    goTo: async (step: TutorStep) => {
      const name = new RegExp(`^${step}\\s`);
      await page.getByRole('navigation').getByRole('button', { name }).click();
      await wizard.onStep(step);
    },
    untouched: () => says('untouched'),
    saved: () => says('saved'),
    /** Loads the page anew, as on another day. */
    comeBack: async (step: TutorStep) => {
      await wizard.saved();
      await page.reload();
      await wizard.onStep(step);
      await atRest(page);
    },
    next: () => page.getByRole('button', { name: t.saveAndContinue }).click(),
    trouble: page.locator('[data-trouble]'),
    submit: page.getByRole('button', { name: t.submit }),
    field: (label: string) =>
      page.getByLabel(label, { exact: false }).locator('visible=true').first(),
  };
  return wizard;
};

/** Fills in the signed-in tutor's application by requests, with a stored picture; answers its id. */
export const fillByRequests = async (page: Page): Promise<string> => {
  const headers = { origin: new URL((await page.request.get('/api/auth/user')).url()).origin };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(ROOT + path, { data, headers });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  };
  const { tempTeacherId } = (await post('/start', {})) as { tempTeacherId: string };
  const stored = await page.request.post('/api/uploads/files', {
    headers,
    multipart: {
      file: { name: 'me.png', mimeType: 'image/png', buffer: await readPicture() },
      kind: 'profile',
      itemId: 'avatar',
    },
  });
  const { key } = (await stored.json()) as { key: string };
  const draft = { ...SAMPLE_DRAFT, profilePictureKey: key };
  for (const step of TUTOR_STEPS) {
    await post('/save-step', { tempTeacherId, step, data: toWire(step, draft) });
  }
  return tempTeacherId;
};

/** Somebody new who teaches here: applied, and approved by an admin, all of it by requests. */
export const teachAs = async (page: Page, browser: Browser, locale: Locale<'teach'>) => {
  await signIn(page, locale, { role: 'teacher' });
  const tempTeacherId = await fillByRequests(page);
  const reply = await page.request.get('/api/auth/user');
  const headers = { origin: new URL(reply.url()).origin };
  const submitted = await page.request.post(`${ROOT}/submit`, { data: { tempTeacherId }, headers });
  expect(submitted.status()).toBe(200);
  const admin = await (await browser.newContext({ baseURL: headers.origin })).newPage();
  await signIn(admin, 'en', { role: 'admin' });
  const address = `/en/admin/applications/${tempTeacherId}`;
  const [, version = ''] =
    /name="version" value="(\d+)"/.exec(await (await admin.request.get(address)).text()) ?? [];
  const form = { version, decision: 'approve' };
  const approved = await admin.request.post(address, { form, headers, maxRedirects: 0 });
  expect(approved.headers()['location']).toContain('review=approved');
  await admin.context().close();
};

const readPicture = async () => {
  const { readFile } = await import('node:fs/promises');
  return readFile(PICTURE);
};
