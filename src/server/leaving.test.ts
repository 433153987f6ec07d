import { expect, test } from 'vitest';
import { leave, sayLife } from './leaving.ts';

test('a process lives until it is told to end, and says so as long as it is asked', async () => {
  expect(sayLife().status).toBe(200);
  expect(await sayLife().json()).toEqual({ status: 'live' });
  leave();
  expect(sayLife().status).toBe(503);
  expect(await sayLife().json()).toEqual({ status: 'leaving' });
});
