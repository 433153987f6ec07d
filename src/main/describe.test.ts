import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#src/lib/config.ts';
import { describeProblems, describeStart } from './describe.ts';

test('a start names where everything lies on this machine', async () => {
  const lines = await describeStart(readConfig({ DATA_DIR: 'var' }), '/srv/dist/client');
  expect(lines).toEqual(
    expect.arrayContaining([
      'pages: /srv/dist/client',
      `database: ${resolve('var/hanlu.db')}`,
      `uploads: ${resolve('var/uploads')}`,
      `mail: files in ${resolve('var/outbox')}`,
    ]),
  );
});

test('outside services are named by their host, without the secrets of their addresses', async () => {
  const lines = await describeStart(
    readConfig({
      DATABASE_URL: 'libsql://name.example.org?authToken=secret',
      DATABASE_AUTH_TOKEN: 'secret',
      SITE_SECRET: 'secret'.repeat(6),
      S3_BUCKET: 'tutors',
      S3_ENDPOINT: 'https://files.example.org/secret',
      S3_ACCESS_KEY_ID: 'secret',
      S3_SECRET_ACCESS_KEY: 'secret',
      SMTP_URL: 'smtps://name:secret@mail.example.org:465',
    }),
    '/srv/dist/client',
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      'database: name.example.org',
      'uploads: bucket tutors at files.example.org',
      'mail: mail.example.org:465',
    ]),
  );
  expect(lines.join()).not.toContain('secret');
});

test.each([
  [{}, 'in http://127.0.0.1:4321/studio: aboutUrl, '],
  [{ HOST: '0.0.0.0' }, 'in the Studio of a checkout (npm start), before a build: aboutUrl, '],
  [
    { SITE_URL: 'https://localhost' },
    'in the Studio of a checkout (npm start), before a build: aboutUrl, ',
  ],
])('what the content leaves open is named with the place to fill it in, %j', async (env, place) => {
  const [first] = await describeProblems(readConfig(env), 'known');
  expect(first).toContain(`still to fill in, under “Site settings” ${place}`);
});
