import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { signIn } from '../e2e/accounts.ts';
import { startOidcServer, type OidcScript } from '../oidc-server.ts';
import { freePort } from '../free-port.ts';
import { startS3Server } from '../s3-server.ts';
import { startTranscriptionServer } from '../transcription-server.ts';
import { standBetween, type Mood } from './between.ts';
import { subscribe, subscribersOf, test, upload } from './site.ts';
import { faultWords } from '../e2e/words/faults.ts';

const LANGUAGES = ['ar', 'en'] as const;
const BAD = ['down', 'silent', 'lying'] as const satisfies Mood[];

/** Nobody waits longer for an answer, whatever a service does. */
const PATIENCE_MS = 25_000;

const within = async <T>(answer: Promise<T>): Promise<T> => {
  const before = performance.now();
  const told = await answer;
  expect(performance.now() - before).toBeLessThan(PATIENCE_MS);
  return told;
};

test('a mail server that is down, silent or lying costs a warning, and the mail comes later', async ({
  start,
  visitor,
}) => {
  const taken: string[] = [];
  const mails = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, answer) => {
      taken.push(address);
      answer();
    },
  });
  mails.on('error', () => undefined);
  await new Promise<void>((resolve) => void mails.listen(0, '127.0.0.1', resolve));
  const between = await standBetween((mails.server.address() as { port: number }).port);
  const site = await start({ settings: { SMTP_URL: `smtp://127.0.0.1:${between.port}` } });
  const admin = await visitor(site);
  await signIn(admin, 'en', { role: 'admin' });
  for (const mood of BAD) {
    between.mood(mood);
    for (const lang of LANGUAGES) {
      const someone = await visitor(site);
      const told = await within(subscribe(someone, lang));
      expect([told.status, told.warning], mood).toEqual([200, faultWords[lang].mailLater]);
      expect(await subscribersOf(admin)).toContain(told.email);
      if (lang === 'ar') continue;
      between.mood('well');
      const again = await someone.request.post('/api/email-subscription', {
        data: { name: 'Nour', email: told.email },
      });
      expect(again.status()).toBe(409);
      expect(taken).toEqual([told.email]);
      taken.length = 0;
    }
  }
  await between.close();
  await new Promise<void>((resolve) => mails.close(resolve));
});

test('an issuer that is down, slow or lying brings people home with a word, and is asked again', async ({
  start,
  visitor,
}) => {
  test.slow();
  const port = await freePort();
  const issuer = await startOidcServer({ redirectUri: `http://127.0.0.1:${port}/api/callback` });
  const site = await start({ port, settings: issuer.settings });
  const scripts: OidcScript[] = [
    { faults: ['down'] },
    { delayMs: 12_000 },
    { faults: ['token_broken'] },
    { faults: ['wrong_issuer'] },
    { faults: ['wrong_key'] },
    { faults: ['no_id_token'] },
  ];
  for (const [index, script] of scripts.entries()) {
    for (const lang of LANGUAGES) {
      const { request } = await visitor(site);
      const begin = await request.get(`/api/login?lang=${lang}`, { maxRedirects: 0 });
      const there = await request.get(begin.headers()['location'] ?? '', { maxRedirects: 0 });
      issuer.play(script);
      const landed = await within(request.get(there.headers()['location'] ?? ''));
      expect(landed.url(), JSON.stringify(script)).toBe(`${site.url}/${lang}/?auth_error=1`);
      expect(await landed.text()).toContain(faultWords[lang].signInFailed);
      expect((await request.get('/api/auth/user')).status()).toBe(401);
      issuer.play({ person: { sub: `person-${index}-${lang}`, name: 'Nour' } });
      await request.get(`/api/login?lang=${lang}`);
      expect((await request.get('/api/auth/user')).status()).toBe(200);
    }
  }
  await issuer.close();
});

test('a bucket that is down, silent or lying refuses an upload in words, and keeps no half of it', async ({
  start,
  visitor,
}) => {
  test.slow();
  const bucket = await startS3Server();
  const between = await standBetween(Number(new URL(bucket.config.endpoint).port));
  const site = await start({
    settings: {
      S3_BUCKET: bucket.config.bucket,
      S3_ENDPOINT: `http://127.0.0.1:${between.port}`,
      S3_ACCESS_KEY_ID: bucket.config.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.config.secretAccessKey,
    },
  });
  const tutor = await visitor(site);
  await signIn(tutor, 'en', { role: 'teacher' });
  const before = await upload(tutor, 'en');
  expect(before.status).toBe(200);
  for (const mood of BAD) {
    between.mood(mood);
    for (const lang of LANGUAGES) {
      const { status, message } = await within(upload(tutor, lang));
      const { unavailable, uploadFailed } = faultWords[lang];
      expect([status, message], mood).toEqual(
        mood === 'lying' ? [502, uploadFailed] : [503, unavailable],
      );
    }
    const ready = await tutor.request.get('/api/health/ready');
    expect([ready.status(), await ready.json()]).toMatchObject([503, { uploads: 'failing' }]);
    between.mood('well');
    expect((await upload(tutor, 'ar')).status, mood).toBe(200);
  }
  const kept = await tutor.request.get(`/api/uploads/images/${before.key}`);
  expect([kept.status(), kept.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  await between.close();
  await bucket.close();
});

test('a transcription that is down, silent or lying is told as what it is', async ({
  start,
  visitor,
}) => {
  const transcription = await startTranscriptionServer();
  const between = await standBetween(Number(new URL(transcription.url).port));
  const site = await start({
    settings: {
      TRANSCRIPTION_URL: `http://127.0.0.1:${between.port}`,
      TRANSCRIPTION_TIMEOUT: '2',
    },
  });
  const recording = await readFile(join(import.meta.dirname, '../fixtures/audio/nihao.wav'));
  const hear = async (lang: 'ar' | 'en') => {
    const { request } = await visitor(site);
    const answer = await request.post(`/api/whisper/transcribe?lang=${lang}`, {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      multipart: { file: { name: 'a.wav', mimeType: 'audio/wav', buffer: recording } },
    });
    return {
      status: answer.status(),
      ...((await answer.json()) as { message?: string; text?: string }),
    };
  };
  for (const mood of BAD) {
    between.mood(mood);
    for (const lang of LANGUAGES) {
      const words = faultWords[lang].transcription;
      const { status, message } = await within(hear(lang));
      expect([status, message], mood).toEqual(
        mood === 'silent' ? [504, words.slow] : [502, words.unavailable],
      );
    }
    between.mood('well');
    transcription.play({ text: '你好' });
    expect(await hear('en')).toMatchObject({ status: 200, text: '你好' });
  }
  await between.close();
  await transcription.close();
});
