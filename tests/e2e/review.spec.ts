import type { Locator, Page } from '@playwright/test';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { signIn } from './accounts.ts';
import { catalogues, itemOf } from './catalogues.ts';
import { atRest, expect, expectAccessible, test } from './fixtures.ts';
import { gradedInAccount, LEARNING, signInAfter } from './learner.ts';
import { beUntouched, giveMandarinVoice, giveVoices, whatWasSaid } from './mandarin-voice.ts';
import { UNSEEN_SHIFT, watchShifts } from './layout-shifts.ts';
import { SCRIPT_LIMIT_BYTES, scriptWeight } from './script-weight.ts';
import { islandFailureWords } from './words/islandFailure.ts';
import { reviewSessionWords } from './words/reviewSession.ts';
import { say } from './words/say.ts';
import { todayWords } from './words/today.ts';

/** The review by the roles and names that a learner meets. */
const reviewOn = (page: Page, locale: Locale) => {
  const t = reviewSessionWords[locale];
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  return {
    t,
    button,
    open: async () => {
      await page.goto(`/${locale}/review`);
      await atRest(page);
    },
    question: (text: string, item?: CatalogueItem) =>
      page
        .getByRole('heading', { level: 2, name: text })
        .and(item ? page.getByRole('heading', { name: item.hanzi }) : page.getByRole('heading')),
    heading: (name: string) => page.getByRole('heading', { level: 2, name, exact: true }),
    choice: (item: CatalogueItem) =>
      page.getByRole('listitem').getByRole('button', { name: item.meaning, exact: true }),
    field: page.getByRole('textbox', { name: t.answer }),
    verdict: (text: string) => page.getByRole('status').getByText(text, { exact: true }),
    figure: (label: string) =>
      page.getByRole('term').filter({ hasText: label }).locator('xpath=../dd'),
  };
};

/** What stands in the question's heading, found in the catalogue. */
const askedItem = async (page: Page, locale: Locale): Promise<CatalogueItem> => {
  const hanzi = await page.getByRole('heading', { level: 2 }).locator('bdi').innerText();
  const [item, ...more] = catalogues[locale].items.filter((one) => one.hanzi === hanzi);
  if (!item) throw new Error(`The content has no ${hanzi}`);
  // A word may be a phrase as well; which of them is asked, its meaning tells.
  const shown = await page.getByRole('listitem').getByRole('button').allInnerTexts();
  return more.find(({ meaning }) => shown.some((text) => text.startsWith(meaning))) ?? item;
};

