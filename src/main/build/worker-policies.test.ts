import { expect, test } from 'vitest';
import { workerPolicies } from './worker-policies.ts';

const END = "; frame-ancestors 'none'";

test('a worker may ask this site, and nobody else; a script of pages has no policy', () => {
  const policyOf = workerPolicies('off');
  const own = "default-src 'none'; script-src 'self'; connect-src 'self'" + END;
  expect(policyOf('sw.js')).toBe(own);
  expect(policyOf('_astro/voice.worker-C2z2ICi0.js')).toBe(own);
  expect(policyOf('_astro/home.CQ4Giob7.js')).toBeUndefined();
  expect(policyOf('ar/index.html')).toBeUndefined();
});

test.each([
  [{ publicPath: 'https://models.example/imgly/' }, ' https://models.example'],
  [{ publicPath: '/background-removal/' }, ''],
  ['off' as const, ''],
])('what cuts people out may ask the host of its model (%o)', (setting, host) => {
  expect(workerPolicies(setting)('_astro/cut-out.worker-XmqTbiud.js')).toBe(
    `default-src 'none'; script-src 'self' blob: 'unsafe-eval'; connect-src 'self' blob: data:${host}${END}`,
  );
});
