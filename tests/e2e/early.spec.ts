import type { Page } from '@playwright/test';
import { getDialogues } from '#src/content/dialogues.ts';
import { localized } from '#src/content/localized.ts';
import { signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { questionnaireOn } from './onboarding.ts';
import { afterSignUpWords } from './words/afterSignUp.ts';
import { dialoguesWords } from './words/dialogues.ts';
import { newsletterWords } from './words/newsletter.ts';
import { numbersWords } from './words/numbers.ts';
import { phrasesWords } from './words/phrases.ts';
import { pronunciationWords } from './words/pronunciation.ts';
import { findWords } from './words/find.ts';
import { reviewSessionWords } from './words/reviewSession.ts';
import { say } from './words/say.ts';

/** Holds a part of the code back. */
const holdBackCode = (page: Page, part: string) => holdBack(page, new RegExp(`/_astro/${part}\\.`));

test(
  'a round that is chosen and begun before its code came is what is practised',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const t = numbersWords[siteLocale];
    const release = await holdBackCode(page, 'Numbers.island');
    await page.goto(`/${siteLocale}/contents/games/numbers`);
    const reading = page.getByRole('radio', { name: t.reading });
    const begin = page.getByRole('button', { name: t.begin, exact: true });
    await reading.check();
    await page.getByRole('combobox').selectOption(t.prices);
    await begin.click();
    await expect(begin).toHaveAttribute('aria-busy', 'true');
    await expect(reading).toBeChecked();
    release();
    const round = page.getByRole('region', { name: say(t.question, { n: 1, total: 10 }) });
    await expect(round.getByRole('textbox', { name: t.cost })).toBeVisible();
    await expect(round.locator('[lang="zh-Hans"]').first()).toBeVisible();
  },
);

test(
  'a path that a newcomer takes before the code of the review came is taken',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const t = reviewSessionWords[siteLocale];
    const release = await holdBackCode(page, 'Review.island');
    await page.goto(`/${siteLocale}/review`);
    const path = page.getByRole('main').getByRole('listitem').getByRole('button').first();
    await path.click();
    await expect(path).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('heading', { name: t.first })).toBeVisible();
  },
);

test(
  'what is looked for before the search has come is found',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const t = findWords[siteLocale];
    const release = await holdBackCode(page, 'Find.island');
    await page.goto(`/${siteLocale}/find`);
    const field = page.getByRole('searchbox', { name: t.label });
    await field.fill('医院');
    release();
    await expect(page.getByRole('button', { name: t.clear })).toBeVisible();
    await expect(field).toHaveValue('医院');
    const hits = page.getByRole('main').getByRole('listitem');
    await expect(
      hits.filter({ has: page.getByText('医院', { exact: true }) }).first(),
    ).toBeVisible();
  },
);

test(
  'what is typed and sent to the newsletter before its code came is sent once it is there',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const { form: t } = newsletterWords[siteLocale];
    const release = await holdBackCode(page, 'NewsletterForm.island');
    await page.goto(`/${siteLocale}/`);
    const subscribe = page.getByRole('button', { name: t.subscribe, exact: true });
    await page.getByRole('textbox', { name: t.name }).fill('Sara');
    const email = page.getByRole('textbox', { name: t.email });
    await email.fill('Early@Hanlu.example');
    const sent = page.waitForRequest('**/api/email-subscription');
    await email.press('Enter');
    await expect(subscribe).toHaveAttribute('aria-busy', 'true');
    release();
    expect((await sent).postDataJSON()).toEqual({ name: 'Sara', email: 'early@hanlu.example' });
  },
);

test(
  'an answer that is pressed before the questions have their code is given, and not taken back',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const on = questionnaireOn(page, siteLocale);
    const { options } = on.t.questions.age;
    const child = on.option(options['6-12']);
    const teen = on.option(options['13-17']);
    const release = await holdBackCode(page, 'Questionnaire.island');
    await page.goto(`/${siteLocale}/onboarding`);
    await child.click();
    await teen.click();
    await expect(teen).toHaveAttribute('aria-busy', 'true');
    await expect(child).not.toHaveAttribute('aria-busy');
    release();
    await expect(teen).toHaveAttribute('aria-pressed', 'true');
    await expect(teen).not.toHaveAttribute('aria-busy');
    await expect(child).toHaveAttribute('aria-pressed', 'false');

    const releaseAgain = await holdBackCode(page, 'Questionnaire.island');
    // On a slow phone the code is there for a while before what is kept is shown.
    const phone = await page.context().newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await page.reload();
    await expect(teen).toHaveAttribute('aria-pressed', 'false');
    await teen.click();
    releaseAgain();
    await expect(on.next).toBeVisible();
    await expect(teen).toHaveAttribute('aria-pressed', 'true');
    await expect(teen).not.toHaveAttribute('aria-busy');
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await on.next.click();
    await expect(on.heading(1)).toBeVisible();

    const releaseLast = await holdBackCode(page, 'Questionnaire.island');
    await page.reload();
    await on.skip.click();
    releaseLast();
    await expect(on.heading(1)).toBeVisible();
  },
);

