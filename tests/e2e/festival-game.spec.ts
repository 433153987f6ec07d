import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#src/i18n/locales.ts';
import { atRest, expect, expectAccessible, test } from './fixtures.ts';
import { giveMandarinVoice, whatWasSaid } from './mandarin-voice.ts';
import { dragByTouch, openGame, PATH, placeByTap } from './festival-game.ts';
import { watchMoves } from './layout-shifts.ts';
import { festivalsWords } from './words/festivals.ts';
import { gameWords } from './words/game.ts';
import { say } from './words/say.ts';

const words = (locale: Locale) => gameWords[locale];
const centre = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const dragByMouse = async (page: Page, from: Locator, to: Locator) => {
  const start = await centre(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  // The zone shows with the drag.
  await page.mouse.move(start.x + 5, start.y - 12, { steps: 3 });
  const end = await centre(to);
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
};

test.beforeEach(({ page }) => giveMandarinVoice(page));

test.describe('by dragging with the mouse', { tag: '@desktop' }, () => {
  test('a lantern dropped in its place stays there, and 0.8 s later says what it is', async ({
    page,
    siteLocale,
  }) => {
    const t = words(siteLocale);
    await page.clock.install();
    const { game, item, zone, placed, progress } = await openGame(page, siteLocale, 'spring');
    // From here on the page's time passes only when told to.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await dragByMouse(page, item('lantern'), zone('lantern'));
    await expect(placed('lantern')).toBeVisible();
    await expect(progress(1)).toBeVisible();
    const popup = page.getByRole('dialog');
    await page.clock.runFor(750);
    await expect(popup).toBeHidden();
    await page.clock.runFor(100);
    await expect(popup).toBeVisible();
    await page.clock.resume();
    await expect(popup).toContainText('灯笼');
    await expect(popup).toContainText('dēnglong');
    await expectAccessible(page);
    const details = popup.locator('p.border-t');
    await expect(details).toBeHidden();
    await popup.getByRole('button', { name: t.learnMore }).click();
    await expect(details).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(game.getByRole('button', { name: t.learnMore })).toHaveCount(1);
  });

  test(
    'a press that moves less than 8 px is a click, not a drag',
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      const { item } = await openGame(page, siteLocale, 'spring');
      const { x, y } = await centre(item('lantern'));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 5, y + 5);
      await expect(item('lantern')).not.toHaveAttribute('data-dragging');
      await page.mouse.move(x + 6, y + 6);
      await expect(item('lantern')).toHaveAttribute('data-dragging');
      await page.mouse.up();
      await expect(item('lantern')).not.toHaveAttribute('data-dragging');
    },
  );

  test(
    'a lantern dropped in another’s place, or outside the scene, returns to the tray',
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      const t = words(siteLocale);
      const { game, line, item, zone, placed, progress, nameOf } = await openGame(
        page,
        siteLocale,
        'spring',
      );
      const name = await nameOf('lantern');
      const heading = game.getByRole('heading', { name: t.title });
      for (const target of [zone('hongbao'), heading]) {
        await dragByMouse(page, item('lantern'), target);
        await expect(placed('lantern')).toBeHidden();
        await expect(item('lantern')).toBeVisible();
        await expect(progress(0)).toBeVisible();
        await expect(line).toContainText(say(t.missed, { item: name }));
      }
    },
  );

  test(
    'the item in the hand is as large as it will stand in the scene, at the pointer',
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      const { item, zone, placed } = await openGame(page, siteLocale, 'spring');
      const start = await centre(item('liondance'));
      await page.mouse.move(start.x - 30, start.y + 20);
      await page.mouse.down();
      await page.mouse.move(start.x, start.y - 60, { steps: 4 });
      const end = await centre(zone('liondance'));
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await expect(async () => {
        const held = await centre(page.locator('.festival-held img'));
        expect(Math.hypot(held.x - end.x, held.y - end.y)).toBeLessThan(3);
      }).toPass();
      await page.mouse.up();
      await expect(placed('liondance')).toBeVisible();
    },
  );
});

