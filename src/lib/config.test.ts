import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const messageFor = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('The settings were accepted');
};

describe('without settings', () => {
  test('the site runs on loopback with its own content', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 4321,
      siteUrl: 'http://127.0.0.1:4321',
      dataDir: 'var',
      trustedProxies: 0,
      leaveSeconds: 0,
      siteSecret: undefined,
      login: {
        issuer: 'http://127.0.0.1:4322',
        clientId: 'hanlu',
        clientSecret: undefined,
        providerName: undefined,
        embedded: true,
      },
      adminEmails: ['admin@hanlu.example'],
      securityContacts: [],
      database: { url: `file:${resolve('var/hanlu.db')}`, authToken: undefined },
      mail: { smtpUrl: undefined, from: 'Hanlu <noreply@hanlu.example>' },
      storage: { at: 'folder', folder: resolve('var/uploads') },
      sanity: undefined,
      transcription: undefined,
      publicTranscribeUrl: undefined,
      backgroundRemoval: {
        publicPath: 'https://staticimgly.com/@imgly/background-removal-data/1.7.0/dist/',
      },
      worksOffline: true,
      watching: { logFormat: undefined, logLevel: 'info', metricsPort: undefined },
    });
  });

  test('a blank setting means the default', () => {
    expect(readConfig({ PORT: '', SANITY_PROJECT_ID: ' ' })).toEqual(readConfig({}));
  });
});

describe('the public address', () => {
  test('follows host and port', () => {
    expect(readConfig({ HOST: 'hanlu.local', PORT: '80' }).siteUrl).toBe('http://hanlu.local');
    expect(readConfig({ HOST: '::1', PORT: '8080' }).siteUrl).toBe('http://[::1]:8080');
    expect(readConfig({ HOST: '0.0.0.0' }).siteUrl).toBe('http://localhost:4321');
  });

  test('is an origin without a slash at the end', () => {
    expect(readConfig({ SITE_URL: 'https://hanlu.example/' }).siteUrl).toBe(
      'https://hanlu.example',
    );
  });

  test.each([
    'hanlu.example',
    'https://hanlu.example/ar',
    'https://hanlu.example?a=b',
    'https://user:word@hanlu.example',
    'ftp://hanlu.example',
  ])('refuses %s', (SITE_URL) => {
    expect(messageFor({ SITE_URL })).toBe(
      `SITE_URL must be an origin such as https://hanlu.example, without a path, not “${SITE_URL}”.`,
    );
  });
});

test.each(['0', '65536', '80a', '-1', '4321.5'])('port %s is refused', (PORT) => {
  expect(messageFor({ PORT })).toBe(`PORT must be a whole number from 1 to 65535, not “${PORT}”.`);
});

test.each([{ METRICS_PORT: '4321' }, { PORT: '9464', METRICS_PORT: '9464' }])(
  'figures are shown at another port than the site, so that %j is refused',
  (env) => {
    expect(messageFor(env)).toBe(
      `METRICS_PORT must be another port than PORT, which is ${env.METRICS_PORT}.`,
    );
  },
);

test('use without a network is on unless it is taken back, and nothing else', () => {
  expect(readConfig({ PUBLIC_OFFLINE: 'off' }).worksOffline).toBe(false);
  expect(messageFor({ PUBLIC_OFFLINE: 'no' })).toBe('PUBLIC_OFFLINE must be on or off, not “no”.');
});

test.each(['http://127.0.0.1', 'a b', '127.0.0.1:80'])('host %s is refused', (HOST) => {
  expect(messageFor({ HOST })).toBe(`HOST must be an IP address or a host name, not “${HOST}”.`);
});

describe('hosted content', () => {
  test('is turned on by a project id', () => {
    expect(readConfig({ SANITY_PROJECT_ID: 'abc123', SANITY_API_TOKEN: 'sk' }).sanity).toEqual({
      projectId: 'abc123',
      dataset: 'production',
      token: 'sk',
    });
  });

  test('stays off when only the dataset is named', () => {
    expect(readConfig({ SANITY_DATASET: 'staging' }).sanity).toBeUndefined();
  });

  test('a wrong token is never repeated', () => {
    const message = messageFor({ SANITY_PROJECT_ID: 'abc', SANITY_API_TOKEN: 'sk secret' });
    expect(message).toBe('SANITY_API_TOKEN must be an API token without spaces.');
  });
});