/** By Tab alone, as someone without a mouse comes there. */
const tabTo = async (page: Page, target: Locator) => {
  for (let step = 0; step < 40; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not lead there');
};

/** The digit in front of a choice. */
const digitOf = async (choice: Locator) =>
  (await choice.getAttribute('aria-keyshortcuts')) ?? 'none';

const PLEASE: ItemId = 'word.请.qǐng';
const HALAL: ItemId = 'word.清真.qīngzhēn';
const NAME: ItemId = 'word.名字.míngzi';
const ONE: ItemId = 'character.一';

test('a whole review goes by the keyboard alone, each skill in its own way', async ({
  page,
  siteLocale,
}) => {
  const { t, open, question, verdict, choice, button, field, figure, heading } = reviewOn(
    page,
    siteLocale,
  );
  const please = itemOf(siteLocale, PLEASE);
  await signInAfter(page, siteLocale, [
    { item: PLEASE, skill: 'read', daysAgo: 12 },
    { item: HALAL, skill: 'recall', daysAgo: 10 },
    { item: NAME, skill: 'say', daysAgo: 8 },
    { item: ONE, skill: 'write', daysAgo: 6 },
  ]);
  await open();

  await expect(question(t.read, please)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press(await digitOf(choice(please)));
  await expect(verdict(t.right)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: t.right })).toContainText(please.pinyin);
  await expect(button(t.goOn)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  await expect(question(t.recall)).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('qing1zhen');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.noTones)).toBeVisible();
  await page.keyboard.type('1');
  await expect(field).toHaveValue('qīngzhēn');
  await page.keyboard.press('Enter');
  await expect(verdict(t.secondTry)).toBeVisible();
  await expect(button(t.tooEasy)).toHaveCount(0);
  await page.keyboard.press('Enter');

  await expect(question(t.say)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('名字')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('3');

  await expect(question(t.write)).toBeFocused();
  await tabTo(page, page.locator('summary', { hasText: t.withoutDrawing }));
  await page.keyboard.press('Enter');
  await tabTo(page, button(t.horizontal));
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(verdict(t.written)).toBeVisible();
  await expect(button(t.goOn)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(heading(t.end)).toBeFocused();
  await expect(figure(t.asked)).toHaveText('4');
  await expect(figure(t.known)).toHaveText('3');
  await expect(figure(t.newMet)).toHaveText('0');
  await expect(page.getByText(t.tomorrow)).toBeVisible();
  const today = page.getByRole('main').getByRole('link', { name: t.today, exact: true });
  await expect(today).toHaveAttribute('href', `/${siteLocale}/today`);
  await expectAccessible(page);
});

test(
  'on a short screen nothing lies on an answer before one is given',
  { tag: '@touch' },
  async ({ page, siteLocale }) => {
    await page.setViewportSize({ width: 390, height: 560 });
    const { t, open, question } = reviewOn(page, siteLocale);
    await signInAfter(page, siteLocale, [{ item: PLEASE, skill: 'read', daysAgo: 12 }]);
    await open();
    await expect(question(t.read)).toBeVisible();
    const choices = page.getByRole('listitem').getByRole('button');
    await expect(choices).toHaveCount(4);
    const isFree = await choices.last().evaluate((choice) => {
      choice.scrollIntoView({ block: 'end', behavior: 'instant' });
      const { left, top, width, height } = choice.getBoundingClientRect();
      return choice.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isFree).toBe(true);
  },
);

/** Those of laptops, with a note over the page as a sample or a preview has it. */
const LAPTOPS = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
];
for (const screen of LAPTOPS) {
  test(
    `at ${screen.width} × ${screen.height} all answers are free of the bar without scrolling`,
    { tag: ['@desktop', '@both', '@detail'] },
    async ({ page, siteLocale }) => {
      await page.setViewportSize(screen);
      const { t, open, question } = reviewOn(page, siteLocale);
      await signInAfter(page, siteLocale, [{ item: PLEASE, skill: 'read', daysAgo: 12 }]);
      await open();
      await expect(question(t.read)).toBeVisible();
      await page.evaluate(() => {
        const note = document.createElement('aside');
        note.style.blockSize = '2.8125rem';
        document.body.prepend(note);
      });
      const choices = page.getByRole('listitem').getByRole('button');
      await expect(choices).toHaveCount(4);
      const bar = page.getByRole('button', { name: t.dontKnow });
      const [last, below] = [await choices.last().boundingBox(), await bar.boundingBox()];
      if (!last || !below) throw new Error('The answers or the bar are not there');
      expect(last.y + last.height).toBeLessThanOrEqual(below.y);
      expect(below.y + below.height).toBeLessThanOrEqual(screen.height);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );
}

/** Somebody who has read these before, and heard them so long ago that they are due by ear alone. */
const heardBefore = (...items: ItemId[]) =>
  items.flatMap((item, index) => [
    { item, skill: 'read', daysAgo: 30 } as const,
    { item, skill: 'read', daysAgo: 1 } as const,
    { item, skill: 'hear', daysAgo: 20 - index } as const,
  ]);

test(
  'what is heard is chosen by ear and keyboard alone, and nothing gives it away',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await giveMandarinVoice(page);
    await beUntouched(page);
    const { t, open, question, verdict, choice, button, heading } = reviewOn(page, siteLocale);
    const [halal, please] = [itemOf(siteLocale, HALAL), itemOf(siteLocale, PLEASE)];
    await signInAfter(page, siteLocale, heardBefore(HALAL, PLEASE));
    await open();

    // Nobody has pressed anything here yet: a page may not play by itself.
    await expect(question(t.hear)).toBeVisible();
    await expect(button(t.play)).toBeFocused();
    expect(await whatWasSaid(page)).toEqual([]);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(button(t.again)).toBeFocused();
    expect((await whatWasSaid(page)).map(({ text }) => text)).toEqual([halal.hanzi]);
    const told = await page.getByRole('main').ariaSnapshot();
    expect(told).toContain(halal.meaning);
    expect(told).not.toContain(halal.hanzi);
    expect(told).not.toContain(halal.pinyin);
    await page.keyboard.press(await digitOf(choice(halal)));
    await expect(verdict(t.right)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: t.right })).toContainText(halal.hanzi);
    await expectAccessible(page);
    await page.keyboard.press('Enter');

    await expect(question(t.hear)).toBeVisible();
    await expect.poll(async () => (await whatWasSaid(page)).at(-1)?.text).toBe(please.hanzi);
    await page.keyboard.press('w');
    await expect.poll(async () => (await whatWasSaid(page)).length).toBe(3);
    const [usual, slow] = (await whatWasSaid(page)).slice(-2).map(({ rate }) => rate);
    expect(slow).toBeLessThan(usual ?? 0);
    await page.keyboard.press(await digitOf(choice(please)));
    await expect(verdict(t.slow)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading(t.end)).toBeFocused();
    await expect
      .poll(() => gradedInAccount(page))
      .toMatchObject({ [`${HALAL} hear`]: 2, [`${PLEASE} hear`]: 2, [`${PLEASE} read`]: 2 });
  },
);