test.describe('by dragging with a finger', { tag: '@touch' }, () => {
  test('after a hold of 200 ms the item follows the finger to its place', async ({
    page,
    siteLocale,
  }) => {
    const { item, zone, placed, progress } = await openGame(page, siteLocale, 'spring');
    await dragByTouch(page, await centre(item('lantern')), () => centre(zone('lantern')), 300);
    await expect(placed('lantern')).toBeVisible();
    await expect(progress(1)).toBeVisible();
  });

  test(
    'a finger that moves on at once scrolls the page and drags nothing',
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      const { item, zone, placed } = await openGame(page, siteLocale, 'spring');
      await dragByTouch(page, await centre(item('lantern')), () => centre(zone('lantern')), 0);
      await expect(placed('lantern')).toBeHidden();
    },
  );

  test('a wrong place keeps nothing', { tag: '@detail' }, async ({ page, siteLocale }) => {
    const { item, zone, placed } = await openGame(page, siteLocale, 'spring');
    await dragByTouch(page, await centre(item('lantern')), () => centre(zone('hongbao')), 300);
    await expect(placed('lantern')).toBeHidden();
    await expect(item('lantern')).toBeVisible();
  });
});

test('choosing an item and then its place puts the whole scene together', async ({
  page,
  siteLocale,
}) => {
  const t = words(siteLocale);
  const { game, item, zone, progress, ids } = await openGame(page, siteLocale, 'mid-autumn');
  await expectAccessible(page);
  await item('moon').click();
  await expect(item('moon')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await zone('family').click();
  await expect(progress(0)).toBeVisible();
  await zone('moon').click();
  await expect(progress(1)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const id of ids.filter((one) => one !== 'moon')) await placeByTap(page, item(id), zone(id));
  await expect(progress(4)).toBeVisible();
  const overlay = game.getByRole('region', { name: t.congratulations });
  await expect(overlay).toBeVisible();
  await expect(overlay.getByRole('button', { name: t.seeScene })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await overlay.getByRole('button', { name: t.seeScene }).click();
  await expect(overlay).toBeHidden();
  await expect(game.getByRole('button', { name: t.learnMore })).toHaveCount(4);
  await expect(game.getByRole('button', { name: t.openBooth })).toBeFocused();
  await expectAccessible(page);
});

test('the keyboard alone plays, and every step is told', async ({ page, siteLocale }) => {
  const t = words(siteLocale);
  const { game, line, item, zone, placed, nameOf } = await openGame(page, siteLocale, 'qingming');
  const moneyName = await nameOf('money');
  await item('money').focus();
  await page.keyboard.press('Enter');
  await expect(line).toContainText(say(t.picked, { item: moneyName }));
  // The places run from left to right; the first one has the focus.
  await expect(zone('money')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(zone('incense')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line).toContainText(say(t.missed, { item: moneyName }));
  await page.keyboard.press('Escape');
  await expect(line).toContainText(say(t.putBack, { item: moneyName }));
  await expect(item('money')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(zone('money')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(placed('money')).toBeVisible();
  await expect(line).toContainText(say(t.placed3, { item: moneyName }));
  const popup = page.getByRole('dialog', { name: moneyName });
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  const learnMore = game.getByRole('button', { name: say(t.learnMoreAbout, { item: moneyName }) });
  await expect(learnMore).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup.getByRole('button', { name: t.learnMore, exact: true })).toBeHidden();
  await expect(popup).toBeVisible();
});

test(
  'places are called by where they lie, for those who do not see them',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = words(siteLocale);
    const { item, zone } = await openGame(page, siteLocale, 'mid-autumn');
    await item('moon').click();
    const name = say(t.place, { n: 3, total: 4, where: t.where.top.right });
    await expect(zone('moon')).toHaveAccessibleName(name);
  },
);

test(
  'the scene is a picture: it is not mirrored with the page',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const { item, zone, scene } = await openGame(page, siteLocale, 'mid-autumn');
    await item('moon').click();
    const [frame, place] = [await scene.boundingBox(), await zone('moon').boundingBox()];
    if (!frame || !place) throw new Error('Not shown');
    expect((place.x - frame.x) / frame.width).toBeCloseTo(0.61, 2);
    expect(frame.width / frame.height).toBeCloseTo(16 / 9, 2);
  },
);

test(
  'the tray has two columns on a phone and four from there on',
  { tag: '@detail' },
  async ({ page, siteLocale, isMobile }) => {
    const { item, ids } = await openGame(page, siteLocale, 'spring');
    const tops = await Promise.all(ids.map(async (id) => (await item(id).boundingBox())?.y));
    expect(new Set(tops).size).toBe(isMobile ? 2 : 1);
  },
);

test('Reset Game empties the scene', { tag: ['@detail', '@en'] }, async ({ page, siteLocale }) => {
  const t = words(siteLocale);
  const { game, line, item, zone, placed, progress } = await openGame(page, siteLocale, 'spring');
  await placeByTap(page, item('hongbao'), zone('hongbao'));
  await game.getByRole('button', { name: t.reset }).click();
  await expect(placed('hongbao')).toBeHidden();
  await expect(item('hongbao')).toBeVisible();
  await expect(progress(0)).toBeVisible();
  await expect(line).toContainText(t.restarted);
});

test(
  'progress survives a reload and the other language, but not another festival',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const { next, previous } = festivalsWords[siteLocale];
    const { scene, item, zone, placed, progress } = await openGame(page, siteLocale, 'spring');
    await placeByTap(page, item('lantern'), zone('lantern'));
    await page.reload();
    await scene.scrollIntoViewIfNeeded();
    await expect(placed('lantern')).toBeVisible();
    await expect(progress(1)).toBeVisible();
    const other = siteLocale === 'ar' ? 'en' : 'ar';
    await openGame(page, other, 'spring');
    await expect(placed('lantern')).toBeVisible();
    await openGame(page, siteLocale, 'spring');
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: next }).click();
    await page.getByRole('button', { name: previous }).click();
    await item('lantern').scrollIntoViewIfNeeded();
    await expect(progress(0)).toBeVisible();
    await expect(placed('lantern')).toBeHidden();
  },
);

