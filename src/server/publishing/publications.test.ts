import { encodeSignatureHeader } from '@sanity/webhook';
import { expect, test, vi } from 'vitest';
import { receivePublication, takePublications, readPublishingState } from './publications.ts';

const BODY = '{"_id":"home-page"}';
const deliver = (signature: string, body = BODY) =>
  receivePublication(
    new Request('http://127.0.0.1/api/publish', {
      method: 'POST',
      body,
      headers: { 'sanity-webhook-signature': signature },
    }),
  );

test('without a secret nobody can publish, and pages count as current', async () => {
  expect((await deliver('t=1,v1=x')).status).toBe(404);
  expect(await readPublishingState().json()).toEqual({ at: 'current' });
});

test('a signed delivery asks for new pages once; others ask for nothing', async () => {
  const publisher = { request: vi.fn(), state: () => ({ at: 'building', since: 'now' }) as const };
  takePublications(publisher, 'secret');
  const signature = await encodeSignatureHeader(BODY, Date.now(), 'secret');
  const statuses = [
    await deliver(signature.replace('v1=', 'v1=x')),
    await deliver(signature),
    await deliver(signature),
    await deliver(signature, '{"_id":"other"}'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 202, 409, 401]);
  expect(publisher.request).toHaveBeenCalledTimes(1);
  expect(await readPublishingState().json()).toEqual({ at: 'building', since: 'now' });
});

test('without a secret nobody can publish, and how the pages stand is told nevertheless', async () => {
  const publisher = { request: vi.fn(), state: () => ({ at: 'ordered', since: 'now' }) as const };
  takePublications(publisher, undefined);
  expect((await deliver('t=1,v1=x')).status).toBe(404);
  expect(publisher.request).not.toHaveBeenCalled();
  expect(await readPublishingState().json()).toEqual({ at: 'ordered', since: 'now' });
});