test(
  'a side of a dialogue that a key chose before its code came is played',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const [dialogue] = await getDialogues();
    if (!dialogue) throw new Error('There is no dialogue');
    const t = dialoguesWords[siteLocale];
    const role = localized(siteLocale, dialogue, 'firstRole');
    const release = await holdBackCode(page, 'DialoguePlay.island');
    await page.goto(`/${siteLocale}/contents/dialogues/${dialogue.slug}`);
    await page.getByRole('button', { name: say(t.be, { role }), exact: true }).press('Enter');
    const current = page.locator('[aria-current="step"]');
    await expect(current).toHaveCount(0);
    release();
    await expect(current).toBeVisible();
  },
);

test(
  'a microphone can be pressed once it would listen, and opens by no earlier press',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const t = pronunciationWords[siteLocale];
    const release = await holdBackCode(page, 'PronunciationPractice.island');
    await page.goto(`/${siteLocale}/contents/articles/phrases-for-travel-survival-in-china`);
    const card = page.locator('#phrases-basic-greeting [data-state]');
    await card.scrollIntoViewIfNeeded();
    const microphone = card.getByRole('button', { name: t.buttons.start, exact: true });
    await expect(microphone).toBeDisabled();
    await microphone.click({ force: true });
    release();
    await expect(microphone).toBeEnabled();
    await expect(card).toHaveAttribute('data-state', 'idle');
  },
);

test(
  'a phrase is turned that somebody turned before the code of the page came',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const t = phrasesWords[siteLocale];
    const release = await holdBackCode(page, 'PhrasesArticle');
    const path = `/${siteLocale}/contents/articles/phrases-for-travel-survival-in-china`;
    await page.goto(path, { waitUntil: 'commit' });
    const section = page.locator('#phrases-basic-greeting');
    const next = section.getByRole('button', { name: t.next });
    await next.click();
    await expect(next).toHaveAttribute('aria-busy', 'true');
    release();
    const total = await section.locator('[data-phrase]').count();
    const second = section.getByRole('button', {
      name: say(t.position, { n: 2, total }),
      exact: true,
    });
    await expect(second).toHaveAttribute('aria-current', 'true');
  },
);

test(
  'a phrase is kept whose heart was pressed before the code of the page came',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const release = await holdBackCode(page, 'Keep');
    const path = `/${siteLocale}/contents/articles/phrases-for-travel-survival-in-china`;
    await page.goto(path, { waitUntil: 'commit' });
    const heart = page
      .locator('#phrases-basic-greeting')
      .getByRole('button', { name: findWords[siteLocale].keep })
      .first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).not.toHaveAttribute('aria-busy');
  },
);

test(
  'what a newcomer puts off before the script of the page came is put away',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    await signIn(page, siteLocale, { role: 'student' });
    const release = await holdBackCode(page, 'IslandFailure');
    const path = `/${siteLocale}/after-signup?showOnboardingPrompt=1`;
    await page.goto(path, { waitUntil: 'commit' });
    const later = page.getByRole('button', { name: afterSignUpWords[siteLocale].later });
    await later.click();
    await expect(later).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(later).toBeHidden();
  },
);

test('a press that waits in vain for a script of the page is told after half a minute', async ({
  page,
  siteLocale,
}) => {
  const release = await holdBackCode(page, 'PhrasesArticle');
  await page.clock.install();
  const path = `/${siteLocale}/contents/articles/phrases-for-travel-survival-in-china`;
  await page.goto(path, { waitUntil: 'commit' });
  const next = page
    .locator('#phrases-basic-greeting')
    .getByRole('button', { name: phrasesWords[siteLocale].next });
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(30_000);
  await expect(next).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('main').getByRole('alert')).toBeInViewport();
  release();
});