describe('transcription', () => {
  const url = 'http://127.0.0.1:8000/v1/audio/transcriptions';

  test('is turned on by its address', () => {
    expect(readConfig({ TRANSCRIPTION_URL: url }).transcription).toEqual({
      url,
      apiKey: undefined,
      model: 'whisper-1',
      timeoutMs: 20_000,
    });
    expect(readConfig({ TRANSCRIPTION_MODEL: 'large-v3' }).transcription).toBeUndefined();
  });

  test('a server alone gets the standard path, another path stays', () => {
    const urlFor = (TRANSCRIPTION_URL: string) =>
      readConfig({ TRANSCRIPTION_URL }).transcription?.url;
    expect(urlFor('http://127.0.0.1:8000')).toBe(url);
    expect(urlFor('http://127.0.0.1:8080/inference')).toBe('http://127.0.0.1:8080/inference');
  });

  test.each(['127.0.0.1:8000', 'ftp://a.example', 'https://me:word@a.example/v1'])(
    'refuses %s',
    (TRANSCRIPTION_URL) => {
      expect(messageFor({ TRANSCRIPTION_URL })).toMatch(/^TRANSCRIPTION_URL must be an address/);
    },
  );

  test.each(['0', '26', '1.5', 'soon'])('a time-out of %s is refused', (TRANSCRIPTION_TIMEOUT) => {
    expect(messageFor({ TRANSCRIPTION_TIMEOUT })).toBe(
      `TRANSCRIPTION_TIMEOUT must be a whole number of seconds from 1 to 25, not “${TRANSCRIPTION_TIMEOUT}”.`,
    );
  });

  test('a wrong key is never repeated', () => {
    expect(messageFor({ TRANSCRIPTION_API_KEY: 'sk secret' })).toBe(
      'TRANSCRIPTION_API_KEY must be an API key without spaces.',
    );
  });

  test.each(['/whisper/transcribe', 'https://speech.example/transcribe'])(
    'pages may send recordings to %s',
    (address) => {
      expect(readConfig({ PUBLIC_TRANSCRIBE_URL: address }).publicTranscribeUrl).toBe(address);
    },
  );

  test.each(['//speech.example', 'javascript:alert(1)', 'speech'])('but not to %s', (address) => {
    expect(messageFor({ PUBLIC_TRANSCRIBE_URL: address })).toMatch(/^PUBLIC_TRANSCRIBE_URL/);
  });
});

describe('login', () => {
  const issuer = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'site' };

  test('goes to the issuer of the settings', () => {
    expect(readConfig({ ...issuer, SITE_URL: 'https://hanlu.example' }).login).toEqual({
      issuer: 'https://id.example',
      clientId: 'site',
      clientSecret: undefined,
      providerName: undefined,
      embedded: false,
    });
  });

  test.each([
    { HOST: '0.0.0.0' },
    { SITE_URL: 'https://hanlu.example' },
    { SITE_URL: 'https://hanlu.example', NODE_ENV: 'development' },
    { HOST: 'hanlu.local' },
    { PORT: '65535' },
  ])('never goes to the development provider with %j', (env) => {
    expect(readConfig(env as Record<string, string>).login).toBeUndefined();
  });

  test('wants a client id with the issuer', () => {
    expect(messageFor({ OIDC_ISSUER: 'https://id.example' })).toBe(
      'OIDC_CLIENT_ID must be set where OIDC_ISSUER is.',
    );
  });

  test('asks for the second factor of an issuer alone, which the development provider is not', () => {
    const OIDC_ADMIN_ACR = 'urn:example:loa:2';
    expect(readConfig({ ...issuer, OIDC_ADMIN_ACR }).login?.adminFactor).toBe(OIDC_ADMIN_ACR);
    expect(readConfig(issuer).login?.adminFactor).toBeUndefined();
    expect(messageFor({ OIDC_ADMIN_ACR })).toBe('OIDC_ISSUER must be set where OIDC_ADMIN_ACR is.');
  });

  test.each(['http://id.example', 'id.example', 'ftp://id.example'])(
    'refuses the issuer %s',
    (OIDC_ISSUER) => {
      expect(messageFor({ ...issuer, OIDC_ISSUER })).toMatch(/^OIDC_ISSUER must be the https/);
    },
  );

  test.each([
    issuer,
    { ...issuer, SITE_URL: 'https://hanlu.example' },
    { HOST: '0.0.0.0' },
    { SITE_URL: 'https://hanlu.example' },
    { HOST: 'hanlu.local', NODE_ENV: 'development' },
    { PORT: '65535' },
  ])('nobody is an admin by default with %j', (env) => {
    expect(readConfig(env as Record<string, string>).adminEmails).toEqual([]);
  });

  test('named admins take the place of the development provider’s own', () => {
    expect(readConfig({ ADMIN_EMAILS: 'ada@hanlu.example' }).adminEmails).toEqual([
      'ada@hanlu.example',
    ]);
  });

  test('admins are named in any form and compared in small letters', () => {
    expect(readConfig({ ADMIN_EMAILS: 'Ada@hanlu.example, bo@hanlu.example' }).adminEmails).toEqual(
      ['ada@hanlu.example', 'bo@hanlu.example'],
    );
    expect(messageFor({ ADMIN_EMAILS: 'ada' })).toMatch(/^ADMIN_EMAILS must be e-mail addresses/);
  });
});

