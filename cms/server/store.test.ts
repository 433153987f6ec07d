import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EDITS, PIXEL, action, temporaryContent } from './harness.ts';
import type { Store } from './store.ts';

const card = (id: string, fields = {}) => ({
  _id: id,
  _type: 'card',
  title: id,
  order: 1,
  ...fields,
});
const ids = { draftId: 'drafts.one', publishedId: 'one' };
const edit = (set: object) => action('edit', { ...ids, patch: { set } });
const publish = action('publish', ids);
const act = (store: Store, ...actions: Parameters<Store['act']>[0]) => store.act(actions, EDITS);

test('an edit begins a draft and leaves the file alone; publishing changes one line', async () => {
  using content = temporaryContent(card('zero'), card('one', { note: 'n' }), card('two'));
  const before = content.text();
  const store = await content.open();
  await act(store, edit({ title: 'New' }));
  expect(store.read('drafts.one')).toMatchObject({ title: 'New', note: 'n' });
  expect(content.text()).toBe(before);
  await act(store, publish);
  expect(store.read('drafts.one')).toBeUndefined();
  expect(content.text()).toBe(before.replace('"title":"one"', '"title":"New"'));
  await store.close();
});

test('a new document stands after the last of its type, in the file of its type', async () => {
  using content = temporaryContent(card('one'), card('two'), { _id: 'faq', _type: 'faq' });
  const store = await content.open();
  const draft = { _id: 'drafts.three', _type: 'card', title: 'three' };
  await act(store, action('create', { attributes: draft, ifExists: 'fail' }));
  await act(store, action('publish', { draftId: 'drafts.three', publishedId: 'three' }));
  expect(content.lines().map(({ _id }) => _id)).toEqual(['one', 'two', 'three', 'faq']);
  expect(content.lines()[2]).toEqual({ _id: 'three', _type: 'card', title: 'three' });
  await store.close();
});

test('publishing needs a draft, and the revisions that the editor has seen', async () => {
  using content = temporaryContent(card('one'));
  const store = await content.open();
  await expect(act(store, publish)).rejects.toThrow('no draft');
  await act(store, edit({ title: 'A' }));
  const seen = store.read('drafts.one')?._rev;
  await act(store, edit({ title: 'B' }));
  await expect(act(store, { ...publish, ifDraftRevisionId: seen })).rejects.toThrow('changed');
  await expect(act(store, { ...publish, ifPublishedRevisionId: 'r' })).rejects.toThrow('anew');
  const ifPublishedRevisionId = store.read('one')?._rev;
  await act(store, {
    ...publish,
    ifDraftRevisionId: store.read('drafts.one')?._rev,
    ifPublishedRevisionId,
  });
  expect(store.read('one')).toMatchObject({ title: 'B' });
  await store.close();
});

test('discarding drops the draft; unpublishing turns the document into one', async () => {
  using content = temporaryContent(card('one'));
  const store = await content.open();
  await act(store, edit({ title: 'A' }));
  await act(store, action('discard', { draftId: 'drafts.one' }));
  expect(store.read('drafts.one')).toBeUndefined();
  await act(store, action('unpublish', ids));
  expect(store.read('drafts.one')).toMatchObject({ title: 'one' });
  expect(content.lines()).toEqual([]);
  await store.close();
});

test('what others refer to can’t be deleted; what they refer to weakly or not at all goes with its draft', async () => {
  const cards = [
    { _key: 'a', _ref: 'one' },
    { _key: 'b', _ref: 'two', _weak: true },
  ];
  const article = { _id: 'article', _type: 'phrasesArticle', title: 'Travel', cards };
  using content = temporaryContent(card('one'), card('two'), article);
  const store = await content.open();
  const remove = (id: string) =>
    act(store, action('delete', { publishedId: id, includeDrafts: [`drafts.${id}`] }));
  await expect(remove('one')).rejects.toThrow(
    'card “one” can’t be taken away, for Phrases article “Travel” refers to it: take it out there first',
  );
  await act(
    store,
    action('edit', { draftId: 'drafts.two', publishedId: 'two', patch: { set: { title: 'x' } } }),
  );
  await remove('two');
  expect([store.read('two'), store.read('drafts.two')]).toEqual([undefined, undefined]);
  expect(content.lines().map(({ _id }) => _id)).toEqual(['one', 'article']);
  await store.close();
});

