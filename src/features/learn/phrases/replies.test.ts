// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellShownPhrase } from '#src/ui/chinese/shown-phrase.ts';
import { soon } from '#tests/soon.ts';
import type { TextsOfPhrases } from './phrase-texts.ts';
import { bindReplies } from './replies.ts';

const TEXTS: TextsOfPhrases = {
  'phrase.a.1': {
    words: {},
    replies: [
      { chinese: '在那边。', pinyin: 'zài nàbiān.', meaning: 'Over there.' },
      { chinese: '没有。', pinyin: 'méiyǒu.', meaning: 'No.' },
    ],
  },
  'phrase.a.2': { words: {}, replies: [] },
};

let isOnline = true;
/** Each test has an address of its own, since what was fetched is kept. */
let addresses = 0;

beforeEach(() => {
  isOnline = true;
  addresses += 1;
  vi.stubGlobal('fetch', () =>
    isOnline ? Promise.resolve(Response.json(TEXTS)) : Promise.reject(new Error('no network')),
  );
  document.body.innerHTML = `<article data-texts="/data/${addresses}.json"><phrase-deck>
    <div data-phrase="phrase.a.1" data-chinese="你好" data-pinyin="nǐ hǎo" data-current></div>
    <details data-replies><summary>Replies</summary><ul></ul></details>
  </phrase-deck></article>
  <template>
    <li data-line="reply"><button data-part="chinese" data-speak></button>
      <span data-part="pinyin"></span> <span data-part="meaning"></span></li>
    <li data-line="failure">Not there</li>
  </template>`;
  bindReplies(one('article'), one('template') as HTMLTemplateElement);
});
afterEach(() => vi.unstubAllGlobals());

const one = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const lines = () => [...document.querySelectorAll('article li')];
const turnTo = (key: string) =>
  tellShownPhrase(one('phrase-deck'), {
    item: `phrase.a.${key}`,
    chinese: '你好',
    pinyin: 'nǐ hǎo',
  });

test('the replies to the phrase that shows can be heard and read', async () => {
  await soon(() => expect(lines()).toHaveLength(2));
  expect(lines()[0]?.textContent.replace(/\s+/g, ' ').trim()).toBe(
    '在那边。 zài nàbiān. Over there.',
  );
  expect(one('[data-speak]').dataset['pinyin']).toBe('zài nàbiān.');
});

test('a phrase that nobody answers has no fold', async () => {
  turnTo('2');
  await soon(() => expect(one('details').hidden).toBe(true));
  turnTo('1');
  await soon(() => expect(one('details').hidden).toBe(false));
  expect(lines()).toHaveLength(2);
});

test('without a network it says so, and whoever opens it again asks again', async () => {
  await soon(() => expect(lines()).toHaveLength(2));
  document.body.innerHTML = document.body.innerHTML.replaceAll(`/${addresses}.json`, '/away.json');
  isOnline = false;
  bindReplies(one('article'), one('template') as HTMLTemplateElement);
  await soon(() => expect(lines()[0]?.textContent).toBe('Not there'));
  isOnline = true;
  one('details').dispatchEvent(new Event('toggle'));
  await soon(() => expect(lines()).toHaveLength(2));
});
