import type { Page } from '@playwright/test';
import { atRest, expect, expectAccessible, test } from './fixtures.ts';
import { happenings } from './happenings.ts';
import { keepWords } from './words/keep.ts';
import { say } from './words/say.ts';

const PHRASES = 'contents/articles/phrases-for-travel-survival-in-china';
const PRACTICE = 'contents/games/hanzi-stroke-practice';

/** The learner's own characters lie below the levels, and come when someone comes near. */
const ownCharacters = async (page: Page, label: string) => {
  await atRest(page);
  const field = page.getByLabel(label, { exact: true });
  const levels = page.locator('.practice-island');
  await levels.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(field).toBeVisible();
  return field;
};

test('a phrase is kept by its heart, and still is on the next visit', async ({
  page,
  siteLocale,
}) => {
  const t = keepWords[siteLocale];
  await page.goto(`/${siteLocale}/${PHRASES}`);
  await atRest(page);
  const deck = page.locator('phrase-deck').first();
  const phrase = deck.locator('[data-phrase][data-current]');
  const name = (await phrase.getAttribute('data-chinese')) ?? '';
  const heart = deck.getByRole('button', { name: say(t.keep, { name }), exact: true });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await happenings(page)).toEqual([`${await phrase.getAttribute('data-phrase')} favourite`]);
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('whoever has not practised loads nothing of the memory', { tag: '@en' }, async ({ page }) => {
  const stored = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await page.goto(`/en/${PHRASES}`);
  await atRest(page);
  expect(await stored()).toEqual([]);
});

test(
  'a word that was pressed leads the keyboard to its heart and its writing',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = keepWords[siteLocale];
    await page.goto(`/${siteLocale}/${PHRASES}`);
    await atRest(page);
    const words = page.locator('phrase-deck').first().locator('[data-phrase][data-current] .word');
    const name = (await words.first().textContent())?.trim() ?? '';
    const card = page.locator('#word-card');
    await words.first().focus();
    await page.keyboard.press('Enter');
    const heart = card.getByRole('button', { name: say(t.keep, { name }), exact: true });
    await expect(heart).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(heart).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Tab');
    const link = card.getByRole('link', { name: say(t.write, { name }), exact: true });
    await expect(link).toBeFocused();
    await expectAccessible(page);
    expect(decodeURI((await link.getAttribute('href')) ?? '')).toContain(`?characters=${name}`);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(words.first()).toBeFocused();
  },
);

test(
  'characters of the content open by their address; what has no strokes is named',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = keepWords[siteLocale].own;
    await page.goto(`/${siteLocale}/${PRACTICE}?characters=医院龘`);
    await expect(page.getByRole('heading', { level: 2, name: t.title })).toBeVisible();
    await expect(page.getByText(t.missing)).toContainText('龘');
    await expect(page.getByRole('heading', { level: 3, name: '医' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'traditional characters that are typed are written in their simplified form, which is said',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = keepWords[siteLocale].own;
    await page.goto(`/${siteLocale}/${PRACTICE}`);
    const field = await ownCharacters(page, t.characters);
    await field.fill('學愛龍');
    await page.getByRole('button', { name: t.practise, exact: true }).click();
    await expect(page.getByText(t.simplified)).toContainText('學 → 学');
    await expect(page.getByRole('heading', { level: 3, name: '学' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'where nothing of an address can be written, the form has it and says why',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = keepWords[siteLocale].own;
    const field = page.getByLabel(t.characters, { exact: true });
    for (const [text, fault] of [
      ['龘䶮', t.noStrokes],
      ['abc', t.noHanzi],
    ] as const) {
      await page.goto(`/${siteLocale}/${PRACTICE}?characters=${text}`);
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(fault)));
      await expectAccessible(page);
    }
    await field.fill('医');
    await page.getByRole('button', { name: t.practise, exact: true }).click();
    await expect(page.getByRole('heading', { level: 3, name: '医' })).toBeVisible();
  },
);

test(
  'a text of which nothing can be written stays in its field, with the reason',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = keepWords[siteLocale].own;
    await page.goto(`/${siteLocale}/${PRACTICE}`);
    const text = await ownCharacters(page, t.characters);
    await text.fill('龘䶮');
    for (const name of [t.practise, t.keepList]) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByText(t.noStrokes)).toBeVisible();
      await expect(text).toBeFocused();
      await expect(text).toHaveValue('龘䶮');
      await expect(text).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible(page);
    await text.fill('龘医');
    await page.getByRole('button', { name: t.practise, exact: true }).click();
    await expect(page.getByText(t.missing)).toContainText('龘');
    await expect(page.getByRole('heading', { level: 3, name: '医' })).toBeVisible();
  },
);

test(
  'a link above the levels leads to the form, and Back finds there what was typed',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = keepWords[siteLocale].own;
    await page.goto(`/${siteLocale}/${PRACTICE}`);
    await page.getByRole('link', { name: t.jump, exact: true }).click();
    const field = page.getByLabel(t.characters, { exact: true });
    await expect(field).toBeInViewport();
    await field.fill('请问，医院');
    await page.getByRole('button', { name: t.practise, exact: true }).click();
    await expect(page.getByRole('heading', { level: 3, name: '请' })).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue('请问，医院');
    await expect(field).toBeInViewport();
  },
);

