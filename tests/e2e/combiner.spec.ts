import type { Page } from '@playwright/test';
import { localized } from '#src/content/localized.ts';
import { getRadicalsArticle } from '#src/content/radicals.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { plural } from '#src/i18n/messages.ts';
import { atRest, expect, expectAccessible, pressInPlace, test as base } from './fixtures.ts';
import { watchMoves } from './layout-shifts.ts';
import { giveMandarinVoice, whatWasSaid } from './mandarin-voice.ts';
import { combinerWords } from './words/combiner.ts';
import { say } from './words/say.ts';

const PATH = 'contents/articles/basics-to-radicals';
const STORAGE_KEY = 'hanlu.radical-combiner';
const { recipes, selectable } = await getRadicalsArticle();

/** The game by the roles and names that a visitor meets. */
const gameOn = (page: Page, locale: Locale) => {
  const { game: t, ...article } = combinerWords[locale];
  const region = page.getByRole('region', { name: article.title });
  const slots = region.getByRole('group', { name: t.slots });
  const nameOf = (radical: string) => {
    const found = selectable.find((one) => one.radical === radical);
    if (!found) throw new Error(`${radical} is not for choice`);
    return { radical, pinyin: found.pinyin, name: localized(locale, found, 'meaning') };
  };
  const recipeOf = (result: string) => {
    const found = recipes.find((one) => one.result === result);
    if (!found) throw new Error(`no recipe makes ${result}`);
    return found;
  };
  return {
    t,
    region,
    recipeOf,
    meaningOf: (result: string) => localized(locale, recipeOf(result), 'meaning'),
    radicals: region.getByRole('group', { name: t.radicals }).getByRole('button'),
    radical: (radical: string) => {
      const { pinyin, name } = nameOf(radical);
      const group = region.getByRole('group', { name: t.radicals });
      return group.getByRole('button', { name: `${radical} ${name} ${pinyin}`, exact: true });
    },
    slots: slots.getByRole('button'),
    emptySlot: (n: number) =>
      slots.getByRole('button', { name: say(t.emptySlot, { n }), exact: true }),
    filledSlot: (n: number, radical: string) =>
      slots.getByRole('button', { name: say(t.filledSlot, { ...nameOf(radical), n }) }),
    mode: (size: 2 | 3) =>
      region.getByRole('radio', { name: size === 2 ? t.sizes.two : t.sizes.three }),
    /** The radio itself is not drawn: people press its label. */
    choose: (size: 2 | 3) =>
      region.getByText(size === 2 ? t.sizes.two : t.sizes.three, { exact: true }).click(),
    clear: region.getByRole('button', { name: t.clear }),
    randomize: region.getByRole('button', { name: t.randomize }),
    result: region.getByRole('group', { name: t.result }),
    missing: (count: keyof typeof t.missing) => t.missing[count],
    scoreText: (count: keyof typeof t.discovered) =>
      say(t.discovered[count], { total: recipes.length }),
    score: (count: keyof typeof t.discovered) =>
      region.getByText(say(t.discovered[count], { total: recipes.length }), {
        exact: true,
      }),
    shelf: region.getByRole('group', { name: t.shelf }),
    status: region.getByRole('status'),
  };
};

const ready = async (page: Page, locale: Locale) => {
  const game = gameOn(page, locale);
  await game.region.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await game.randomize.scrollIntoViewIfNeeded();
  return game;
};

const open = async (page: Page, locale: Locale) => {
  await page.goto(`/${locale}/${PATH}`);
  return ready(page, locale);
};

/** The game, open on a device with a Mandarin voice. */
const test = base.extend<{ game: Awaited<ReturnType<typeof open>> }>({
  game: async ({ page, siteLocale }, use) => use(await open(page, siteLocale)),
});

test.beforeEach(({ page }) => giveMandarinVoice(page));

test('the game opens with two free slots, its radicals and a question mark', async ({
  page,
  game,
}) => {
  await expect(game.mode(2)).toBeChecked();
  await expect(game.slots).toHaveCount(2);
  await expect(game.emptySlot(1)).toBeVisible();
  await expect(game.radicals).toHaveCount(selectable.length);
  for (const { radical } of selectable) await expect(game.radical(radical)).toBeEnabled();
  await expect(game.result).toHaveText(`?${game.missing(2)}`);
  await expect(game.score(0)).toBeVisible();
  await expectAccessible(page);
});

