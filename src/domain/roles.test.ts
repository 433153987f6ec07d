import { expect, test } from 'vitest';
import { passes, type Role } from './roles.ts';

test.each<[Role | undefined, Role[], boolean]>([
  ['admin', ['student'], true],
  ['admin', [], true],
  ['teacher', ['teacher', 'admin'], true],
  ['teacher', ['student'], false],
  ['student', [], true],
  [undefined, [], false],
  [undefined, ['student'], false],
])('the role %s against %j: %s', (role, allowed, expected) => {
  expect(passes(role, allowed)).toBe(expected);
});
