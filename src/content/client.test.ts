import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { contentFrom, embedded } from './client.ts';
import { text } from './fields.ts';
import { picture, pictureFields } from './picture.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dataset-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (...documents: object[]) => {
  const lines = documents.map((document) => JSON.stringify(document));
  writeFileSync(path.join(folder, 'site.ndjson'), lines.join('\n'));
};
const ask = <S extends z.ZodType>(query: string, schema: S, params = {}) =>
  contentFrom(embedded(folder))(query, schema, params);

const card = { _id: 'card-one', _type: 'contentCard', title: 'One' };
const cardQuery = '*[_id == $id][0] { _id, title }';
const cardSchema = z.object({ _id: text, title: text });

test('a query with a parameter is answered from the folder', async () => {
  write(card, { ...card, _id: 'card-two', title: 'Two' });
  expect(await ask(cardQuery, cardSchema, { id: 'card-two' })).toMatchObject({ title: 'Two' });
});

test('a query too long for an address is answered too', async () => {
  write(card);
  const long = `${cardQuery}${' '.repeat(20_000)}`;
  expect(await ask(long, cardSchema, { id: 'card-one' })).toMatchObject({ title: 'One' });
});

test('a document that is not there is named as it was asked for', async () => {
  write(card);
  await expect(ask(cardQuery, cardSchema, { id: 'card-two' })).rejects.toThrow(
    'No published document: *[_id == "card-two"][0]',
  );
});

test('content that does not fit is named by document and field', async () => {
  write({ ...card, title: '' });
  await expect(ask(cardQuery, cardSchema, { id: 'card-one' })).rejects.toThrow('card-one › title:');
});

test('a malformed dataset is named by file and line, at once', async () => {
  writeFileSync(path.join(folder, 'site.ndjson'), 'oops');
  await expect(ask(cardQuery, cardSchema, { id: 'card-one' })).rejects.toThrow(
    'site.ndjson, line 1',
  );
});

test('a picture comes out with the name of its file and two alternatives', async () => {
  const asset = { _type: 'image', _sanityAsset: 'image@file://./images/card-one.webp' };
  write({ ...card, picture: { _type: 'picture', asset, alt: 'A gate', altAr: 'بوّابة' } });
  const query = `*[_id == "card-one"][0] { _id, picture ${pictureFields} }`;
  expect(await ask(query, z.object({ picture }))).toEqual({
    picture: {
      url: 'card-one.webp',
      crop: null,
      hotspot: null,
      alt: 'A gate',
      altAr: 'بوّابة',
    },
  });
});

test('a picture described in one language only is refused; a decorative one is not', async () => {
  const asset = { _type: 'image', _sanityAsset: 'image@file://./images/card-one.webp' };
  const query = `*[_id == "card-one"][0] { _id, picture ${pictureFields} }`;
  write({ ...card, picture: { _type: 'picture', asset, alt: 'A gate' } });
  await expect(ask(query, z.object({ picture }))).rejects.toThrow('card-one › picture:');
  write({ ...card, picture: { _type: 'picture', asset } });
  expect(await ask(query, z.object({ picture }))).toMatchObject({ picture: { alt: '' } });
});