test(
  'where no voice begins it is read, says so and counts as reading; then it is left out',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await giveVoices(page, [{ habit: 'dead' }]);
    await beUntouched(page);
    // Where the tests run without a network, a silent voice would say nothing of the device.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => true });
    });
    const { t, open, question, choice, button, heading } = reviewOn(page, siteLocale);
    const [halal, please] = [itemOf(siteLocale, HALAL), itemOf(siteLocale, PLEASE)];
    await signInAfter(page, siteLocale, heardBefore(HALAL, PLEASE));
    await open();
    await button(t.play).click();
    await expect(question(t.silent, halal)).toBeFocused();
    await expectAccessible(page);
    await choice(halal).click();
    await button(t.goOn).click();
    await expect(question(t.silent, please)).toBeVisible();
    await choice(please).click();
    await button(t.goOn).click();
    await expect(heading(t.end)).toBeVisible();
    await expect
      .poll(() => gradedInAccount(page))
      .toMatchObject({ [`${HALAL} hear`]: 1, [`${HALAL} read`]: 3, [`${PLEASE} read`]: 3 });
    await page.getByText(t.settings).click();
    await expectAccessible(page);
    await button(t.askByEar).click();
    await expect(button(t.askByEar)).toHaveCount(0);
  },
);

test(
  'who can’t listen now reads for the rest of the day, and loses nothing',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await giveMandarinVoice(page);
    await beUntouched(page);
    const { t, open, question, choice, button, heading } = reviewOn(page, siteLocale);
    const [halal, please] = [itemOf(siteLocale, HALAL), itemOf(siteLocale, PLEASE)];
    await signInAfter(page, siteLocale, heardBefore(HALAL, PLEASE));
    await open();
    await expect(button(t.play)).toBeFocused();
    await page.keyboard.press('m');
    await expect(question(t.muted, halal)).toBeFocused();
    await choice(halal).click();
    await button(t.goOn).click();
    await expect(question(t.muted, please)).toBeVisible();
    await button(t.undo).click();
    await expect(question(t.muted, halal)).toBeVisible();
    expect(await whatWasSaid(page)).toEqual([]);
    await expect
      .poll(() => gradedInAccount(page))
      .toMatchObject({ [`${HALAL} hear`]: 1, [`${HALAL} read`]: 2 });
    // What it left out is not asked on this day any more.
    await page.reload();
    await expect(heading(t.path)).toBeVisible();
    await page.getByText(t.settings).click();
    await button(t.askByEar).click();
    await expect(question(t.hear)).toBeVisible();
  },
);

