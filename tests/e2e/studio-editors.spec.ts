import { expect, test, type Locator, type Page } from '@playwright/test';
import { STUDIO_MS } from './studio-editor.ts';
import { ownStudioSite } from './studio-site.ts';

// One after the other, since they share a site.
test.describe.configure({ mode: 'serial' });

const site = ownStudioSite();

/** The Studio draws its bar anew while it loads, which closes a menu that was opened before. */
const openMenu = (button: Locator, shown: Locator) =>
  expect(async () => {
    if (await shown.isHidden()) await button.click();
    await expect(shown).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: STUDIO_MS });

test(
  'the Studio asks no other server for anything, and its console is silent',
  { tag: '@long' },
  async ({ page }) => {
    const complaints: string[] = [];
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http')) hosts.add(hostname);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await site.openDocument(page, 'structure/festivals;festival;festival-spring');
      const bar = page.locator('.hanlu-status');
      await expect(bar).toHaveAttribute('data-tone', scheme);
      const item = page.getByText('Item to place 1:', { exact: false }).first();
      await expect(item).toBeAttached({ timeout: STUDIO_MS });
    }
    await page.goto(`${site.url}/studio/recordings`);
    await expect(page.getByRole('heading', { name: 'Recordings' })).toBeVisible();
    expect(complaints).toEqual([]);
    expect([...hosts]).toEqual(['127.0.0.1']);
  },
);

test(
  'an editor chooses a name once, and the history has it',
  { tag: '@long' },
  async ({ page }) => {
    await site.openDocument(page, 'structure/festivals;festival;festival-lantern');
    await page.getByLabel('Your name, for the history').fill('Nour الهدى');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByText('You edit as Nour الهدى')).toBeVisible({ timeout: STUDIO_MS });
    await page.getByLabel('Name (English)', { exact: true }).fill('The Lantern Festival');
    const transactions = `${site.contentUrl}/v1/data/history/production/transactions/drafts.festival-lantern`;
    const author = async () => {
      const text = await (await fetch(transactions)).text();
      const [line = '{}'] = text.trim().split('\n');
      return (JSON.parse(line) as { author?: string }).author;
    };
    await expect.poll(author).toMatch(/^local-/);
    const people = await fetch(`${site.contentUrl}/v1/users/${await author()}`);
    const [person] = (await people.json()) as { displayName: string }[];
    expect(person?.displayName).toBe('Nour الهدى');
    const inMenu = page.getByRole('menu').getByText('Hanlu').first();
    await openMenu(page.getByRole('button', { name: 'Hanlu', exact: true }), inMenu);
    await expect(page.getByText('Manage project')).toBeHidden();
    await page.keyboard.press('Escape');
    const leave = page.getByRole('menuitem', { name: 'Sign out' });
    await openMenu(page.locator('#user-menu'), leave);
    await leave.click();
    await expect(page.getByLabel('Your name, for the history')).toHaveValue('', {
      timeout: STUDIO_MS,
    });
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.locator('button:has([data-sanity-icon="menu"])');
    await openMenu(menu, page.getByRole('button', { name: 'Sign out' }));
    await expect(page.getByText('Manage project')).toBeHidden();
  },
);

test(
  'a section that is removed in one language is removed in the other with a press',
  { tag: '@long' },
  async ({ page }) => {
    await site.openDocument(page, 'structure/legalDocument;privacy-policy-en');
    // The list is drawn anew while its document comes, so it is hovered over, which tries again.
    await page.getByText(/^Section 1: /).hover();
    const second = (await page.getByText(/^Section 2: /).innerText()).replace('Section 2: ', '');
    await page.locator('button[id$="-menuButton"]').first().click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(page.getByText(`Section 1: ${second}`)).toBeVisible();
    const offer = page.locator('.hanlu-twins li');
    await expect(offer).toHaveCount(1);
    await expect(offer).toContainText('The Arabic text has');
    await offer.getByRole('button', { name: 'Remove it there, too' }).click();
    await expect(offer).toHaveCount(0);
    await expect(page.getByText('Removed from the draft of the Arabic text')).toBeVisible();
    await page.getByRole('link', { name: 'publish that text' }).click();
    await expect(page).toHaveURL(/privacy-policy-ar/);
    await site.openDocument(page, 'structure/legalDocument;privacy-policy-ar');
    await expect(page.getByText(/^Section 1: /)).toBeVisible();
    await expect(page.locator('.hanlu-twins li')).toHaveCount(0);
  },
);

