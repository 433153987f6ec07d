import { join } from 'node:path';
import { expect } from '@playwright/test';
import { signIn } from '../e2e/accounts.ts';
import { faultWords } from '../e2e/words/faults.ts';
import { freePort } from '../free-port.ts';
import { startOidcServer } from '../oidc-server.ts';
import { subscribe, subscribersOf, test } from './site.ts';

const HOUR_MS = 3_600_000;
const LANGUAGES = ['ar', 'en'] as const;
/** What starts a site with a clock that is off. */
const clockOff = (ms: number) => ({
  CLOCK_OFF_MS: String(ms),
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'clock-off.mjs')}`,
});

for (const [name, off] of [
  ['ahead', HOUR_MS],
  ['behind', -HOUR_MS],
] as const) {
  test(`with a clock an hour ${name} people stay signed in, and nothing is lost when it is right again`, async ({
    start,
    visitor,
  }) => {
    const right = await start();
    const admin = await visitor(right);
    await signIn(admin, 'en', { role: 'admin' });
    const told = [await subscribe(await visitor(right))];
    await right.stop();
    const port = Number(new URL(right.url).port);
    const { dataDir } = right;
    const wrong = await start({ dataDir, port, settings: clockOff(off) });
    expect((await admin.request.get('/api/auth/user')).status()).toBe(200);
    told.push(await subscribe(await visitor(wrong)));
    await wrong.stop();
    await right.start();
    expect((await admin.request.get('/api/auth/user')).status()).toBe(200);
    const kept = await subscribersOf(admin);
    expect(told.filter(({ status, email }) => status !== 200 || !kept.has(email))).toEqual([]);
  });
}

for (const [name, off, landing] of [
  ['ahead brings people home with a word, for what the issuer says seems old', HOUR_MS, 'home'],
  ['behind is done, for what the issuer says is still good', -HOUR_MS, 'signed in'],
] as const) {
  test(`a sign-in elsewhere with a clock an hour ${name}`, async ({ start, visitor }) => {
    const port = await freePort();
    const issuer = await startOidcServer({ redirectUri: `http://127.0.0.1:${port}/api/callback` });
    const site = await start({
      port,
      settings: {
        ...issuer.settings,
        ...clockOff(off),
      },
    });
    for (const lang of LANGUAGES) {
      const { request } = await visitor(site);
      const landed = await request.get(`/api/login?lang=${lang}`);
      const isHome = landing === 'home';
      expect(new URL(landed.url()).search).toBe(isHome ? '?auth_error=1' : '');
      if (isHome) expect(await landed.text()).toContain(faultWords[lang].signInFailed);
      expect((await request.get('/api/auth/user')).status()).toBe(isHome ? 401 : 200);
    }
    await issuer.close();
  });
}