test('a review in aeroplane mode reaches the account later: nothing lost, nothing twice', async ({
  page,
  context,
  siteLocale,
}) => {
  const { t, open, question, choice, button, heading } = reviewOn(page, siteLocale);
  const ids = [PLEASE, HALAL, NAME];
  await signInAfter(
    page,
    siteLocale,
    ids.map((item, index) => ({ item, skill: 'read', daysAgo: 12 - index })),
  );
  await open();
  await expect(question(t.read)).toBeVisible();
  await atRest(page);
  await context.setOffline(true);
  for (const id of ids) {
    const item = itemOf(siteLocale, id);
    await expect(question(t.read, item)).toBeVisible();
    await choice(item).click();
    await button(t.goOn).click();
  }
  await expect(heading(t.end)).toBeVisible();
  await expect(page.getByText(t.waiting)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  const once = Object.fromEntries(ids.map((id) => [`${id} read`, 2]));
  // The next try may be half a minute away.
  await expect.poll(() => gradedInAccount(page), { timeout: 45_000 }).toEqual(once);
  await expect(page.getByText(t.waiting)).toHaveCount(0);

  await page.reload();
  await expect(heading(t.done)).toBeVisible();
  await atRest(page);
  expect(await gradedInAccount(page)).toEqual(once);
});

test(
  'nothing moves while the page loads, for a newcomer and for whoever comes back',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const { t, open, heading } = reviewOn(page, siteLocale);
    const shifted = await watchShifts(page);
    const settings = page.locator('summary', { hasText: t.settings });
    await open();
    await expect(settings).toBeVisible();
    expect(await shifted()).toBeLessThan(UNSEEN_SHIFT);
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await expect(heading(t.first)).toBeVisible();
    await open();
    await expect(heading(t.first)).toBeVisible();
    await expect(settings).toBeVisible();
    expect(await shifted()).toBeLessThan(UNSEEN_SHIFT);
  },
);

test('a guest takes a path, meets something new, and finds the day done', async ({
  page,
  siteLocale,
}) => {
  const { t, open, question, choice, button, heading, figure } = reviewOn(page, siteLocale);
  await open();
  await expect(heading(t.path)).toBeVisible();
  await expectAccessible(page);
  const [path] = catalogues[siteLocale].paths;
  await button(new RegExp(path?.title ?? 'none')).click();
  await expect(heading(t.first)).toBeFocused();
  await expectAccessible(page);
  await button(t.begin).click();

  await expect(question(t.meeting)).toBeFocused();
  await expectAccessible(page);
  let missed = false;
  while (!(await heading(t.end).isVisible())) {
    if (await question(t.meeting).isVisible()) {
      await page.keyboard.press('Enter');
    } else {
      const item = await askedItem(page, siteLocale);
      if (missed) await choice(item).click();
      else await button(t.dontKnow).click();
      missed = true;
      await button(t.goOn).click();
    }
  }
  await expect(figure(t.asked)).toHaveText('3');
  await expect(figure(t.known)).toHaveText('2');
  await expect(figure(t.newMet)).toHaveText('3');
  await expect(page.getByText(t.guest)).toBeVisible();

  await page.reload();
  await expect(heading(t.done)).toBeVisible();
  await expectAccessible(page);
});

test('what another tab has finished is not asked again', async ({ page, siteLocale }) => {
  await signInAfter(page, siteLocale, [{ item: PLEASE, daysAgo: 12 }]);
  const please = itemOf(siteLocale, PLEASE);
  const here = reviewOn(page, siteLocale);
  const there = reviewOn(await page.context().newPage(), siteLocale);
  for (const tab of [here, there]) {
    await tab.open();
    await expect(tab.question(tab.t.read, please)).toBeVisible();
  }
  await there.choice(please).click();
  await there.button(there.t.goOn).click();
  await expect(here.heading(here.t.done)).toBeVisible();
});

test(
  'what was missed comes once more, also after a reload, and counts once',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    const { t, open, question, button, heading } = reviewOn(page, siteLocale);
    const please = itemOf(siteLocale, PLEASE);
    await signInAfter(page, siteLocale, [{ item: PLEASE, skill: 'read', daysAgo: 12 }]);
    await open();
    await expect(question(t.read, please)).toBeFocused();
    await page.keyboard.press('d');
    await button(t.goOn).click();
    await expect(page.getByText(t.onceMore, { exact: true })).toBeVisible();
    await expect.poll(() => gradedInAccount(page)).toEqual({ [`${PLEASE} read`]: 2 });
    await page.reload();
    await expect(page.getByText(t.onceMore, { exact: true })).toBeVisible();
    await button(t.dontKnow).click();
    await button(t.goOn).click();
    await expect(heading(t.done)).toBeVisible();
    await expect(heading(t.path)).toBeVisible();
  },
);

