import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultOfNode } from './node-version.ts';

test.each(['18.20.8', '20.20.2', '22.17.1'])('Node %s is named as too old', (version) => {
  expect(faultOfNode(version)).toBe(
    `Node must be 22.18 or later, and ${process.execPath} is ${version}.`,
  );
});

test.each(['22.18.0', '22.20.0', '24.0.0'])('Node %s is taken', (version) => {
  expect(faultOfNode(version)).toBeUndefined();
});

test('the oldest is the one that the package names', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
  };
  const oldest = engines.node.replace('>=', '');
  expect(faultOfNode(`${oldest}.0`)).toBeUndefined();
  expect(faultOfNode(`${oldest.replace(/\d+$/, (minor) => String(Number(minor) - 1))}.9`)).toMatch(
    oldest,
  );
});
