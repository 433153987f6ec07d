import type { SanityClient } from 'sanity';
import { expect, test } from 'vitest';
import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { frozenContent } from '#tests/frozen-content.ts';
import { publishDraft } from './publish.ts';

const { documents } = frozenContent();
const section = documents.find(({ _id }) => _id === 'phrases-basic-greeting');
if (!section) throw new Error('no section');

const contentWith = (draft: SanityDocument | null) => {
  const actions: unknown[] = [];
  const client = {
    fetch: (query: string) => Promise.resolve(query.includes('$draftId') ? draft : documents),
    action: (one: unknown) => Promise.resolve(actions.push(one)),
  };
  return { actions, client: client as unknown as SanityClient };
};
const draft = { ...section, _id: `drafts.${section._id}`, _rev: 'r7' };

test('a draft that keeps the rules is published as it was judged', async () => {
  const { client, actions } = contentWith(draft);
  expect(await publishDraft(client, section._id)).toEqual([]);
  expect(actions).toEqual([
    {
      actionType: 'sanity.action.document.publish',
      draftId: draft._id,
      publishedId: section._id,
      ifDraftRevisionId: 'r7',
    },
  ]);
});

test('a draft that breaks a rule stays one, and the editor reads which', async () => {
  const { client, actions } = contentWith({ ...draft, titleAr: '' } as SanityDocument);
  expect((await publishDraft(client, section._id)).join()).toContain('Title (Arabic)');
  expect(actions).toEqual([]);
});

test('what somebody has published meanwhile is published', async () => {
  expect(await publishDraft(contentWith(null).client, section._id)).toEqual([]);
});

test('a content that does not answer is told of', async () => {
  const client = { fetch: () => Promise.reject(new Error('offline')) } as unknown as SanityClient;
  expect(await publishDraft(client, section._id)).toEqual([
    expect.stringContaining('could not be published'),
  ]);
});
