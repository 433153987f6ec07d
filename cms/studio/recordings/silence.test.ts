import { expect, test } from 'vitest';
import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { groupsOf, matches, recordedIn, silentIn, type Item } from './silence.ts';

const recording = { _type: 'recording', file: { _type: 'file' }, speaker: 'Li' };
const phrase = (chinese: string, pinyin: string, more = {}) => ({
  _key: pinyin,
  chinese,
  pinyin,
  english: `what ${pinyin} means`,
  ...more,
});
const section = (_id: string, phrases: object[], more = {}): SanityDocument => ({
  _id,
  _type: 'phraseSection',
  title: _id,
  phrases,
  ...more,
});
const article = {
  _id: 'article',
  _type: 'phrasesArticle',
  title: 'Phrases',
  sections: [{ _ref: 'dining' }, { _ref: 'greeting' }],
};
const level = (_id: string, level: number, char: string): SanityDocument => ({
  _id,
  _type: 'hanziLevel',
  title: _id,
  level,
  characters: [{ _key: 'c', char, pinyin: 'yī', meaning: 'one' }],
});
const greeting = section('greeting', [
  phrase('你好', 'nǐ hǎo', { words: [phrase('你', 'nǐ')] }),
  phrase('你', 'nǐ'),
]);
const dining = section('dining', [phrase('好', 'hǎo', { recording })]);
const content = [greeting, level('two', 2, '二'), level('one', 1, '一'), article, dining];

const ids = (groups: readonly { id: string }[]) => groups.map(({ id }) => id);
const texts = (items: readonly Item[]) => items.map(({ text }) => text);

test('sections come as their articles have them, levels by their place, each text once', () => {
  const groups = groupsOf(content);
  expect(ids(groups)).toEqual(['dining', 'greeting', 'one', 'two']);
  expect(groups.map(({ article }) => article)).toEqual([
    'Phrases',
    'Phrases',
    'Stroke practice',
    'Stroke practice',
  ]);
  expect(texts(groups[1]?.items ?? [])).toEqual(['你好', '你']);
  expect(groups[2]?.items[0]).toMatchObject({ text: '一', meaning: 'one', sound: 'none' });
});

test('a section of no article is there all the same', () => {
  expect(groupsOf([...content, section('new', [phrase('新', 'xīn')])])).toContainEqual(
    expect.objectContaining({ id: 'new', article: 'In no article yet' }),
  );
});

test('what is recorded in one place is not silent in another', () => {
  const elsewhere = section('dining', [phrase('你', 'nǐ', { recording })]);
  const groups = groupsOf([greeting, elsewhere, article]);
  expect(recordedIn(groups[1] as never)).toBe(1);
  expect(texts(silentIn(groups))).toEqual(['你好']);
});

test('a text that is silent in two places is said once, where it stands first', () => {
  const again = section('dining', [phrase('你好', 'nǐ hǎo')]);
  const silent = silentIn(groupsOf([greeting, again, article]));
  expect(texts(silent)).toEqual(['你好', '你']);
  expect(silent[0]?.document).toBe('dining');
});

test('a recording in a draft waits to be published, and other changes of it are told of', () => {
  const recorded = [
    phrase('你好', 'nǐ hǎo', { recording, words: [phrase('你', 'nǐ')] }),
    phrase('你', 'nǐ'),
  ];
  const draft = section('drafts.greeting', recorded, { title: 'greeting', _rev: 'a' });
  const [, group] = groupsOf([...content, draft]);
  expect(group).toMatchObject({ id: 'greeting', waiting: 1, hasOtherChanges: false });
  expect(group?.items.map(({ sound }) => sound)).toEqual(['draft', 'none']);
  const changed = groupsOf([...content, { ...draft, title: 'Hello' }])[1];
  expect(changed).toMatchObject({ title: 'Hello', waiting: 1, hasOtherChanges: true });
});

test('a draft that differs in nothing, or in its text alone, has no recording that waits', () => {
  const draft = { ...greeting, _id: 'drafts.greeting', title: 'Hello' };
  expect(groupsOf([...content, draft])[1]).toMatchObject({ waiting: 0, hasOtherChanges: true });
  expect(groupsOf(content)[1]).toMatchObject({ waiting: 0, hasOtherChanges: false });
});

test('what belongs to a release is left to it', () => {
  expect(ids(groupsOf([...content, { ...greeting, _id: 'versions.r1.greeting' }]))).toHaveLength(4);
});

test.each(['你', 'ni', 'nihao', 'nǐ hǎo', 'NI HAO', 'means'])('%s finds 你好', (wanted) => {
  const [item] = silentIn(groupsOf(content));
  expect(item && matches(item, wanted)).toBe(true);
  expect(item && matches(item, 'xièxie')).toBe(false);
});