test(
  'what is not there yet leads nowhere, and what is not published to its preview alone',
  { tag: '@long' },
  async ({ page }) => {
    const leave = page.getByRole('menuitem', { name: 'See it on the site' });
    await site.openDocument(page, 'intent/create/template=tutorFaq;type=tutorFaq/');
    await openMenu(page.getByTestId('action-menu-button'), leave);
    await expect(leave).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.getByLabel('Question (English)', { exact: true }).fill('May I teach from China?');
    await expect(page.getByTestId('pane-footer')).toContainText('Edited');
    await openMenu(page.getByTestId('action-menu-button'), leave);
    await leave.click();
    const links = page.getByRole('dialog').getByRole('link');
    await expect(links.first()).toHaveAccessibleName('Preview of the draft (Arabic)');
    await expect(links.filter({ hasText: 'Open on site' })).toHaveCount(0);
  },
);

test(
  'a word whose pinyin is corrected asks for what it was, by which learners know it',
  { tag: '@long' },
  async ({ page }) => {
    await site.openDocument(page, 'structure/phrases;phraseSection;phrases-basic-greeting');
    await page.getByText('Phrase 2: 早上好', { exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Word 1: 早上', { exact: true }).click();
    await dialog.getByLabel('Pinyin', { exact: true }).last().fill('zǎoshàng');
    const earlier = dialog.getByTestId(/^field-.*formerPinyin$/);
    const fault = earlier.locator('[data-sanity-icon="error-outline"]');
    await fault.hover({ timeout: STUDIO_MS });
    await expect(
      page.getByText('must be “zǎoshang”: people learn 早上 as “zǎoshang”'),
    ).toBeVisible();
    await dialog.getByLabel('Earlier pinyin').fill('zǎoshang');
    await expect(fault).toBeHidden({ timeout: STUDIO_MS });
  },
);

test(
  'a file that is no picture is refused with what a picture has to be',
  { tag: '@long' },
  async ({ page }) => {
    await site.openDocument(page, 'structure/phrases;phraseSection;phrases-family');
    const chooser = page.waitForEvent('filechooser');
    const upload = page.getByText('Upload', { exact: true });
    // The document is drawn anew while it loads, which closes a menu that was opened before.
    await expect(async () => {
      if (await upload.isHidden()) await page.getByTestId('options-menu-button').click();
      await upload.click({ timeout: 1_000 });
    }).toPass();
    await (
      await chooser
    ).setFiles({
      name: 'page.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<html>'),
    });
    await expect(page.getByText('WebP, AVIF, JPEG or PNG of up to 20 MB. Where')).toBeVisible();
  },
);

test(
  'a phrase is found by its Chinese and by pinyin without marks',
  { tag: '@long' },
  async ({ page }) => {
    await site.openDocument(page, 'structure/homePage');
    for (const words of ['手间', 'xishoujian']) {
      await page.getByTestId('studio-search').click();
      await page.getByPlaceholder('Search', { exact: true }).fill(words);
      await expect(page.getByRole('option', { name: /Getting Around/ })).toBeVisible();
      await page.keyboard.press('Escape');
    }
  },
);

test(
  'what one editor types while another publishes the same document goes on as its draft',
  { tag: '@long' },
  async ({ page, browser }) => {
    const place = 'structure/festivals;festival;festival-lantern';
    const other = await browser.newPage();
    await site.openDocument(page, place);
    await site.openDocument(other, place);
    const fieldIn = (tab: Page) => tab.getByLabel('Description (English)', { exact: true });
    const publishing = other.getByTestId('action-publish');
    let text = 'A draft.';
    await fieldIn(page).fill(text);
    await expect(fieldIn(other)).toHaveValue(text);
    await expect(publishing).toBeEnabled();
    await fieldIn(page).press('End');
    const typeOn = async () => {
      await fieldIn(page).pressSequentially('-typed', { delay: 60 });
      text += '-typed';
    };
    await typeOn();
    const pressed = publishing.click();
    while (!site.dataset('festivals.ndjson').includes('A draft.')) await typeOn();
    await typeOn();
    await pressed;
    await expect(fieldIn(page)).toHaveValue(text);
    const draft = async () =>
      (await site.content().getDocument('drafts.festival-lantern'))?.['description'] as unknown;
    await expect.poll(draft).toBe(text);
    await page.reload();
    await expect(fieldIn(page)).toHaveValue(text, { timeout: STUDIO_MS });
    await other.close();
  },
);

test(
  'what others refer to stays, and the Studio says who does',
  { tag: '@long' },
  async ({ page }) => {
    await site.openDocument(page, 'structure/festivals;festival;festival-lantern');
    await page.getByTestId('action-menu-button').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('can’t be deleted while these documents refer to it');
    await dialog.getByRole('button', { name: /^Try to delete/ }).click();
    await page.getByText('Details', { exact: true }).click();
    await expect(
      page.getByText('for Learning path “Culture and festivals” refers to it'),
    ).toBeVisible();
    await expect(page.getByTestId('document-panel-scroller')).toBeVisible();
  },
);

test(
  'a document that was deleted by mistake is brought back from where it was',
  { tag: '@long' },
  async ({ page }) => {
    await site.openDocument(page, 'structure/tutorFaq;tutor-faq-3');
    const question = page.getByLabel('Question (English)', { exact: true });
    const asked = await question.inputValue();
    await page.getByTestId('action-menu-button').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete document' }).click();
    await expect.poll(() => site.content().getDocument('tutor-faq-3')).toBeUndefined();
    await site.openDocument(page, 'structure/tutorFaq;tutor-faq-3');
    await page.getByRole('button', { name: 'Restore most recent revision' }).click();
    await expect(question).toHaveValue(asked);
  },
);

test(
  'a fault in the bar leads to its field, and many of them leave room for the document',
  { tag: '@long' },
  async ({ page }) => {
    const faults = Array.from(
      { length: 20 },
      (_, index) => `festival-spring › name: fault ${index}`,
    );
    const reason = ['phrases-basic-greeting › phrases[1].pinyin: is wrong', ...faults].join('\n');
    const again = new Date(Date.now() + 60_000).toISOString();
    await page.route('**/api/publish', (route) =>
      route.fulfill({ json: { at: 'failed', since: again, reason, again } }),
    );
    await site.openDocument(page, 'structure/homePage');
    await page
      .getByRole('link', {
        name: /^Phrase section “Basic Greeting” › Phrases › “.+” › Pinyin: is wrong/,
      })
      .click();
    await expect(page.getByRole('dialog').getByLabel('Pinyin', { exact: true })).toBeVisible();
    const bar = await page.locator('.hanlu-status').boundingBox();
    expect(bar?.height).toBeLessThan(220);
  },
);

test(
  'the bar says that the content server is away, and no more once it is back',
  { tag: '@long' },
  async ({ page }) => {
    await site.openDocument(page, 'structure/homePage');
    const bar = page.locator('.hanlu-status');
    const content = `${site.contentUrl}/**`;
    const title = page.getByLabel('Hero title (English)', { exact: true });
    await expect(title).toBeEditable({ timeout: STUDIO_MS });
    await page.route(content, (route) => route.abort('connectionrefused'));
    await title.fill('Typed meanwhile');
    await expect(bar).toContainText('The content server doesn’t answer');
    await page.unroute(content);
    await expect(bar).not.toContainText('The content server doesn’t answer');
  },
);
