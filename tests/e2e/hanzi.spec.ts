import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { getHanziLevels } from '#src/content/hanzi-levels.ts';
import { localized } from '#src/content/localized.ts';
import { characterId } from '#src/domain/learning/item.ts';
import { readStrokes } from '#src/ui/strokes/stroke-data.server.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { signIn } from './accounts.ts';
import { drawStroke } from './draw-stroke.ts';
import { atRest, expect, expectAccessible, test } from './fixtures.ts';
import { drawnBefore, learn } from './learner.ts';
import { UNSEEN_SHIFT, watchShifts } from './layout-shifts.ts';
import { giveMandarinVoice, whatWasSaid } from './mandarin-voice.ts';
import { hanziWords } from './words/hanzi.ts';
import { islandFailureWords } from './words/islandFailure.ts';
import { say } from './words/say.ts';

const PATH = 'contents/games/hanzi-stroke-practice';
const SCRIPT_LIMIT_BYTES = 85 * 1024;
const levels = await getHanziLevels();

/** How the stroke guide describes 一. */
const FIRST_STROKE = {
  ar: 'أفقي، من اليسار إلى اليمين. يبدأ على اليسار، في منتصف الارتفاع.',
  en: 'Horizontal, left to right. It starts on the left, halfway down.',
};
/** The canvas is called by this word, its character and its strokes. */
const CANVAS = { ar: 'لوحة رسم', en: 'Canvas for' };

const levelAt = (number: number) => {
  const level = levels[number - 1];
  if (!level) throw new Error(`There is no level ${number}`);
  return level;
};

const addressOf = (number: number) => new RegExp(`\\?level=${levelAt(number)._id}$`);

/** The practice by the roles and names that a visitor meets. */
const practiceOn = (page: Page, locale: Locale) => {
  const { practice: t, ...words } = hanziWords[locale];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    t,
    words,
    open: async (query = '') => {
      await page.goto(`/${locale}/${PATH}${query}`);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    },
    start: (number: number, name = t.start) => {
      const title = localized(locale, levelAt(number), 'title');
      return page.getByRole('link', { name: `${name} ${title}`, exact: true });
    },
    levelHeading: (number: number) =>
      page.getByRole('heading', { level: 2, name: say(t.level, { n: number }) }),
    character: (char: string) => page.getByRole('heading', { level: 3, name: char }),
    counter: (done: number, total: number) =>
      page.getByText(say(t.stroke, { done, total }), { exact: true }),
    mistakes: (count: keyof typeof t.mistakes) =>
      page.getByText(t.mistakes[count], { exact: true }),
    canvas: page.getByRole('img', { name: CANVAS[locale] }),
    mark: button(t.markStroke),
    show: button(t.showStroke),
    previous: button(t.previous),
    next: button(t.next),
    toast: (title: string) => page.getByText(title, { exact: true }),
    button,
  };
};

type Practice = ReturnType<typeof practiceOn>;

/** Waits until the strokes are there to be drawn. */
const ready = (practice: Practice) => expect(practice.mark).toBeEnabled();

const openLevel = async (practice: Practice, number: number) => {
  await practice.open();
  await practice.start(number).click();
  await ready(practice);
};

/** Goes through characters by their stroke guide, which is quicker than drawing. */
const markCharacters = async (practice: Practice, number: number, count: number) => {
  for (const { char } of levelAt(number).characters.slice(0, count)) {
    const total = (await readStrokes(char)).strokes.length;
    for (let done = 1; done <= total; done += 1) {
      await practice.mark.click();
      await expect(practice.counter(done, total)).toBeVisible();
    }
    await practice.next.click();
  }
};

const everyCharacter = levelAt(1).characters.map(({ char }) => char);

/** Lets a visitor find the first level as they left it, unless they go on from there. */
const practiseFrom = (
  page: Page,
  {
    mastered,
    finished = false,
    locale,
  }: { mastered: string[]; finished?: boolean; locale: Locale },
) => {
  const char = everyCharacter[mastered.length] ?? everyCharacter.at(-1);
  const run = { char, mastered, strokes: 0, mistakes: 0, completed: finished, finished, locale };
  const kept = JSON.stringify({ version: 1, levels: { 1: { learned: mastered, run } } });
  return page.addInitScript((value) => {
    localStorage['hanlu.hanzi-practice'] ??= value;
  }, kept);
};

