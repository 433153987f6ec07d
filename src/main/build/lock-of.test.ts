import { expect, test } from 'vitest';
import { lockOf, type Lock } from './lock-of.ts';

const lock: Lock = {
  name: 'site',
  version: '1.0.0',
  lockfileVersion: 3,
  packages: {
    '': { version: '1.0.0', dependencies: { driver: '^2.0.0', studio: '^9.0.0' } },
    'node_modules/driver': {
      version: '2.1.0',
      dependencies: { detect: '1.x', '@scope/core': '^2.0.0' },
      optionalDependencies: { 'driver-linux': '2.1.0', 'driver-elsewhere': '2.1.0' },
    },
    'node_modules/driver/node_modules/detect': { version: '1.0.0' },
    'node_modules/driver-linux': { version: '2.1.0' },
    'node_modules/detect': { version: '2.0.0' },
    'node_modules/@scope/core': { version: '2.0.3', dependencies: { detect: '2.x' } },
    'node_modules/studio': { version: '9.0.0', dependencies: { editor: '1.x' } },
    'node_modules/editor': { version: '1.0.0' },
  },
};
const MANIFEST = { name: 'run', version: '1.0.0' };

test('what runs wants what it imports in the versions that were installed, and all that this wants', () => {
  const own = lockOf(lock, ['driver'], MANIFEST);
  expect(own.packages[''].dependencies).toEqual({ driver: '2.1.0' });
  expect(Object.keys(own.packages)).toEqual([
    '',
    'node_modules/@scope/core',
    'node_modules/detect',
    'node_modules/driver',
    'node_modules/driver-linux',
    'node_modules/driver/node_modules/detect',
  ]);
});

test('a copy of a package that only one of them sees is not given to the others', () => {
  const own = lockOf(lock, ['@scope/core'], MANIFEST);
  expect(Object.keys(own.packages)).toEqual([
    '',
    'node_modules/@scope/core',
    'node_modules/detect',
  ]);
});

test('what was never installed can’t be run', () => {
  expect(() => lockOf(lock, ['no-such'], MANIFEST)).toThrow('no-such');
});
