import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startContentServer, type ContentServer } from './server.ts';
import { openStore } from './store.ts';
import { readConfig } from '#src/lib/config.ts';
import { asPublished, fetchContent, withContent } from '#src/content/client.ts';
import { contentWithDraft, pictureHost } from '#src/content/draft.ts';

let folder = '';
let server: ContentServer;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'drafts-'));
  const documents = [
    { _id: 'card-one', _type: 'contentCard', title: 'One' },
    { _id: 'card-two', _type: 'contentCard', title: 'Two' },
  ];
  const lines = documents.map((document) => JSON.stringify(document));
  writeFileSync(path.join(folder, 'site.ndjson'), lines.join('\n'));
  const store = await openStore(folder, path.join(folder, 'state'));
  const drafts = documents.map((document) => ({
    ...document,
    _id: `drafts.${document._id}`,
    title: `${document.title}, as a draft`,
  }));
  await store.mutate(
    drafts.map((createOrReplace) => ({ createOrReplace })),
    { author: 'an editor' },
  );
  server = await startContentServer({ store, port: 0, origins: [] });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const config = () => readConfig({ PORT: String(Number(new URL(server.url).port) - 2) });
const titles = () =>
  fetchContent('*[_type == "contentCard"] | order(_id asc).title', z.array(z.string()));

test('a preview has the draft of its document, and of the others what is published', async () => {
  const one = await contentWithDraft('card-one', config());
  expect(one?.hasDraft).toBe(true);
  expect(await withContent(one?.documents ?? [], titles)).toEqual(['One, as a draft', 'Two']);
});

test('what is asked for beside it, and inside of it as published, is the content of all', async () => {
  const { documents = [] } = (await contentWithDraft('card-one', config())) ?? {};
  const [inside, around] = await Promise.all([
    withContent(documents, () => asPublished(titles)),
    titles(),
  ]);
  expect(inside).toEqual(around);
  expect(around).not.toContain('One, as a draft');
});

test('where nobody edits there are no drafts and no pictures of drafts', async () => {
  const shared = readConfig({
    HOST: '0.0.0.0',
    SITE_URL: 'https://hanlu.example',
    OIDC_ISSUER: 'https://id.hanlu.example',
    OIDC_CLIENT_ID: 'hanlu',
    SMTP_URL: 'smtps://mail.hanlu.example',
  });
  expect(await contentWithDraft('card-one', shared)).toBeUndefined();
  expect(pictureHost(shared)).toBeUndefined();
});