/** Presses Mark as traced and Next inside the page until the level is done. */
const markWholeLevel = ({ mark, t }: Practice) =>
  mark.evaluate(
    async (element, nextNames) => {
      const button = element as HTMLButtonElement;
      const step = [...document.querySelectorAll('button')].find(({ textContent }) =>
        nextNames.includes(textContent),
      );
      while (button.isConnected) {
        (button.disabled ? step : button)?.click();
        await new Promise(requestAnimationFrame);
      }
    },
    [t.next, t.finish],
  );

test(
  'the picker offers every level with the number of its characters',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const practice = practiceOn(page, siteLocale);
    await practice.open();
    for (const { level } of levels) await expect(practice.start(level)).toBeVisible();
    const ofThirty = levels.filter(({ characters }) => characters.length === 30);
    await expect(page.getByText(practice.t.characters[30])).toHaveCount(ofThirty.length);
    await expectAccessible(page);
  },
);

test('a character is drawn stroke by stroke', async ({ page, siteLocale }) => {
  const practice = practiceOn(page, siteLocale);
  const { t } = practice;
  await openLevel(practice, 1);
  await markCharacters(practice, 1, 2);
  const { medians } = await readStrokes('十');
  await expect(practice.character('十')).toBeVisible();
  await expect(practice.counter(0, 2)).toBeVisible();
  await drawStroke(page, practice.canvas, medians[1] ?? []);
  await expect(practice.toast(t.toasts.mistake)).toBeVisible();
  const scrolled = await page.evaluate(() => scrollY);
  await expect(practice.mistakes(1)).toBeVisible();
  await expect(practice.counter(0, 2)).toBeVisible();

  await drawStroke(page, practice.canvas, [...(medians[0] ?? [])].reverse());
  await expect(practice.toast(t.toasts.backwards)).toBeVisible();

  await drawStroke(page, practice.canvas, medians[0] ?? []);
  await expect(practice.counter(1, 2)).toBeVisible();
  await expect(practice.toast(t.toasts.correct)).toBeVisible();
  await expect(practice.next).toBeDisabled();

  await drawStroke(page, practice.canvas, medians[1] ?? []);
  await expect(practice.counter(2, 2)).toBeVisible();
  await expect(practice.toast(t.toasts.characterComplete)).toBeVisible();
  await expect(practice.next).toBeEnabled();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expectAccessible(page);

  await practice.next.click();
  await expect(practice.character('八')).toBeFocused();
  await practice.previous.click();
  await expect(practice.character('十')).toBeVisible();
  await expect(practice.counter(0, 2)).toBeVisible();
});

test(
  'a curved character of many strokes can be drawn',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const practice = practiceOn(page, siteLocale);
    await openLevel(practice, 2);
    const { medians } = await readStrokes('你');
    for (const [index, median] of medians.entries()) {
      await drawStroke(page, practice.canvas, median);
      await expect(practice.counter(index + 1, medians.length)).toBeVisible();
    }
    await expect(practice.next).toBeEnabled();
  },
);

test(
  'Animate shows the writing and returns to the drawing, Restart begins again',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    const practice = practiceOn(page, siteLocale);
    await openLevel(practice, 1);
    await markCharacters(practice, 1, 1);
    await practice.mark.click();
    await expect(practice.counter(1, 2)).toBeVisible();
    const animate = practice.button(practice.t.animate);
    for (let click = 0; click < 5; click += 1) await animate.click();
    const { medians } = await readStrokes('二');
    await expect(async () => {
      await drawStroke(page, practice.canvas, medians[1] ?? []);
      await expect(practice.counter(2, 2)).toBeVisible({ timeout: 300 });
    }).toPass();
    await practice.button(practice.t.restart).click();
    await expect(practice.counter(0, 2)).toBeVisible();
    await expect(practice.mark).toBeEnabled();
  },
);

test(
  'Listen reads the character aloud, slowly',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const practice = practiceOn(page, siteLocale);
    await giveMandarinVoice(page);
    await openLevel(practice, 1);
    await practice.button(practice.t.listen).click();
    await expect.poll(() => whatWasSaid(page)).toEqual([{ text: '一', rate: 0.8, lang: 'zh-CN' }]);
  },
);