test(
  'the popup reads the Chinese name aloud, and any Chinese word in its text',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    const t = words(siteLocale);
    const { item, zone } = await openGame(page, siteLocale, 'spring');
    await item('lantern').click();
    await zone('lantern').click();
    const popup = page.getByRole('dialog');
    await popup.getByRole('button', { name: say(t.listen, { name: '灯笼' }) }).click();
    const said = async () => (await whatWasSaid(page)).map(({ text, rate }) => [text, rate]);
    await expect.poll(said).toEqual([['灯笼', 0.8]]);
    await popup.locator('.spoken').first().click();
    await expect.poll(said).toEqual([
      ['灯笼', 0.8],
      ['灯笼', 0.8],
    ]);
  },
);

test(
  'nothing of the game is loaded before it comes near, and nothing moves when it is',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    const moved = await watchMoves(page, '.festival-game, .festival-game ~ *');
    await page.goto(`/${siteLocale}/${PATH}`);
    await atRest(page);
    expect(scripts.filter((url) => /FestivalGame|client|PhotoBooth|cut-out/.test(url))).toEqual([]);
    const { item } = await openGame(page, siteLocale, 'spring');
    await expect(item('lantern')).toBeVisible();
    expect(scripts.some((url) => url.includes('FestivalGame'))).toBe(true);
    expect(scripts.filter((url) => /PhotoBooth|cut-out|ort/.test(url))).toEqual([]);
    expect(await moved()).toEqual([]);
  },
);

test(
  'with the network cut after loading the game plays on, and the booth says what is missing',
  { tag: '@detail' },
  async ({ page, siteLocale, context }) => {
    const t = words(siteLocale);
    const { game, line, item, zone, ids } = await openGame(page, siteLocale, 'spring');
    await atRest(page);
    await context.setOffline(true);
    for (const id of ids) await placeByTap(page, item(id), zone(id));
    const overlay = game.getByRole('region', { name: t.congratulations });
    await overlay.getByRole('button', { name: t.openBooth }).click();
    await expect(line).toContainText(t.boothOffline);
  },
);

test(
  'with reduced motion no petals fall, and fireworks stand still',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { item, zone, ids } = await openGame(page, siteLocale, 'spring');
    for (const id of ids) await placeByTap(page, item(id), zone(id));
    await expect(page.locator('.festival-petals')).toBeHidden();
    const burst = page.locator('.festival-fireworks path').first();
    await expect(burst).toBeVisible();
    await expect(burst).toHaveCSS('animation-name', 'none');
  },
);

test(
  'the game is played where the browser forbids storage',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    const { item, zone, placed } = await openGame(page, siteLocale, 'spring');
    await expect(page.locator('[data-game=spring]')).toBeVisible();
    await expect(async () => {
      await item('lantern').click();
      await expect(item('lantern')).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
    }).toPass();
    await zone('lantern').click();
    await expect(placed('lantern')).toBeVisible();
  },
);
