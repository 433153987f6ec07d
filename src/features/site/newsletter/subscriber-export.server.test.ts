import { expect, test, vi } from 'vitest';
import { database } from '#db/client.ts';
import { addSubscriber, confirmSubscriber } from '#db/repos/subscribers.ts';
import type { Role } from '#src/domain/roles.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { exportSubscribers, sendSubscribers } from './subscriber-export.server.ts';
import { newsletterFigures } from './subscriber-figures.server.ts';

const MORNING = new Date('2030-03-01T08:00:00Z');

ownDatabase({ per: 'test' });

const add = async (name: string, email: string) =>
  addSubscriber(await database(), { name, email, locale: 'ar' }, MORNING);

const exported = async () => (await Array.fromAsync(exportSubscribers(await database()))).join('');

const fetchAs = (role?: Role | null) => {
  const request = new Request('http://site.test/api/admin/subscribers.csv', {
    headers: { 'accept-language': 'en' },
  });
  const user = role === null ? undefined : { id: 'u', role };
  const context = { request, url: new URL(request.url), params: {}, locals: { user } };
  return sendSubscribers(context as unknown as Parameters<typeof sendSubscribers>[0]);
};

test('the list begins with the mark of UTF-8 and has a line for everyone', async () => {
  const sara = await add('سارة', 'sara@example.org');
  await confirmSubscriber(await database(), sara?.id ?? '', MORNING);
  expect(await exported()).toBe(
    '\ufeffemail,name,language,state,subscribed,confirmed,unsubscribed\r\n' +
      '"sara@example.org","سارة","ar","confirmed","2030-03-01T08:00:00.000Z","2030-03-01T08:00:00.000Z",""\r\n',
  );
});

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1 555', `"'+1 555"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
  ['﹦1', `"'﹦1"`],
  ['﹢1', `"'﹢1"`],
  ['﹣1', `"'﹣1"`],
  ['﹫a', `"'﹫a"`],
  ['Sara "Sun", Ali', '"Sara ""Sun"", Ali"'],
  ['a\r\nb', '"a\r\nb"'],
])('the name %j stays one cell of text', async (name, cell) => {
  await add(name, 'a@b.cd');
  expect(await exported()).toContain(`"a@b.cd",${cell},"ar"`);
});

test('an address is no formula either', async () => {
  await add('Sara', '=cmd|calc@example.org');
  expect(await exported()).toContain(`"'=cmd|calc@example.org"`);
});

test('admins fetch it as a file that is never stored', async () => {
  const response = await fetchAs('admin');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]+\.csv"$/) as string,
  });
});

test('a list that can’t be read is told as such, and is no file', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await (await database()).$client.execute('DROP TABLE subscribers');
  const response = await fetchAs('admin');
  expect(response.status).toBe(500);
  expect(response.headers.get('content-disposition')).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test.each([
  [null, 401, 'unauthenticated'],
  [undefined, 403, 'forbidden'],
  ['student', 403, 'forbidden'],
  ['teacher', 403, 'forbidden'],
] as const)('nobody else does: %s', async (role, status, code) => {
  await add('Sara', 'sara@example.org');
  const response = await (role === undefined ? fetchAs() : fetchAs(role));
  expect(response.status).toBe(status);
  const body = await response.text();
  expect(JSON.parse(body)).toMatchObject({ success: false, code });
  expect(body).not.toContain('sara');
});

test('the figures have thirty days, the last one today', async () => {
  await add('Sara', 'sara@example.org');
  const { days, pending } = await newsletterFigures(new Date('2030-03-02T10:00:00Z'));
  expect([pending, days.length, days[0]?.day]).toEqual([1, 30, '2030-02-01']);
  expect(days.slice(-2)).toEqual([
    { day: '2030-03-01', count: 1 },
    { day: '2030-03-02', count: 0 },
  ]);
});
