import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

const compose = read('compose.yaml');
const dockerfile = read('Dockerfile');

/** The settings that a block of the file for compose names, which every site has. */
const namesIn = (block: RegExp): string[] => {
  const [, lines = ''] = block.exec(compose) ?? [];
  return [...lines.matchAll(/^ +(\w+): /gm)].map(([, name = '']) => name);
};
const ofBuild = namesIn(/\n {4}args:\n((?: {6}.*\n)+)/);
const ofServer = namesIn(/\n {2}environment:\n((?: {4}.*\n)+)/);

const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=/gm)].map(
  ([, name = '']) => name,
);
const isOfPages = (name: string) => name.startsWith('PUBLIC_');

/** What the image or the containers say, and figures, which a container shows to nobody. */
const ITS_OWN = ['HOST', 'PORT', 'DATA_DIR', 'METRICS_PORT', 'DATABASE_AUTH_TOKEN'];

test('the file for compose passes every setting on to the server, and to the build what pages know', () => {
  expect(settings).toContain('TRANSCRIPTION_URL');
  const missing = settings.filter((name) => !(isOfPages(name) ? ofBuild : ofServer).includes(name));
  expect(missing).toEqual(ITS_OWN);
});

test('an image can be built with every setting that its pages know', () => {
  const [, asked = ''] = /^ARG (PUBLIC_.+)$/m.exec(dockerfile) ?? [];
  expect(asked.split(' ').sort()).toEqual(settings.filter(isOfPages).sort());
});

test('the file for compose gives a build the settings and secrets that the image asks for, and no others', () => {
  const asked = [...dockerfile.matchAll(/^ARG (.+)$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(asked).toContain('SANITY_PROJECT_ID');
  expect(ofBuild).toEqual(asked);
  for (const name of ofBuild) expect(compose).toContain(`\n      ${name}: \${${name}:`);

  const secrets = [...dockerfile.matchAll(/type=secret,id=(\w+)/g)].map(([, id = '']) => id);
  expect(compose).toContain(`\n    secrets: [${secrets.join(', ')}]\n`);
  for (const id of secrets) {
    expect(compose).toContain(`\n  ${id}:\n    environment: ${id.toUpperCase()}\n`);
  }
});