test('a character is gone through by keyboard alone', async ({ page, siteLocale }) => {
  const practice = practiceOn(page, siteLocale);
  await practice.open();
  // Pressed earlier, the link leads there by itself, as it does without scripts.
  await atRest(page);
  await practice.start(1).focus();
  await page.keyboard.press('Enter');
  await expect(practice.levelHeading(1)).toBeFocused();
  await ready(practice);
  const tabTo = async (target: Locator) => {
    for (let press = 0; press < 15; press += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('Tab does not lead there');
  };
  await expect(
    page.getByRole('status').filter({ hasText: FIRST_STROKE[siteLocale] }),
  ).toBeVisible();
  await tabTo(practice.show);
  await page.keyboard.press('Enter');
  await tabTo(practice.mark);
  await page.keyboard.press('Space');
  await expect(practice.counter(1, 1)).toBeVisible();
  await expect(practice.next).toBeFocused();
  await expect(practice.next).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(practice.character('二')).toBeFocused();
  await expect(practice.next).toBeDisabled();
});

test(
  'a level is completed, tried again, and followed by the next',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const practice = practiceOn(page, siteLocale);
    const { t } = practice;
    await practiseFrom(page, { mastered: everyCharacter.slice(0, -1), locale: siteLocale });
    await practice.open();
    const last = everyCharacter.at(-1) ?? '';
    await page.getByRole('link', { name: say(t.continueAt, { char: last }) }).click();
    await ready(practice);
    await markWholeLevel(practice);
    const completed = page.getByRole('heading', { name: say(t.completed, { n: 1 }) });
    await expect(completed).toBeFocused();
    await expect(page.getByText(say(t.youMastered, { done: 30, total: 30 }))).toBeVisible();
    await expect(practice.toast(t.toasts.practiceComplete)).toBeVisible();
    const home = page.getByRole('main').getByRole('link', { name: t.backHome }).last();
    await expect(home).toHaveAttribute('href', `/${siteLocale}/`);
    await expectAccessible(page);

    await page.reload();
    await expect(completed).toBeVisible();
    await practice.button(t.tryAgain).click();
    await expect(practice.character('一')).toBeVisible();
    await expect(practice.counter(0, 1)).toBeVisible();
    await page.goBack();
    await expect(practice.start(1, t.startAgain)).toBeVisible();
    await expect(page.getByText(say(t.learned, { done: 30, total: 30 }))).toBeVisible();
  },
);

test(
  'Next Level and Back to Levels lead on from the end of a level',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    const practice = practiceOn(page, siteLocale);
    const { t } = practice;
    await practiseFrom(page, { mastered: everyCharacter, finished: true, locale: siteLocale });
    await practice.open('?level=1');
    await practice.button(t.nextLevel).click();
    await expect(practice.levelHeading(2)).toBeFocused();
    await expect(page).toHaveURL(addressOf(2));
    await practice.button(t.backToLevels).click();
    await expect(practice.start(2, t.startAgain)).toBeVisible();
    await expect(page).not.toHaveURL(/level=/);
  },
);

test('progress survives a reload', async ({ page, siteLocale }) => {
  const practice = practiceOn(page, siteLocale);
  const { t } = practice;
  await openLevel(practice, 1);
  await markCharacters(practice, 1, 2);
  await practice.mark.click();
  await expect(practice.counter(1, 2)).toBeVisible();
  await page.reload();
  await expect(practice.character('十')).toBeVisible();
  await expect(practice.canvas).toBeInViewport();
  await expect(practice.counter(1, 2)).toBeVisible();
  await expect(page.getByText(say(t.learned, { done: 2, total: 30 }))).toBeVisible();
  await ready(practice);
  const { medians } = await readStrokes('十');
  await drawStroke(page, practice.canvas, medians[1] ?? []);
  await expect(practice.counter(2, 2)).toBeVisible();

  await practice.button(t.backToLevels).click();
  await page.reload();
  const resume = say(t.continueAt, { char: '十' });
  await page.getByRole('link', { name: resume }).click();
  await expect(practice.counter(2, 2)).toBeVisible();
  await practice.button(t.backToLevels).click();
  await practice.start(1, t.startAgain).click();
  await expect(practice.character('一')).toBeVisible();
});

test('what was drawn on another device counts among the levels', async ({ page, siteLocale }) => {
  const practice = practiceOn(page, siteLocale);
  await signIn(page, siteLocale, { role: 'student' });
  const [first] = levelAt(1).characters;
  await learn(page, [drawnBefore({ item: characterId(first?.char ?? ''), daysAgo: 1 })]);
  await practice.open();
  const learned = say(practice.t.learned, { done: 1, total: 30 });
  await expect(page.getByText(learned, { exact: true })).toBeVisible();
  await expect(practice.start(1)).toBeVisible();
});

