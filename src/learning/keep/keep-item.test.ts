// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { fillDevice } from '#tests/full-device.ts';
import { soon } from '#tests/soon.ts';
import { openJournal, record } from '../device/journal.ts';
import { notKeptMessages } from '../not-kept/not-kept.messages.ts';
import { bindKeep } from './bind-keep.ts';
import { pressHeart } from './keep-item.ts';
import { pointKeep } from './point-keep.ts';

const keep = (item: string) => `
  <keep-item data-item="${item}" data-known="Known" data-fleeting="Fleeting" data-failed="Failed">
    <button class="keep-heart" aria-pressed="false"><bdi data-name>你好</bdi></button>
    <a href="http://site/ar/contents/games/hanzi-stroke-practice?characters=x"><bdi data-name></bdi></a>
    <span class="keep-mark"></span>
  </keep-item>`;

/** Somebody has practised here before the page comes. */
beforeAll(async () => {
  await record([
    { item: 'word.谢谢.xièxie', what: 'favourite' },
    { item: 'word.再见.zàijiàn', what: 'graded', skill: 'read', grade: 3 },
    { item: 'word.不.bù', what: 'seen' },
  ]);
  bindKeep();
});
afterEach(() => document.body.replaceChildren());

const hearts = () => [...document.querySelectorAll<HTMLElement>('.keep-heart')];
const pressed = () => hearts().map((heart) => heart.getAttribute('aria-pressed'));
const marks = () => [...document.querySelectorAll('.keep-mark')].map((one) => one.textContent);

const show = (...items: string[]) => {
  document.body.innerHTML = items.map(keep).join('');
};

test('what is kept shows, and moves with the item', async () => {
  show('word.你好.nǐ hǎo', 'word.谢谢.xièxie');
  await soon(() => expect(pressed()).toEqual(['false', 'true']));
  pointKeep(document.body, { item: 'word.谢谢.xièxie', hanzi: '谢谢' });
  expect(pressed()).toEqual(['true', 'true']);
});

test('a press keeps an item, and a second one gives it back', async () => {
  show('word.你好.nǐ hǎo', 'word.谢谢.xièxie');
  hearts()[0]?.click();
  await soon(() => expect(pressed()).toEqual(['true', 'true']));
  hearts()[0]?.click();
  await soon(() => expect(pressed()).toEqual(['false', 'true']));
});

test('a press on a heart that does not show yet that it is pressed gives nothing back', async () => {
  show('word.谢谢.xièxie');
  await soon(() => expect(pressed()).toEqual(['true']));
  const { store } = await openJournal();
  const before = (await store.read()).events.length;
  const [heart] = hearts();
  heart?.setAttribute('aria-pressed', 'false');
  await pressHeart(heart?.closest('keep-item') as HTMLElement);
  expect((await store.read()).events).toHaveLength(before);
});

test('what is known is marked, what was only seen is not', async () => {
  show('word.再见.zàijiàn', 'word.不.bù');
  await soon(() => expect(marks()).toEqual(['✓ Known', '']));
});

test('another item has its name and its way to the strokes', () => {
  show('word.你好.nǐ hǎo');
  pointKeep(document.body, { item: 'phrase.a.b', hanzi: '请问，在哪里？' });
  const keeper = document.querySelector('keep-item');
  expect(keeper?.querySelector('[data-name]')?.textContent).toBe('请问，在哪里？');
  const address = keeper?.querySelector('a')?.href ?? '';
  expect(new URL(address).searchParams.get('characters')).toBe('请问在哪里');
});

test('a heart that the device can’t write down stays as it was and says so, until it can', async () => {
  document.documentElement.lang = 'ar';
  show('word.水.shuǐ');
  const makeRoom = fillDevice();
  hearts()[0]?.click();
  await soon(() => expect(marks()).toEqual([notKeptMessages.ar.text]));
  expect(pressed()).toEqual(['false']);
  expect(document.querySelector('.keep-mark')?.role).toBe('alert');
  makeRoom();
  hearts()[0]?.click();
  await soon(() => expect(pressed()).toEqual(['true']));
  expect(marks()).toEqual(['']);
  expect(document.querySelector('.keep-mark')?.role).toBeNull();
});
