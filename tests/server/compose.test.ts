import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');

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