test(
  'changing the language keeps the place and resets the stroke counters',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    const practice = practiceOn(page, siteLocale);
    const other = siteLocale === 'ar' ? 'en' : 'ar';
    await openLevel(practice, 1);
    await markCharacters(practice, 1, 2);
    await practice.mark.click();
    await expect(practice.counter(1, 2)).toBeVisible();
    await page.locator('[data-language-toggle]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    const turned = practiceOn(page, other);
    await expect(turned.character('十')).toBeVisible();
    await expect(turned.counter(0, 2)).toBeVisible();
    await expect(page.getByText(say(turned.t.learned, { done: 2, total: 30 }))).toBeVisible();
  },
);

test(
  'a practice whose own code does not come says so, and comes with the page loaded again',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const { start } = practiceOn(page, siteLocale);
    const t = islandFailureWords[siteLocale];
    await page.route(/_astro\/HanziPractice/, (route) => route.abort());
    await page.goto(`/${siteLocale}/${PATH}`);
    await expect(page.getByRole('alert')).toContainText(t.failed);
    await expect(start(1)).toBeHidden();
    await expectAccessible(page);

    await page.unroute(/_astro\/HanziPractice/);
    await page.getByRole('button', { name: t.reload }).click();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(start(1)).toBeVisible();
  },
);

test(
  'a level without a network says so and can be loaded again',
  { tag: ['@detail', '@en'] },
  async ({ page, context, siteLocale }) => {
    const practice = practiceOn(page, siteLocale);
    await practice.open();
    await expect(practice.start(3)).toBeVisible();
    await atRest(page);
    const strokes = `**/strokes/${levelAt(3)._id}.*.json`;
    await page.route(strokes, (route) => route.abort());
    await practice.start(3).click();
    await expect(page.getByRole('alert')).toContainText(practice.t.failed);
    await expect(practice.mark).toBeDisabled();
    await expectAccessible(page);
    await page.unroute(strokes);
    await practice.button(practice.t.retry).click();
    await ready(practice);

    await atRest(page);
    await context.setOffline(true);
    await practice.mark.click();
    await expect(practice.toast(practice.t.toasts.correct)).toBeVisible();
    await context.setOffline(false);
  },
);

test('a loaded level goes on with the network cut', async ({ page, context, siteLocale }) => {
  const practice = practiceOn(page, siteLocale);
  await openLevel(practice, 1);
  await atRest(page);
  await context.setOffline(true);
  await markCharacters(practice, 1, 3);
  const { medians } = await readStrokes('八');
  await drawStroke(page, practice.canvas, medians[0] ?? []);
  await expect(practice.counter(1, 2)).toBeVisible();
  await expect(practice.toast(practice.t.toasts.correct)).toBeVisible();
  await context.setOffline(false);
});

test(
  "the browser's Back returns to the picker, a shared address opens its level",
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    const practice = practiceOn(page, siteLocale);
    await openLevel(practice, 1);
    await expect(page).toHaveURL(addressOf(1));
    await page.goBack();
    await expect(practice.start(1, practice.t.startAgain)).toBeVisible();
    await practice.open('?level=4');
    await expect(page).toHaveURL(addressOf(4));
    await expect(practice.levelHeading(4)).toBeVisible();
    await practice.button(practice.t.backToLevels).click();
    await expect(practice.start(4, practice.t.startAgain)).toBeVisible();
    await practice.open(`?level=${levels.length + 1}`);
    await expect(practice.start(1, practice.t.startAgain)).toBeVisible();
  },
);

test(
  'a level chosen before the page is alive opens all the same',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const practice = practiceOn(page, siteLocale);
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto(`/${siteLocale}/${PATH}`);
    await page.unroute('**/_astro/*.js');
    await practice.start(2).click();
    await expect(practice.character('你')).toBeVisible();
    await ready(practice);
  },
);

test(
  'the narrowest screen needs no scrolling sideways',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const practice = practiceOn(page, siteLocale);
    await openLevel(practice, 1);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBe(0);
  },
);

test(
  'the button back to the top comes after 80 % of the window',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    // A level that opens glides to its heading, and the glide would go on over the jumps below.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const practice = practiceOn(page, siteLocale);
    await openLevel(practice, 1);
    const toTop = practice.button(practice.t.toTop);
    const scrollToShare = (share: number) =>
      page.evaluate((part) => scrollTo({ top: innerHeight * part, behavior: 'instant' }), share);
    await scrollToShare(0.7);
    await expect(toTop).toBeHidden();
    await scrollToShare(0.85);
    await expect(toTop).toBeVisible();
    await toTop.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(toTop).toBeHidden();
  },
);

