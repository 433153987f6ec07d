import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { FoundDatabase } from '#db/client.ts';
import { readConfig } from '#src/lib/config.ts';
import { problemsOf } from './problems.ts';

const SITE = 'https://learn.example.org';
const RIGHT = {
  SITE_URL: SITE,
  HOST: '0.0.0.0',
  DATA_DIR: '/var/lib/hanlu',
  TRUSTED_PROXIES: '1',
  OIDC_ISSUER: 'https://id.example.org',
  OIDC_CLIENT_ID: 'hanlu',
  ADMIN_EMAILS: 'head@example.org',
  SECURITY_CONTACT: 'safe@example.org',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'Hanlu <post@learn.example.org>',
};
const problems = (
  env: Record<string, string | undefined>,
  {
    site = env['SITE_URL'],
    ...met
  }: { site?: string; database?: FoundDatabase; strayPointer?: string } = {},
) =>
  problemsOf(readConfig(env), {
    built: { site, project: undefined },
    database: 'known',
    ...met,
  });

test('a site of this machine has none, and neither has a hosted one with all of its settings', () => {
  expect(problems({})).toEqual([]);
  expect(problems(RIGHT)).toEqual([]);
});

test.each([
  [{ TRUSTED_PROXIES: undefined }, 'TRUSTED_PROXIES is 0'],
  [{ SITE_URL: 'http://learn.example.org' }, 'no camera'],
  [{ SITE_URL: undefined }, 'SITE_URL is http://localhost:4321'],
  [{ ADMIN_EMAILS: undefined }, 'set ADMIN_EMAILS'],
  [{ OIDC_ISSUER: undefined, OIDC_CLIENT_ID: undefined }, 'set OIDC_ISSUER'],
  [{ SECURITY_CONTACT: undefined }, 'set SECURITY_CONTACT'],
  [{ SMTP_URL: undefined }, 'set SMTP_URL'],
  [{ MAIL_FROM: undefined }, 'MAIL_FROM is an address'],
  [{ SANITY_PROJECT_ID: 'abc' }, 'set SANITY_WEBHOOK_SECRET'],
])('with %o that is named', (change, sentence) => {
  expect(problems({ ...RIGHT, ...change })).toEqual([expect.stringContaining(sentence)]);
});

test('a folder that the next version would not find is named, with the whole path of it', () => {
  expect(problems({ ...RIGHT, DATA_DIR: 'var' })).toEqual([
    expect.stringContaining(`set it to ${resolve('var')}`),
  ]);
  expect(problems({ DATA_DIR: 'var' })).toEqual([]);
});

test('a database that a hosted start has made is named, with the place where it lies', () => {
  expect(problems(RIGHT, { database: 'new' })).toEqual([
    expect.stringMatching(/^\/var\/lib\/hanlu\/hanlu\.db is a new, empty .* set DATA_DIR/),
  ]);
  expect(problems({}, { database: 'new' })).toEqual([]);
});

test('pages that were built for another address are named, with the one that was meant', () => {
  expect(problems(RIGHT, { site: 'http://127.0.0.1:4321/' })).toEqual([
    expect.stringMatching(`built for http://127.0.0.1:4321/ .* build them with SITE_URL=${SITE}`),
  ]);
});

test('pages that are asked for by a name that none have are named, with where it stands', () => {
  expect(problems(RIGHT, { strayPointer: '2026' })).toEqual([
    expect.stringMatching(/^no pages are called “2026”, .* into \/var\/lib\/hanlu\/site\/current$/),
  ]);
});

test('publications that can become pages nowhere are named', () => {
  const hosted = { SANITY_PROJECT_ID: 'abc', SANITY_WEBHOOK_SECRET: 'secret' };
  const sentences = (change = {}) =>
    problemsOf(readConfig({ ...hosted, ...change }), {
      built: { site: SITE, project: 'abc' },
      database: 'known',
      builds: false,
    });
  expect(sentences()).toEqual([expect.stringContaining('set DEPLOY_HOOK_URL')]);
  expect(sentences({ DEPLOY_HOOK_URL: 'https://host.example/hook' })).toEqual([]);
});

test('code that was started on the database of a newer version is named, on any machine', () => {
  for (const env of [{}, RIGHT])
    expect(problems(env, { database: 'newer' })).toEqual([
      expect.stringMatching(/^the database is of a newer version of the site than this code/),
    ]);
});

test('pages that were built of another content are named, where no others can be made', () => {
  const sentences = (project: string | undefined, builds: boolean) =>
    problemsOf(
      readConfig({
        SANITY_PROJECT_ID: 'abc',
        SANITY_WEBHOOK_SECRET: 'secret',
        DEPLOY_HOOK_URL: 'https://host.example/hook',
      }),
      { built: { site: SITE, project }, database: 'known', builds },
    );
  expect(sentences(undefined, false)).toEqual([
    expect.stringMatching(
      /^the pages were built with the content of cms\/dataset, .* project abc:/,
    ),
  ]);
  expect(sentences('abc', false)).toEqual([]);
  expect(sentences(undefined, true)).toEqual([]);
});