test('what was undone does not count', { tag: '@detail' }, async ({ page, siteLocale }) => {
  const { t, open, question, choice, button, verdict, heading } = reviewOn(page, siteLocale);
  const please = itemOf(siteLocale, PLEASE);
  await signInAfter(page, siteLocale, [{ item: PLEASE, skill: 'read', daysAgo: 12 }]);
  await open();
  await expect(question(t.read, please)).toBeFocused();
  await page.keyboard.press('d');
  await button(t.goOn).click();
  await expect(page.getByText(t.onceMore, { exact: true })).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText(t.onceMore, { exact: true })).toHaveCount(0);
  await choice(please).click();
  await expect(verdict(t.right)).toBeVisible();
  await expect(page.getByRole('link', { name: t.where })).toHaveAttribute(
    'href',
    new RegExp(`^/${siteLocale}/contents/`),
  );
  await button(t.tooEasy).click();
  await expect(heading(t.end)).toBeVisible();
  await expect.poll(() => gradedInAccount(page)).toEqual({ [`${PLEASE} read`]: 2 });
});

test(
  'what a learner does not want to be asked stays away until it is asked for again',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    const { t, open, question, button, heading } = reviewOn(page, siteLocale);
    const please = itemOf(siteLocale, PLEASE);
    await signInAfter(page, siteLocale, [{ item: PLEASE, skill: 'read', daysAgo: 12 }]);
    await open();
    await expect(question(t.read, please)).toBeVisible();
    await button(t.suspend).click();
    await expect(heading(t.end)).toBeVisible();
    await button(t.undo).click();
    await expect(question(t.read, please)).toBeVisible();
    await button(t.suspend).click();
    await expect(heading(t.end)).toBeVisible();

    await page.reload();
    await expect(heading(t.path)).toBeVisible();
    await page.getByText(t.settings).click();
    await page.getByRole('radio', { name: t.stricter }).check();
    await expectAccessible(page);
    await button(say(t.restore, { hanzi: please.hanzi })).click();
    await expect(button(say(t.restore, { hanzi: please.hanzi }))).toHaveCount(0);
    await expect(page.getByRole('heading', { name: t.suspended })).toBeFocused();
    await page.reload();
    await expect(question(t.read, please)).toBeVisible();
    await page.getByText(t.settings).click();
    await expect(page.getByRole('radio', { name: t.stricter })).toBeChecked();
  },
);

test('whoever comes back after two weeks is welcomed to a calm day', async ({
  page,
  siteLocale,
}) => {
  const { t, open, question, button, heading } = reviewOn(page, siteLocale);
  const words = catalogues[siteLocale].items.slice(0, 30);
  await signInAfter(
    page,
    siteLocale,
    words.map(({ item }) => ({ item, skill: 'read', daysAgo: 20 })),
  );
  await open();
  await expect(heading(t.back)).toBeVisible();
  await expect(page.getByText(t.tenExercises, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await button(t.begin).click();
  await expect(question(t.read)).toBeFocused();
});

test(
  'a browser that keeps nothing still reviews, and says that nothing is kept',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await page.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('Forbidden', 'SecurityError');
      };
      Object.defineProperty(globalThis, 'indexedDB', { get: forbid });
      Object.defineProperty(globalThis, 'localStorage', { get: forbid });
    });
    const { t, open, question, button, heading } = reviewOn(page, siteLocale);
    await open();
    await expect(page.getByText(t.notLasting)).toBeVisible();
    await expect(heading(t.path)).toBeVisible();
    await page.getByRole('listitem').getByRole('button').first().click();
    await button(t.begin).click();
    await expect(question(t.meeting)).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'who is signed out meanwhile, or somebody else, reads why the account has nothing of it yet',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    const { t, open, question, button, heading } = reviewOn(page, siteLocale);
    await signInAfter(page, siteLocale, [{ item: PLEASE, skill: 'read', daysAgo: 12 }]);
    await open();
    await expect(question(t.read)).toBeVisible();
    await page.context().clearCookies();
    await button(t.dontKnow).click();
    const notice = page.getByRole('status').filter({ hasText: t.waiting });
    await expect(notice).toContainText(t.signedOut);
    await expect(notice.getByRole('link', { name: t.logIn })).toHaveAttribute(
      'href',
      `/${siteLocale}/login?next=%2F${siteLocale}%2Freview`,
    );
    await signIn(page, siteLocale, { role: 'student' });
    // The device tries again when it is online again.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(notice).toContainText(t.otherAccount);
    await expectAccessible(page);
    await Promise.all([page.waitForEvent('load'), button(t.reload).click()]);
    await expect(heading(t.path)).toBeVisible();
    expect(await gradedInAccount(page)).toEqual({});
  },
);

