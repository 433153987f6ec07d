import { expect, test } from 'vitest';
import type { StoredDocument } from './document.ts';
import { applyMutation, mutationShape, resolveMutations } from './mutations.ts';

const STAMP = { id: 'tx', timestamp: '2026-11-21T12:00:00Z' };
const phrase = {
  _id: 'phrase',
  _type: 'phrase',
  _rev: 'r1',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  chinese: '你好',
  count: 3,
  tags: ['a', 'b'],
  words: [
    { _key: 'w1', chinese: '你' },
    { _key: 'w2', chinese: '好' },
  ],
} satisfies StoredDocument;

test.each([
  ['set', { set: { chinese: '您好' } }, { chinese: '您好' }],
  [
    'set by key',
    { set: { 'words[_key=="w2"].chinese': '们' } },
    {
      words: [
        { _key: 'w1', chinese: '你' },
        { _key: 'w2', chinese: '们' },
      ],
    },
  ],
  [
    'setIfMissing',
    { setIfMissing: { chinese: 'x', pinyin: 'nǐ hǎo' } },
    { chinese: '你好', pinyin: 'nǐ hǎo' },
  ],
  ['unset', { unset: ['tags', 'words[_key=="w1"]'] }, { words: [{ _key: 'w2', chinese: '好' }] }],
  ['inc', { inc: { count: 2 } }, { count: 5 }],
  ['dec', { dec: { count: 2 } }, { count: 1 }],
  ['insert before', { insert: { before: 'tags[0]', items: ['z'] } }, { tags: ['z', 'a', 'b'] }],
  ['insert after', { insert: { after: 'tags[-1]', items: ['z'] } }, { tags: ['a', 'b', 'z'] }],
  ['insert replace', { insert: { replace: 'tags[0]', items: ['z'] } }, { tags: ['z', 'b'] }],
  [
    'diffMatchPatch',
    { diffMatchPatch: { chinese: '@@ -1,2 +1,3 @@\n 你\n+们\n 好\n' } },
    { chinese: '你们好' },
  ],
])('a patch can %s', (_, operations, expected) => {
  const after = applyMutation({ patch: { id: 'phrase', ...operations } }, STAMP, phrase);
  expect(after).toMatchObject({ ...expected, _rev: 'tx', _updatedAt: STAMP.timestamp });
  expect(after?._createdAt).toBe(phrase._createdAt);
});

test('a patch takes away what it unsets, and leaves the document before as it was', () => {
  const after = applyMutation({ patch: { id: 'phrase', unset: ['tags'] } }, STAMP, phrase);
  expect(after).not.toHaveProperty('tags');
  expect(phrase.tags).toEqual(['a', 'b']);
});

test('create refuses an id that is taken; createIfNotExists lets it be', () => {
  const twin = { _id: 'phrase', _type: 'phrase', chinese: '再见' };
  expect(() => applyMutation({ create: twin }, STAMP, phrase)).toThrow('already exists');
  expect(applyMutation({ createIfNotExists: twin }, STAMP, phrase)).toBe(phrase);
  expect(applyMutation({ create: twin }, STAMP, null)).toMatchObject({ ...twin, _rev: 'tx' });
});

test('createOrReplace leaves nothing of the fields before, but the time of creation', () => {
  const next = { _id: 'phrase', _type: 'phrase', chinese: '再见' };
  const { _createdAt } = phrase;
  expect(applyMutation({ createOrReplace: next }, STAMP, phrase)).toEqual({
    ...next,
    _rev: 'tx',
    _createdAt,
    _updatedAt: STAMP.timestamp,
  });
});

test('delete leaves nothing', () => {
  expect(applyMutation({ delete: { id: 'phrase' } }, STAMP, phrase)).toBeNull();
});

test('a patch of a document that is gone, or at another revision, is refused', () => {
  const patch = { id: 'phrase', set: { chinese: 'x' } };
  expect(() => applyMutation({ patch }, STAMP, null)).toThrow('was not found');
  const late = { patch: { ...patch, ifRevisionID: 'r0' } };
  expect(() => applyMutation(late, STAMP, phrase)).toThrow('has changed');
  const timely = { patch: { ...patch, ifRevisionID: 'r1' } };
  expect(applyMutation(timely, STAMP, phrase)).toMatchObject({ chinese: 'x' });
});

test('mutations by query become one for each document; an open id is filled in', async () => {
  const requests = [
    { patch: { query: '*[_type == $type]', params: { type: 'a' }, set: { x: 1 } } },
    { delete: { query: '*' } },
    { create: { _id: 'drafts.', _type: 'a' } },
  ].map((request) => mutationShape.parse(request));
  const [first, second, third, ...rest] = await resolveMutations(requests, (query, params) =>
    Promise.resolve([`${query} ${JSON.stringify(params)}`]),
  );
  expect(first).toEqual({ patch: { id: '*[_type == $type] {"type":"a"}', set: { x: 1 } } });
  expect(second).toEqual({ delete: { id: '* {}' } });
  expect(third).toEqual({
    create: { _id: expect.stringMatching(/^drafts\.[\w-]{36}$/), _type: 'a' },
  });
  expect(rest).toEqual([]);
});