test('a character is written from memory by keyboard, and what went wrong is remembered', async ({
  page,
  siteLocale,
}) => {
  const t = keepWords[siteLocale].own;
  await page.goto(`/${siteLocale}/${PRACTICE}?characters=十&mode=memory`);
  await page.getByText(t.byWords).focus();
  await page.keyboard.press('Enter');
  const press = async (name: RegExp) => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await press(t.vertical);
  await expect(page.getByText(t.outlined)).toBeVisible();
  await expectAccessible(page);
  await press(t.horizontal);
  await press(t.vertical);
  await expect(page.getByText(t.hard)).toBeVisible();
  await expect.poll(() => happenings(page)).toEqual(['character.十 write']);
  await expectAccessible(page);
});

test(
  'a list of one’s own is kept, renamed, deleted and brought back',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const t = keepWords[siteLocale].own;
    await page.goto(`/${siteLocale}/${PRACTICE}`);
    const text = await ownCharacters(page, t.characters);
    const keep = page.getByRole('button', { name: t.keepList, exact: true });
    await keep.click();
    await expect(page.getByText(t.empty)).toBeVisible();
    await text.fill('abc');
    await keep.click();
    await expect(page.getByText(t.noHanzi)).toBeVisible();
    await text.fill('请问医院在哪里？');
    await page.getByLabel(t.name, { exact: true }).fill('Hospital');
    await keep.click();
    const list = page.getByRole('heading', { level: 4, name: 'Hospital' });
    await expect(list).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: `${t.rename} Hospital` }).click();
    await page.getByLabel(t.newName).fill('Clinic');
    await page.getByRole('button', { name: t.save, exact: true }).click();
    const renamed = page.getByRole('heading', { level: 4, name: 'Clinic' });
    await expect(renamed).toBeVisible();
    await page.getByRole('button', { name: `${t.delete} Clinic` }).click();
    await expect(renamed).toBeHidden();
    await page.getByRole('button', { name: t.undo, exact: true }).click();
    await expect(renamed).toBeVisible();

    await page.reload();
    await ownCharacters(page, t.characters);
    await page.getByRole('link', { name: `${t.practise} Clinic` }).click();
    await expect(page.getByRole('heading', { level: 3, name: '请' })).toBeVisible();
  },
);

test(
  'what was drawn before there was a memory is taken over once',
  { tag: '@detail' },
  async ({ page }) => {
    await page.goto('/ar/terms');
    await page.evaluate(() => {
      const levels = { 1: { learned: ['一', '人'] } };
      localStorage.setItem('hanlu.hanzi-practice', JSON.stringify({ version: 1, levels }));
    });
    for (const visit of ['first', 'second']) {
      await page.goto(`/ar/${PRACTICE}`);
      await ownCharacters(page, keepWords.ar.own.characters);
      expect((await happenings(page)).sort(), visit).toEqual([
        'character.一 traced',
        'character.人 traced',
      ]);
    }
  },
);