test('picked radicals fill the slots in turn and make a character in either order', async ({
  page,
  siteLocale,
  game,
}) => {
  await game.radical('子').click();
  await expect(game.filledSlot(1, '子')).toBeVisible();
  await expect(game.result).toContainText(game.missing(1));
  await game.radical('女').click();
  await expect(game.filledSlot(2, '女')).toBeVisible();

  const note = localized(siteLocale, game.recipeOf('好'), 'note') ?? '';
  for (const text of ['好', 'hǎo', game.meaningOf('好'), note, '子 + 女 = 好', game.t.isNew]) {
    await expect(game.result).toContainText(text);
  }
  await expect(game.result).not.toContainText('?');
  await expect(game.status).toContainText(`好 (hǎo): ${game.meaningOf('好')}`);
  await expect(game.status).toContainText(game.scoreText(1));
  await expectAccessible(page);
});

test(
  'on a small phone the slots stay beside the parts, and what they make comes into view',
  { tag: '@touch' },
  async ({ page, game }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    const last = game.radical('田');
    await last.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await last.click();
    await expect(game.filledSlot(1, '田')).toBeInViewport({ ratio: 1 });
    await game.radical('力').click();
    await expect(game.result).toContainText('男');
    await expect(game.result).toBeInViewport({ ratio: 1 });
  },
);

test(
  'on a phone Randomize stays under the finger, and what it makes is seen above it',
  { tag: '@touch' },
  async ({ page, game }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const part = game.radical('田');
    await part.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const made: (string | null)[] = [];
    for (let press = 0; press < 3; press += 1) {
      await expect(game.randomize).toBeInViewport({ ratio: 1 });
      await pressInPlace(game.randomize);
      await expect(game.result).not.toContainText('?');
      await expect(game.result).toBeInViewport({ ratio: 1 });
      const [result, button] = await Promise.all([
        game.result.boundingBox(),
        game.randomize.boundingBox(),
      ]);
      expect((result?.y ?? 0) + (result?.height ?? 0)).toBeLessThan(button?.y ?? 0);
      made.push(await game.result.textContent());
    }
    expect(made[0]).not.toBe(made[1]);
    expect(made[1]).not.toBe(made[2]);
    await expectAccessible(page);
  },
);

test(
  'each part tells how many characters with it are still to be found',
  { tag: '@detail' },
  async ({ page, siteLocale, game }) => {
    const hidden = (part: string, size: number) =>
      recipes.filter(({ radicals }) => radicals.length === size && radicals.includes(part)).length;
    const tells = (part: string, text: string) =>
      expect(game.radical(part)).toHaveAccessibleDescription(text);
    const button = game.radical('女');
    await expect(button).toContainText(String(hidden('女', 2)));
    await game.radical('女').focus();
    await page.keyboard.press('Enter');
    await expect(game.status).toContainText(plural(siteLocale, game.t.toFind, hidden('女', 2)));
    await game.radical('子').click();
    await tells('女', plural(siteLocale, game.t.toFind, hidden('女', 2) - 1));
    await game.choose(3);
    await tells('子', game.t.nothingToFind);
    await tells('山', game.t.toFind.one);
    await expectAccessible(page);
  },
);

test(
  'every radical button is closed while the slots are full',
  { tag: '@detail' },
  async ({ game }) => {
    await game.radical('日').click();
    await game.radical('月').click();
    for (const { radical } of selectable) await expect(game.radical(radical)).toBeDisabled();
    // A closed button is pressed all the same.
    await game.radical('山').click({ force: true });
    await expect(game.filledSlot(1, '日')).toBeVisible();
    await expect(game.filledSlot(2, '月')).toBeVisible();
  },
);

test('for mouth and wood the order decides', { tag: '@detail' }, async ({ game }) => {
  await game.radical('口').click();
  await game.radical('木').click();
  await expect(game.result).toContainText('口 + 木 = 呆');
  await game.clear.click();
  await game.radical('木').click();
  await game.radical('口').click();
  await expect(game.result).toContainText('木 + 口 = 杏');
});