test('where weaknesses are reported is an address to write to or a page on https', () => {
  const contactsOf = (value?: string) => readConfig({ SECURITY_CONTACT: value }).securityContacts;
  expect(contactsOf()).toEqual([]);
  expect(contactsOf('safe@hanlu.example, https://hanlu.example/report')).toEqual([
    'mailto:safe@hanlu.example',
    'https://hanlu.example/report',
  ]);
  for (const wrong of ['safe', 'http://hanlu.example', 'safe@hanlu.example, javascript:1'])
    expect(messageFor({ SECURITY_CONTACT: wrong })).toMatch(/^SECURITY_CONTACT must be/);
});

test('a password in an address is never repeated', () => {
  expect(messageFor({ SMTP_URL: 'mail://me:hush@mail.example' })).not.toContain('hush');
  expect(messageFor({ DATABASE_URL: 'mysql://me:hush@db.example' })).not.toContain('hush');
});

test.each(['ws', 'wss'])(
  'a database at %s: is refused, for a silent one would never be given up',
  (scheme) => {
    expect(
      messageFor({ DATABASE_URL: `${scheme}://hanlu.example`, SITE_SECRET: 's'.repeat(32) }),
    ).toBe(
      'DATABASE_URL must be an address of libsql:, https: or http:, such as libsql://name.example.',
    );
  },
);

test('a hosted database and a bucket take the place of the local folders', () => {
  const { database, storage } = readConfig({
    DATABASE_URL: 'libsql://hanlu.example',
    SITE_SECRET: 's'.repeat(32),
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'word',
  });
  expect(database.url).toBe('libsql://hanlu.example');
  expect(storage).toMatchObject({ at: 's3', bucket: 'files', region: 'auto' });
  expect(messageFor({ S3_BUCKET: 'files' })).toBe(
    'S3_ACCESS_KEY_ID must be set where S3_BUCKET is.',
  );
});

test.each([
  ['DATABASE_AUTH_TOKEN', 'DATABASE_URL'],
  ['OIDC_CLIENT_ID', 'OIDC_ISSUER'],
  ['OIDC_CLIENT_SECRET', 'OIDC_ISSUER'],
  ['S3_ACCESS_KEY_ID', 'S3_BUCKET'],
  ['S3_SECRET_ACCESS_KEY', 'S3_BUCKET'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['SANITY_API_TOKEN', 'SANITY_PROJECT_ID'],
  ['SANITY_WEBHOOK_SECRET', 'SANITY_PROJECT_ID'],
  ['DEPLOY_HOOK_URL', 'SANITY_PROJECT_ID'],
  ['TRANSCRIPTION_API_KEY', 'TRANSCRIPTION_URL'],
])('%s alone, without the service that it is for, is refused', (name, service) => {
  expect(messageFor({ [name]: 'https://hanlu.example' })).toBe(
    `${service} must be set where ${name} is.`,
  );
});

test('a database that several processes may share needs the secret that they share', () => {
  const DATABASE_URL = 'libsql://hanlu.example';
  expect(messageFor({ DATABASE_URL })).toBe('SITE_SECRET must be set where DATABASE_URL is.');
  expect(messageFor({ SITE_SECRET: 'too short' })).toBe(
    'SITE_SECRET must be 32 characters or more, without spaces.',
  );
  const SITE_SECRET = 's'.repeat(32);
  expect(readConfig({ DATABASE_URL, SITE_SECRET }).siteSecret).toBe(SITE_SECRET);
});

test('settings that stand still are not read again, and no others are taken for them', async () => {
  vi.resetModules();
  const own = await import('./config.ts');
  const settings = own.readConfig({ PORT: '5000' });
  own.settleConfig(settings);
  expect(own.readConfig(process.env)).toBe(settings);
  expect(own.readConfig({ PORT: '5001' }).port).toBe(5001);
});
