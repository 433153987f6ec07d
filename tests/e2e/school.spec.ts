import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';

const PUPILS = 300;
const AT_ONCE = 10;
/** All of them, as the world sees their school. */
const SCHOOL = '203.0.113.200';

test(
  'the 300 pupils of a school begin at once, all behind one address',
  { tag: ['@desktop', '@detail'] },
  async ({ baseURL }) => {
    const recording = await readFile(join(import.meta.dirname, '../fixtures/audio/nihao.webm'));
    /** A pupil's browser, which keeps cookies. Answers the statuses of what the pupil does. */
    const pupil = async (number: number) => {
      const jar = new Map<string, string>();
      const send = async (path: string, init: RequestInit = {}) => {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const reply = await fetch(`${baseURL ?? ''}${path}`, {
          redirect: 'manual',
          ...init,
          headers: {
            'x-forwarded-for': SCHOOL,
            'sec-fetch-site': 'same-origin',
            cookie,
            ...init.headers,
          },
        });
        for (const line of reply.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          jar.set(name, value);
        }
        return { status: reply.status, text: await reply.text() };
      };
      const post = (path: string, body: object) =>
        send(path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        });
      const started = await post('/api/onboarding/start', {});
      const { tempUserId } = JSON.parse(started.text) as { tempUserId: string };
      const age = { questionType: 'age', preferenceData: '18+' };
      const answered = await post('/api/onboarding/save-all-preferences', {
        tempUserId,
        preferences: [age],
      });
      const login = await send('/api/login?lang=ar&role=student');
      const mistyped = await post('/api/email-subscription', { name: 'Sara', email: 'sara@' });
      const subscribed = await post('/api/email-subscription', {
        name: 'Sara',
        email: `pupil-${number}@school.example`,
      });
      const form = new FormData();
      form.set('file', new File([recording], 'a.webm', { type: 'audio/webm' }));
      const heard = await send('/api/whisper/transcribe', { method: 'POST', body: form });
      return [started, answered, login, mistyped, subscribed, heard].map(({ status }) => status);
    };
    const numbers = Array.from({ length: PUPILS }, (_, index) => index).values();
    const seen: number[][] = [];
    const row = async () => {
      for (const number of numbers) seen.push(await pupil(number));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, row));
    // This site has no transcription server, and says so to whoever is let through.
    const through = [200, 200, 302, 400, 200, 503];
    expect(seen.filter((statuses) => statuses.join() !== through.join())).toEqual([]);
    expect(seen).toHaveLength(PUPILS);
  },
);