test('a document can’t be published before what it refers to', async () => {
  using content = temporaryContent(card('one'));
  const store = await content.open();
  await act(store, edit({ other: { _type: 'reference', _ref: 'three' } }));
  await expect(act(store, publish)).rejects.toThrow('"three", which is not published');
  await act(
    store,
    edit({ other: { _ref: 'one', _weak: true, _strengthenOnPublish: {} } }),
    publish,
  );
  expect(content.lines()[0]).toMatchObject({ other: { _ref: 'one' } });
  expect(content.text()).not.toContain('_weak');
  await store.close();
});

test('a transaction is stored whole or not at all, and once', async () => {
  using content = temporaryContent(card('one'));
  const store = await content.open();
  const twice = [{ patch: { id: 'one', set: { title: 'A' } } }, { create: card('one') }];
  await expect(store.mutate(twice, EDITS)).rejects.toThrow('already exists');
  expect(store.read('one')).toMatchObject({ title: 'one' });
  const once = [{ patch: { id: 'one', inc: { order: 1 } } }];
  await store.mutate(once, { ...EDITS, transactionId: 'tx' });
  await expect(store.mutate(once, { ...EDITS, transactionId: 'tx' })).rejects.toThrow(
    'stored already',
  );
  expect(store.read('one')).toMatchObject({ order: 2 });
  await store.close();
});

test('a dry run judges and stores nothing', async () => {
  using content = temporaryContent(card('one'));
  const store = await content.open();
  await store.act([edit({ title: 'A' })], { ...EDITS, dryRun: true });
  expect(store.read('drafts.one')).toBeUndefined();
  await expect(store.act([publish], { ...EDITS, dryRun: true })).rejects.toThrow('no draft');
  await store.close();
});

test('drafts, revisions and history are there again after a restart', async () => {
  using content = temporaryContent(card('one'));
  const first = await content.open();
  await act(first, edit({ title: 'A' }), publish);
  await act(first, edit({ title: 'B' }));
  const before = [first.read('one'), first.read('drafts.one'), first.entries.length];
  await first.close();
  const second = await content.open();
  expect([second.read('one'), second.read('drafts.one'), second.entries.length]).toEqual(before);
  await second.close();
});

test('what others change in the files is taken over, while running and across a restart', async () => {
  using content = temporaryContent(card('one'), card('two'));
  const store = await content.open();
  const heard: string[] = [];
  store.subscribe(({ changes }) => heard.push(...changes.map(({ id }) => id)));
  content.write(card('one', { title: 'By hand' }), card('three'));
  const titles = (await store.documents()).map(({ title }) => title);
  expect(titles).toEqual(['By hand', 'three']);
  expect(heard).toEqual(['one', 'three', 'two']);
  await act(store, edit({ title: 'Studio' }), publish);
  await store.close();
  content.write(card('one', { title: 'Checked out' }));
  const again = await content.open();
  expect(again.read('one')).toMatchObject({ title: 'Checked out' });
  expect(again.read('three')).toBeUndefined();
  await again.close();
});

test('a file that can’t be read stops publishing, names the line, and loses nothing', async () => {
  using content = temporaryContent(card('one'));
  const store = await content.open();
  writeFileSync(content.file, '{"_id":"one"\n');
  await act(store, edit({ title: 'A' }));
  await expect(act(store, publish)).rejects.toThrow('site.ndjson, line 1');
  expect(content.text()).toBe('{"_id":"one"\n');
  content.write(card('one'));
  await act(store, publish);
  expect(content.lines()[0]).toMatchObject({ title: 'A' });
  await store.close();
});

test('an entry that never reached the files reaches them at the next start', async () => {
  using content = temporaryContent(card('one'), card('two'));
  const store = await content.open();
  const before = content.text();
  await act(store, edit({ title: 'A' }), publish);
  await store.close();
  // As a kill between the journal and the files leaves them: without the mark, files as before.
  const journal = path.join(content.state, 'journal.ndjson');
  const lines = readFileSync(journal, 'utf8').split('\n');
  writeFileSync(journal, `${lines.slice(0, -2).join('\n')}\n{"id":"half`);
  writeFileSync(content.file, before);
  const again = await content.open();
  expect(content.text()).toBe(before.replace('"title":"one"', '"title":"A"'));
  expect(again.read('one')).toMatchObject({ title: 'A' });
  await again.close();
});

