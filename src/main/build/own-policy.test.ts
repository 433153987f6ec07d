import { expect, test } from 'vitest';
import { cspHash } from '#src/lib/csp-hash.ts';
import { leaveStylesToPages, withOwnPolicy } from './own-policy.ts';

const policyOf = (...hashes: string[]) =>
  `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self'${hashes.map((hash) => ` '${hash}'`).join('')}; style-src 'self';">`;

test('a page’s policy names what stands in the page, and nothing of other pages', () => {
  const script = 'document.title = "<b>" + location;\n';
  const style = 'p{color:red}';
  const before = [cspHash('of another page'), cspHash(script), cspHash(style), cspHash('p{}')];
  const body = `<style data-page>${style}</style><p>p{}</p><script type="module">${script}</script>`;
  expect(withOwnPolicy(policyOf(...before) + body)).toBe(
    policyOf(cspHash(script), cspHash(style)) + body,
  );
});

test('of the styles of all pages, only that of islands is named on each', () => {
  const islands = cspHash('astro-island,astro-slot,astro-static-slot{display:contents}');
  const policy = { styleDirective: { resources: [], hashes: [cspHash('p{}'), islands] } };
  leaveStylesToPages(policy);
  expect(policy.styleDirective.hashes).toEqual([islands]);
});

test('where Astro writes islands another style, the build says so', () => {
  const policy = { styleDirective: { resources: [], hashes: [cspHash('astro-island{}')] } };
  expect(() => leaveStylesToPages(policy)).toThrow('another one than we know');
});

test('a page without a policy stays as it is', () => {
  expect(withOwnPolicy('<script>1</script>')).toBe('<script>1</script>');
});