test(
  'where nothing matches the question mark stays, with a word of encouragement',
  { tag: '@detail' },
  async ({ page, game }) => {
    await game.radical('山').click();
    await game.radical('工').click();
    await expect(game.result).toHaveText(`?${game.t.unknown}`);
    await expect(game.status).toHaveText(game.t.unknown);
    await expect(game.score(0)).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'pressing a filled slot frees it, takes the result away and keeps the focus',
  { tag: ['@detail', '@en'] },
  async ({ game }) => {
    await game.radical('女').click();
    await game.radical('子').click();
    await game.filledSlot(1, '女').click();
    await expect(game.emptySlot(1)).toBeFocused();
    await expect(game.emptySlot(1)).toBeDisabled();
    await expect(game.filledSlot(2, '子')).toBeVisible();
    await expect(game.result).toHaveText(`?${game.missing(1)}`);
    await expect(game.status).toHaveText(say(game.t.said.removed, { n: 1 }));
    await game.radical('木').click();
    await expect(game.result).toContainText('木 + 子 = 李');
  },
);

test(
  'three slots make characters of three parts; switching empties them',
  { tag: '@detail' },
  async ({ page, game }) => {
    await game.radical('木').click();
    await game.radical('木').click();
    await expect(game.result).toContainText('林');
    await game.choose(3);
    await expect(game.slots).toHaveCount(3);
    await expect(game.result).toHaveText(`?${game.missing(3)}`);
    for (const place of [1, 2, 3]) {
      await game.radical('木').click();
      await expect(game.filledSlot(place, '木')).toBeVisible();
    }
    await expect(game.result).toContainText('木 + 木 + 木 = 森');
    await expectAccessible(page);
    await game.choose(2);
    await expect(game.slots).toHaveCount(2);
    await expect(game.emptySlot(2)).toBeVisible();
  },
);

test(
  'Clear All empties every slot and keeps what was discovered',
  { tag: ['@detail', '@en'] },
  async ({ game }) => {
    await game.radical('火').click();
    await game.radical('火').click();
    await game.clear.click();
    await expect(game.emptySlot(1)).toBeVisible();
    await expect(game.emptySlot(2)).toBeVisible();
    await expect(game.result).toHaveText(`?${game.missing(2)}`);
    await expect(game.status).toHaveText(game.t.said.emptied[2]);
    await expect(game.score(1)).toBeVisible();
  },
);

for (const size of [2, 3] as const) {
  test(
    `Randomize always makes a character of ${size} parts, each time another one`,
    { tag: ['@detail', '@en'] },
    async ({ game }) => {
      await game.choose(size);
      const possible = recipes.filter(({ radicals }) => radicals.length === size);
      let last = '';
      for (let round = 0; round < 8; round += 1) {
        await game.randomize.click();
        await expect(game.result).not.toContainText('?');
        const result = (await game.result.locator('bdi').first().textContent()) ?? '';
        expect(possible.map((recipe) => recipe.result)).toContain(result);
        expect(result).not.toBe(last);
        last = result;
      }
    },
  );
}

test(
  'discoveries fill the shelf and survive a reload',
  { tag: '@detail' },
  async ({ page, siteLocale, game }) => {
    await game.radical('日').click();
    await game.radical('月').click();
    await game.clear.click();
    await game.radical('人').click();
    await game.radical('木').click();
    await expect(game.shelf.getByRole('button')).toHaveText([
      `明míng${game.meaningOf('明')}`,
      `休xiū${game.meaningOf('休')}`,
    ]);
    await page.reload();
    await ready(page, siteLocale);
    await expect(game.score(2)).toBeVisible();
    await expect(game.shelf.getByRole('button')).toHaveCount(2);
    await expect(game.emptySlot(1)).toBeVisible();
    await expect(game.status).toBeEmpty();
    await expectAccessible(page);
  },
);

test(
  'a stored list that is damaged is started afresh',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '{"version":1,"dis'), STORAGE_KEY);
    const game = await open(page, siteLocale);
    await expect(game.score(0)).toBeVisible();
    await game.radical('女').click();
    await game.radical('子').click();
    await expect(game.score(1)).toBeVisible();
  },
);

test(
  'where the browser stores nothing the game goes on and says so',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    });
    const game = await open(page, siteLocale);
    await expect(game.region.getByText(game.t.notKept)).toBeHidden();
    await game.radical('女').click();
    await game.radical('子').click();
    await expect(game.score(1)).toBeVisible();
    await expect(game.region.getByText(game.t.notKept)).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'the character, its shelf and the words of its note are read aloud at 0.8',
  { tag: '@detail' },
  async ({ page, game }) => {
    const said = (...texts: string[]) =>
      expect
        .poll(() => whatWasSaid(page))
        .toEqual(texts.map((text) => ({ text, rate: 0.8, lang: 'zh-CN' })));
    await game.radical('木').click();
    await game.radical('木').click();
    await game.region
      .getByRole('button', { name: say(game.t.listen, { character: '林' }), exact: true })
      .click();
    await said('林');
    await game.shelf.getByRole('button').click();
    await said('林', '林');
    await game.result.getByRole('button', { name: '森', exact: true }).click();
    await said('林', '林', '森');
  },
);

