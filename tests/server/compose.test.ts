import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

/** What the image or the containers say, and figures, which a container shows to nobody. */
const ITS_OWN = ['HOST', 'PORT', 'DATA_DIR', 'METRICS_PORT', 'DATABASE_AUTH_TOKEN'];

test('the file for compose passes every setting on, so that none is set in vain', () => {
  const compose = read('compose.yaml');
  const settings = readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=/gm);
  const names = [...settings].map(([, name = '']) => name);
  expect(names).toContain('TRANSCRIPTION_URL');
  expect(names.filter((name) => !new RegExp(`^ +${name}: `, 'm').test(compose))).toEqual(ITS_OWN);
});

test('an image can be built with every setting that its pages know', () => {
  const [, asked = ''] = /^ARG (PUBLIC_.+)$/m.exec(read('Dockerfile')) ?? [];
  const settings = readFileSync('.env.example', 'utf8').matchAll(/^(PUBLIC_\w+)=/gm);
  expect(asked.split(' ').sort()).toEqual([...settings].map(([, name]) => name).sort());
});

test('the file for compose gives a build every setting and secret that the image asks for', () => {
  const dockerfile = read('Dockerfile');
  const compose = read('compose.yaml');
  const [, build = ''] = /\n {2}build:\n((?: {4}.*\n)+)/.exec(compose) ?? [];
  const settings = [...dockerfile.matchAll(/^ARG (.+)$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(settings).toContain('SANITY_PROJECT_ID');
  expect(settings.filter((name) => !build.includes(` ${name}: \${${name}:`))).toEqual([]);

  const secrets = [...dockerfile.matchAll(/type=secret,id=(\w+)/g)].map(([, id = '']) => id);
  expect(build).toContain(`secrets: [${secrets.join(', ')}]`);
  for (const id of secrets) {
    expect(compose).toContain(`\n  ${id}:\n    environment: ${id.toUpperCase()}\n`);
  }
});
