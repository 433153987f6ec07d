import { expect, test } from 'vitest';
import { withoutLoginFailure } from './login-failure.ts';

test('the sign of a failed login goes, the rest of the address stays', () => {
  expect(withoutLoginFailure('https://hanlu.example/ar/?tab=games&auth_error=1#learning')).toBe(
    '/ar/?tab=games#learning',
  );
});

test('an address without it stays as it is', () => {
  expect(withoutLoginFailure('https://hanlu.example/ar/?tab=games')).toBeUndefined();
});
