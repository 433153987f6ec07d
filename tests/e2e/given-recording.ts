import type { Page } from '@playwright/test';
import { encodeSound } from '#cms/sound/encode.ts';
import type { Pcm } from '#cms/sound/pcm.ts';

const INDEX = '/data/sounds.made.json';
/** Where the recording lies. */
export const SOUND = '/sounds/made.mp3';

/** An article as a build with a recording of 你好 has it; answers what was fetched of the recording. */
export const giveRecording = async (page: Page, path: string, sound: Pcm): Promise<string[]> => {
  const fetched: string[] = [];
  const mp3 = await encodeSound(sound);
  await page.route(`**/${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html ', `<html data-sounds="${INDEX}" `);
    await route.fulfill({ response, body });
  });
  await page.route(`**${INDEX}`, (route) => route.fulfill({ json: { 你好: [['nǐ hǎo', SOUND]] } }));
  await page.route(`**${SOUND}`, (route) => {
    fetched.push(SOUND);
    return route.fulfill({ body: Buffer.from(mp3), contentType: 'audio/mpeg' });
  });
  return fetched;
};