test('the whole game is played with the keyboard alone', { tag: '@en' }, async ({ page, game }) => {
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  await game.mode(2).focus();
  await press('ArrowDown');
  await expect(game.mode(3)).toBeChecked();
  await press('ArrowUp');
  await expect(game.mode(2)).toBeChecked();

  // Past two slots to the first radical, on to the sixth, and back again.
  await press('Tab', 3);
  await expect(game.radical('女')).toBeFocused();
  await press('Tab', 5);
  await press('Enter');
  await press('Shift+Tab', 5);
  await press('Space');
  await expect(game.result).toContainText('子 + 女 = 好');
  await expect(game.radical('女')).toBeFocused();

  await game.filledSlot(2, '女').focus();
  await page.keyboard.press('Enter');
  await expect(game.emptySlot(2)).toBeFocused();
  await game.randomize.focus();
  await page.keyboard.press('Enter');
  await expect(game.result).not.toContainText('?');
  await page.keyboard.press('Tab');
  await expect(game.clear).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(game.result).toContainText('?');
});

test('fingers play it too', { tag: ['@touch', '@detail'] }, async ({ game }) => {
  await game.radical('水').tap();
  await game.radical('工').tap();
  await expect(game.result).toContainText('水 + 工 = 江');
  await game.filledSlot(2, '工').tap();
  await game.radical('木').tap();
  await expect(game.result).toContainText('水 + 木 = 沐');
  for (const button of await game.radicals.all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test(
  'slots and formula run as Chinese is read, a slot’s label as the page is',
  { tag: '@both' },
  async ({ siteLocale, game }) => {
    await game.radical('口').click();
    await game.radical('木').click();
    const [first, second] = await Promise.all(
      [game.filledSlot(1, '口'), game.filledSlot(2, '木')].map((slot) => slot.boundingBox()),
    );
    expect(first?.x ?? 0).toBeLessThan(second?.x ?? 0);
    const direction = siteLocale === 'ar' ? 'rtl' : 'ltr';
    await expect(game.filledSlot(1, '口')).toHaveCSS('direction', direction);
    const formula = game.result.locator('bdi[dir=ltr]');
    const parts = await formula.locator('[lang=zh-Hans]').all();
    const places = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.x ?? 0));
    expect(await formula.textContent()).toBe('口 + 木 = 呆');
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
);

test.describe('in the dark, with reduced motion', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });
  test('it is as readable, and nothing moves', async ({ page, game }) => {
    await game.radical('女').click();
    await game.radical('子').click();
    const animated = game.region.locator('.arriving, .shelf-filled, .fusion-whole');
    await expect(animated).toHaveCount(4);
    for (const one of await animated.all()) await expect(one).toHaveCSS('animation-name', 'none');
    await expectAccessible(page);
  });
});

test(
  'React loads only near the game, and nothing moves when it takes over',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const moved = await watchMoves(page, '.combiner-place');
    await page.addInitScript((key) => {
      localStorage.setItem(key, '{"version":1,"discovered":["好","明"]}');
    }, STORAGE_KEY);
    await page.goto(`/${siteLocale}/${PATH}`);
    await atRest(page);
    expect(scripts.filter((url) => /client\.|island|Combiner/.test(url))).toEqual([]);
    const game = await ready(page, siteLocale);
    await expect(game.score(2)).toBeVisible();
    expect(scripts.filter((url) => /RadicalCombiner\.island/.test(url))).toHaveLength(1);
    expect(scripts.filter((url) => /\/Combiner\./.test(url))).toHaveLength(1);
    expect(await moved()).toEqual([]);
  },
);

test(
  'a game that does not come says so, and comes at the second try',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await page.route('**/data/combiner-*.json', (route) => route.abort());
    await page.goto(`/${siteLocale}/${PATH}`);
    const game = gameOn(page, siteLocale);
    const { door } = combinerWords[siteLocale];
    await game.region.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
    await expect(game.region.getByRole('alert')).toContainText(door.failed);
    await expectAccessible(page);
    await page.unroute('**/data/combiner-*.json');
    await game.region.getByRole('button', { name: door.retry }).click();
    await expect(game.emptySlot(1)).toBeVisible();
    await expect(game.region.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'the page of all combinations leads back to the game',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await page.goto(`/${siteLocale}/${PATH}/combinations`);
    const { table, title } = combinerWords[siteLocale];
    await page.getByRole('link', { name: table.back }).click();
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'all combinations can be read in a table',
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      await page.goto(`/${siteLocale}/${PATH}`);
      const { noScript, table, title } = combinerWords[siteLocale];
      const region = page.getByRole('region', { name: title });
      await expect(region.locator('noscript p')).toHaveText(noScript);
      await expect(region.getByRole('radio')).toHaveCount(0);
      await region.getByRole('link', { name: table.link }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(table.title);
      await expect(page.getByRole('row')).toHaveCount(recipes.length + 1);
      for (const recipe of recipes) {
        const row = page.getByRole('row').filter({ hasText: recipe.result }).first();
        await expect(row).toContainText(localized(siteLocale, recipe, 'meaning'));
      }
    },
  );
});
