import { expect, test } from 'vitest';
import { unfilledSettings } from './placeholders.ts';
import { getSiteSettings } from './site-settings.ts';

test('the dataset ships with reserved addresses, and each is named', async () => {
  const settings = await getSiteSettings();
  expect(unfilledSettings(settings)).toEqual([
    'aboutUrl',
    'contactEmail',
    'operatorName',
    'socialLinks.youtube',
    'socialLinks.instagram',
    'socialLinks.tiktok',
  ]);
});

test('real and emptied settings are not named', async () => {
  const settings = await getSiteSettings();
  expect(
    unfilledSettings({
      ...settings,
      aboutUrl: 'https://about.hanlu.org/',
      contactEmail: null,
      operatorName: 'Hanlu Limited',
      operatorAddress: null,
      socialLinks: [],
    }),
  ).toEqual([]);
});