const assetsOf = (store: Store, folder: 'images' | 'files') => {
  const own = store.assets.find(({ kind }) => kind.folder === folder);
  if (!own) throw new Error(`no assets in ${folder}`);
  return own;
};

test('a recording joins the dataset’s files, and is an asset for the Studio', async () => {
  using content = temporaryContent(card('one'));
  const store = await content.open();
  // One frame of silence, as an encoder writes it.
  const sound = Buffer.from([0xff, 0xfb, 0x50, 0xc4, ...Array<number>(140).fill(0)]);
  const { id } = await assetsOf(store, 'files').upload(sound, 'nǐ hǎo.mp3');
  expect(id).toMatch(/^file-[0-9a-f]{40}-mp3$/);
  const file = { _type: 'file', asset: { _type: 'reference', _ref: id } };
  await act(store, edit({ recording: { _type: 'recording', file } }), publish);
  const [name = ''] = readdirSync(path.join(content.dataset, 'files'));
  expect(name).toMatch(/\.mp3$/);
  expect(content.lines()[0]).toMatchObject({
    recording: { file: { _sanityAsset: `file@file://./files/${name}` } },
  });
  await store.close();
  const again = await content.open();
  expect(again.read(id)).toMatchObject({ _type: 'sanity.fileAsset', mimeType: 'audio/mpeg' });
  await expect(assetsOf(again, 'files').upload(PIXEL, 'a.mp3')).rejects.toThrow('MP3');
  await again.close();
});

test('a picture is an asset for the Studio and a file in the dataset', async () => {
  const asset = { _type: 'image', _sanityAsset: 'image@file://./images/dot.webp' };
  using content = temporaryContent(
    card('one', { picture: { _type: 'picture', asset, alt: 'Dot' } }),
  );
  writeFileSync(path.join(content.dataset, 'images/dot.webp'), PIXEL);
  const before = content.text();
  const store = await content.open();
  const held = store.read('one')?.['picture'] as { asset: { asset: { _ref: string } } };
  const { _ref } = held.asset.asset;
  expect(_ref).toMatch(/^image-[0-9a-f]{40}-1x1-webp$/);
  expect(store.read(_ref)).toMatchObject({
    _type: 'sanity.imageAsset',
    originalFilename: 'dot.webp',
  });
  await act(store, edit({ title: 'A' }), publish);
  expect(content.text()).toBe(before.replace('"title":"one"', '"title":"A"'));
  await expect(store.mutate([{ delete: { id: _ref } }], EDITS)).rejects.toThrow('picture');
  await store.close();
});

test('an upload joins the dataset’s pictures when a document that shows it is published', async () => {
  using content = temporaryContent(card('one'));
  const store = await content.open();
  const { id } = await assetsOf(store, 'images').upload(PIXEL, 'My Photo (2).WEBP');
  const asset = { _type: 'image', asset: { _type: 'reference', _ref: id } };
  await act(store, edit({ picture: { _type: 'picture', asset } }));
  expect(readdirSync(path.join(content.dataset, 'images'))).toEqual([]);
  await act(store, publish);
  expect(readdirSync(path.join(content.dataset, 'images'))).toEqual(['my-photo-2.webp']);
  expect(content.lines()[0]).toMatchObject({
    picture: { asset: { _sanityAsset: 'image@file://./images/my-photo-2.webp' } },
  });
  await store.close();
  const again = await content.open();
  expect(again.read('one')).toMatchObject({ picture: { asset: { asset: { _ref: id } } } });
  await again.close();
});

test('the content can’t be open twice', async () => {
  using content = temporaryContent(card('one'));
  const first = await content.open();
  await expect(content.open()).rejects.toThrow('Another process');
  await first.close();
  const second = await content.open();
  await second.close();
});

test('what is not a picture of the web is refused', async () => {
  using content = temporaryContent(card('one'));
  const store = await content.open();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  await expect(assetsOf(store, 'images').upload(svg, 'a.svg')).rejects.toThrow('WebP');
  await expect(assetsOf(store, 'images').upload(Buffer.from('text'), 'a.webp')).rejects.toThrow(
    'WebP',
  );
  await store.close();
});
