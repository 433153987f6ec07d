import { describe, expect, test } from 'vitest';
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
      sanity: undefined,
      transcription: undefined,
      publicTranscribeUrl: undefined,
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
