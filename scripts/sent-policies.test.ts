import { expect, test } from 'vitest';
import { cspHash } from '#src/lib/csp-hash.ts';
import { unfitPolicies } from './sent-policies.ts';

const SCRIPT = 'go()';
const STYLE = 'p{color:red}';
const HTML = `<script>${SCRIPT}</script><style>${STYLE}</style><script type="application/ld+json">{}</script><script src="/a.js"></script>`;
const REST =
  "default-src 'self'; connect-src 'self' https://hear.example; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const POLICY = `${REST}; script-src 'self' '${cspHash(SCRIPT)}'; style-src 'self' '${cspHash(STYLE)}'`;

const faults = (html: string, policy: string) => unfitPolicies([{ address: '/ar/', html, policy }]);

test('a page whose policy names what stands in it, and no more, is right', () => {
  expect(faults(HTML, POLICY)).toEqual([]);
});

test.each([
  [HTML + '<script>more()</script>', POLICY, 'has inside what its policy does not name'],
  [HTML, `${POLICY} '${cspHash('gone')}'`, 'is allowed what it does not have'],
  [HTML, POLICY.replace("frame-ancestors 'none'; ", ''), "is sent without frame-ancestors 'none'"],
  [HTML, `${POLICY} 'unsafe-inline'`, 'too wide'],
  [HTML, `${POLICY} https:`, 'too wide'],
  [HTML, `${POLICY} *`, 'too wide'],
  [HTML + '<p style="color:red">', POLICY, 'an attribute style'],
  [HTML + '<p onclick="go()">', POLICY, 'an attribute onclick'],
  [HTML + '<img alt="" src="//cdn.example/a.png">', POLICY, 'from another host'],
  [`<meta http-equiv="content-security-policy" content="">${HTML}`, POLICY, 'twice'],
])('what is wrong with it is named: %s, %s', (html, policy, fault) => {
  expect(faults(html, policy)).toEqual([expect.stringContaining(fault)]);
});