test('nothing moves while the page comes', async ({ page, siteLocale }) => {
  const practice = practiceOn(page, siteLocale);
  const shifted = await watchShifts(page);
  for (const query of ['', '?level=2']) {
    await practice.open(query);
    if (query) await ready(practice);
    await atRest(page);
    expect(await shifted(), query).toBeLessThan(UNSEEN_SHIFT);
  }
});

test(
  'with more room between letters the way to the next character stays in its card',
  { tag: ['@touch', '@detail'] },
  async ({ page, siteLocale }) => {
    const practice = practiceOn(page, siteLocale);
    await openLevel(practice, 1);
    // WCAG 1.4.12, which sets none between Arabic letters.
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      const letters = document.dir === 'ltr' ? 'letter-spacing: 0.12em !important;' : '';
      spacing.replaceSync(`* { word-spacing: 0.16em !important; ${letters} }`);
      document.adoptedStyleSheets.push(spacing);
    });
    const card = await page.locator('section', { has: practice.next }).last().boundingBox();
    const next = await practice.next.boundingBox();
    if (!card || !next) throw new Error('Next is not shown');
    expect(next.x).toBeGreaterThanOrEqual(card.x);
    expect(next.x + next.width).toBeLessThanOrEqual(card.x + card.width);
  },
);

test(
  'before a level is chosen the page weighs at most 85 KB of script',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const practice = practiceOn(page, siteLocale);
    const scripts = new Map<string, number>();
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.set(response.url(), brotliCompressSync(await response.body()).length);
    });
    await practice.open();
    await atRest(page);
    const inline = await page.locator('script:not([src])').allTextContents();
    const bytes = [...scripts.values(), brotliCompressSync(inline.join('\n')).length];
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SCRIPT_LIMIT_BYTES);
    const before = scripts.size;
    await practice.start(1).click();
    await ready(practice);
    await expect.poll(() => scripts.size).toBeGreaterThan(before);
    await page.removeAllListeners('response', { behavior: 'wait' });
  },
);

test(
  'a character comes with a word and a sentence, to read and to hear',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await giveMandarinVoice(page);
    const practice = practiceOn(page, siteLocale);
    await openLevel(practice, 1);
    const { word, sentence } = levelAt(1).characters[0] ?? {};
    if (!word || !sentence) throw new Error('The first character has no word and no sentence');
    const uses = page.locator('.practice-island');
    for (const use of [word, sentence]) {
      await expect(uses.getByText(use.chinese, { exact: true })).toBeVisible();
      await expect(
        uses.getByText(localized(siteLocale, use, 'meaning'), { exact: true }),
      ).toBeVisible();
      await practice.button(say(practice.t.listenTo, { chinese: use.chinese })).click();
    }
    await expect
      .poll(async () => (await whatWasSaid(page)).map(({ text }) => text))
      .toEqual([word.chinese, sentence.chinese]);
    await expectAccessible(page);
  },
);

test('without JavaScript the page says so and lists every character', async ({
  browser,
  baseURL,
  siteLocale,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const practice = practiceOn(page, siteLocale);
  await page.goto(`/${siteLocale}/${PATH}`);
  await expect(page.locator('noscript > p')).toHaveText(practice.words.noScript);
  await expect(practice.start(1)).toBeHidden();
  const lists = page.getByRole('main').getByRole('group');
  await expect(lists).toHaveCount(levels.length);
  await lists.last().locator('summary').click();
  await expect(lists.last().getByRole('listitem')).toHaveCount(
    levels.at(-1)?.characters.length ?? 0,
  );
  await context.close();
});

test.describe('in the dark and without motion', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

  test(
    'the drawing follows the colours of the page',
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      const practice = practiceOn(page, siteLocale);
      await openLevel(practice, 1);
      await practice.mark.click();
      const ink = () =>
        practice.canvas
          .locator('g g path')
          .evaluateAll((paths) => paths.map((path) => path.getAttribute('stroke')));
      await expect.poll(ink).toContain('rgba(247,239,221,1)');
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(ink).toContain('rgba(43,26,23,1)');
    },
  );

  test(
    'the writing is shown without gliding',
    { tag: ['@detail', '@en'] },
    async ({ page, siteLocale }) => {
      const practice = practiceOn(page, siteLocale);
      await openLevel(practice, 1);
      await practice.button(practice.t.animate).click();
      const { medians } = await readStrokes('一');
      await expect(async () => {
        await drawStroke(page, practice.canvas, medians[0] ?? []);
        await expect(practice.counter(1, 1)).toBeVisible({ timeout: 300 });
      }).toPass();
    },
  );
});