test(
  'where the material does not come, it can be asked for again',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const { t, open, button, heading } = reviewOn(page, siteLocale);
    await page.route('**/data/learning-*.json', (route) => route.abort());
    await open();
    await expect(page.getByText(t.failed)).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/data/learning-*.json');
    await button(t.retry).click();
    await expect(heading(t.path)).toBeVisible();
  },
);

test(
  'where the code of the review does not come for who comes back, the page is whole all the same',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const { open, button, heading, t } = reviewOn(page, siteLocale);
    const footer = page.getByRole('contentinfo');
    await open();
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await expect(heading(t.first)).toBeVisible();
    await page.route(/_astro\/Review\.island/, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(islandFailureWords[siteLocale].failed);
    await expect(footer).toBeVisible();
    await expectAccessible(page);

    await page.unroute(/_astro\/Review\.island/);
    await button(islandFailureWords[siteLocale].reload).click();
    await expect(heading(t.first)).toBeVisible();
    await expect(footer).toBeVisible();
  },
);

test(
  'items that an address names are asked for, due or not, and nothing else',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const { t, question, choice, button, heading, figure } = reviewOn(page, siteLocale);
    // Of these, one was learnt today, one is not yet known, and one is due but was not asked for.
    await signInAfter(page, siteLocale, [
      { item: PLEASE, daysAgo: 0 },
      { item: HALAL, daysAgo: 12 },
    ]);
    const items = [PLEASE, NAME, 'word.nothing.of.ours'].join(',');
    await page.goto(`/${siteLocale}/review?${new URLSearchParams({ items }).toString()}`);
    await expect(question(t.read, itemOf(siteLocale, PLEASE))).toBeVisible();
    await choice(itemOf(siteLocale, PLEASE)).click();
    await button(t.goOn).click();
    await expect(question(t.meeting)).toContainText(itemOf(siteLocale, NAME).hanzi);
    await page.keyboard.press('Enter');
    await expect(question(t.read, itemOf(siteLocale, NAME))).toBeVisible();
    await choice(itemOf(siteLocale, NAME)).click();
    await button(t.goOn).click();
    await expect(heading(t.end)).toBeVisible();
    await expect(figure(t.asked)).toHaveText('2');
    await expect
      .poll(() => gradedInAccount(page))
      .toEqual({ [`${PLEASE} read`]: 2, [`${NAME} read`]: 1, [`${HALAL} read`]: 1 });
  },
);

test(
  'before the first card is there, what it takes beside the frame of every page weighs at most 85 KB',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const { t, question, button } = reviewOn(page, siteLocale);
    const weight = await scriptWeight(page, siteLocale, {
      selector: '.review-exercise',
      show: async () => {
        await page.goto(`/${siteLocale}/review`);
        await page.getByRole('listitem').getByRole('button').first().click();
        await button(t.begin).click();
        await expect(question(t.meeting)).toBeVisible();
      },
    });
    expect(weight).toBeLessThan(SCRIPT_LIMIT_BYTES);
  },
);

test(
  'a review of an account which is out of reach offers no path and no plan, and a way on',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = todayWords[siteLocale];
    const { contents } = reviewSessionWords[siteLocale];
    const chooser = page.getByRole('main').getByRole('heading', { name: t.which, exact: true });
    await signIn(page, siteLocale, { role: 'student' });
    await page.route(LEARNING, (route) => route.abort());
    await page.goto(`/${siteLocale}/review`);
    await expect(page.getByText(t.unknown)).toBeVisible();
    await expect(page.getByRole('link', { name: contents, exact: true })).toBeVisible();
    await expect(chooser).toBeHidden();
    await expect(page.getByText(t.plan)).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(LEARNING);
    await page.reload();
    await expect(chooser).toBeVisible();
    await expect(page.getByText(t.plan)).toBeVisible();
  },
);
