import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { LoginConfig } from '#src/lib/config.ts';
import { startOidcServer, type OidcScript, type OidcServer } from '#tests/oidc-server.ts';
import { beginLogin, finishLogin } from './issuer.ts';

const BACK = 'https://hanlu.example/api/callback';

let server: OidcServer;
beforeAll(async () => {
  server = await startOidcServer({ redirectUri: BACK });
});
afterAll(() => server.close());
afterEach(() => {
  server.play({});
  expect(server.objections.splice(0)).toEqual([]);
});

const configOf = ({ settings }: OidcServer): LoginConfig => ({
  issuer: settings.OIDC_ISSUER,
  clientId: settings.OIDC_CLIENT_ID,
  clientSecret: settings.OIDC_CLIENT_SECRET,
  providerName: undefined,
  adminFactor: undefined,
  embedded: false,
});

/** Goes to the issuer and comes back, as a browser would. */
const visit = async (of = server) => {
  const { address, challenge } = await beginLogin(configOf(of), {
    redirectUri: BACK,
    locale: 'ar',
  });
  const response = await fetch(address, { redirect: 'manual' });
  const callback = new URL(response.headers.get('location') ?? '');
  return { address, challenge, callback };
};

const signIn = async (script: OidcScript = {}) => {
  server.play(script);
  const { challenge, callback } = await visit();
  return (await finishLogin(configOf(server), callback, challenge)).identity;
};

test('who signs in at another issuer is known by its subject and name', async () => {
  expect(await signIn()).toEqual({
    issuer: server.issuer,
    subject: 'people|7f3c/Zoe+1',
    email: 'zoe@reader.example',
    emailVerified: true,
    name: 'Zoë Haddad',
  });
});

test('the issuer is asked for the language of the page', async () => {
  const { address } = await visit();
  expect(address.searchParams.get('ui_locales')).toBe('ar');
});

describe('a second factor', () => {
  const FACTOR = 'urn:example:loa:2';
  const claimed = async (claims: object, adminFactor: string | undefined = FACTOR) => {
    server.play({ claims });
    const { challenge, callback } = await visit();
    const config = { ...configOf(server), adminFactor };
    return (await finishLogin(config, callback, challenge)).hasSecondFactor;
  };

  test.each([{ acr: FACTOR }, { amr: ['pwd', 'mfa'] }, { acr: '0', amr: ['mfa'] }])(
    'is what the id token says by %j',
    async (claims) => {
      expect(await claimed(claims)).toBe(true);
    },
  );

  test.each([
    {},
    { acr: 'urn:example:loa:1' },
    { amr: ['pwd'] },
    { amr: 'mfa' },
    { acr: [FACTOR] },
  ])('is not what it says by %j', async (claims) => {
    expect(await claimed(claims)).toBe(false);
  });

  test('is none where nothing is asked for and nothing is said', async () => {
    const { challenge, callback } = await visit();
    expect(await finishLogin(configOf(server), callback, challenge)).toMatchObject({
      hasSecondFactor: false,
    });
  });

  test('is asked of the issuer by its name, where it is wanted', async () => {
    const asked = { redirectUri: BACK, locale: 'ar' } as const;
    const { address } = await beginLogin(configOf(server), { ...asked, factor: FACTOR });
    expect(address.searchParams.get('acr_values')).toBe(FACTOR);
    expect((await visit()).address.searchParams.has('acr_values')).toBe(false);
  });
});

test('what the id token leaves out is asked for', async () => {
  expect(await signIn({ claimsIn: 'userinfo' })).toMatchObject({ email: 'zoe@reader.example' });
});

test.each([
  [{ sub: 'a', email: 'a@reader.example', email_verified: false }, 'a@reader.example'],
  [{ sub: 'a', email: 'a@reader.example', email_verified: 'true' }, 'a@reader.example'],
  [{ sub: 'a', email: 'a@reader.example' }, 'a@reader.example'],
  [{ sub: 'a' }, undefined],
])('%j is no verified address', async (person, email) => {
  expect(await signIn({ person })).toMatchObject({ email, emailVerified: false });
});

test.each([
  ['line breaks and a loose accent', 'Zoe\u0308\nHaddad ', 'Zoë Haddad'],
  ['marks that turn it about', '\u202egnaW\u202c iL\u0007', 'gnaW iL'],
  ['half a character at its longest', `${'x'.repeat(319)}😀`, 'x'.repeat(319)],
  ['nothing but such marks', '\u202e\u0000', undefined],
])('a name with %s is one that can be shown', async (_, name, shown) => {
  expect((await signIn({ person: { sub: 'a', name } })).name).toBe(shown);
});

describe('a clock', () => {
  test.each([-30, 30])('that is %i seconds off is good enough', async (skewS) => {
    expect(await signIn({ skewS })).toMatchObject({ name: 'Zoë Haddad' });
  });

  test('that makes the id token long over is not', async () => {
    await expect(signIn({ skewS: -3_600 })).rejects.toThrow();
  });
});

describe('nobody is signed in', () => {
  test.each([
    'denied',
    'token_refused',
    'token_broken',
    'wrong_state',
    'wrong_callback_issuer',
    'wrong_nonce',
    'wrong_issuer',
    'wrong_audience',
    'wrong_key',
    'unsigned',
    'no_id_token',
  ] as const)('with the fault %s', async (fault) => {
    await expect(signIn({ faults: [fault] })).rejects.toThrow();
  });

  test('with a userinfo answer about someone else', async () => {
    await expect(
      signIn({ faults: ['wrong_userinfo_subject'], claimsIn: 'userinfo' }),
    ).rejects.toThrow();
  });

  test('by a code that was used before', async () => {
    const { challenge, callback } = await visit();
    await finishLogin(configOf(server), callback, challenge);
    await expect(finishLogin(configOf(server), callback, challenge)).rejects.toThrow();
    expect(server.objections.splice(0)).toEqual(['a code that was used or never given']);
  });

  test('by a callback that another browser began', async () => {
    const [mine, theirs] = [await visit(), await visit()];
    await expect(finishLogin(configOf(server), theirs.callback, mine.challenge)).rejects.toThrow();
    await expect(
      finishLogin(configOf(server), theirs.callback, {
        ...mine.challenge,
        state: theirs.challenge.state,
      }),
    ).rejects.toThrow();
    expect(server.objections.splice(0)).toEqual(['a wrong verifier']);
  });

  test('without the client’s secret', async () => {
    const { challenge, callback } = await visit();
    const stranger = { ...configOf(server), clientId: 'another', clientSecret: 'wrong' };
    await expect(finishLogin(stranger, callback, challenge)).rejects.toThrow();
    expect(server.objections.splice(0)).toEqual(['a client without its secret']);
  });
});

test('an issuer that is down is asked again once it is back', async () => {
  const fresh = await startOidcServer({ redirectUri: BACK });
  fresh.play({ faults: ['down'] });
  await expect(visit(fresh)).rejects.toThrow();
  fresh.play({});
  const { challenge, callback } = await visit(fresh);
  expect(await finishLogin(configOf(fresh), callback, challenge)).toMatchObject({
    identity: { subject: 'people|7f3c/Zoe+1' },
  });
  await fresh.close();
});
