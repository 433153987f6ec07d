import { cspHash } from '#src/lib/csp-hash.ts';

/** A page as the server sends it: its address, its HTML, the policy in its header. */
export type SentPage = { address: string; html: string; policy: string };

/** What every page has to say, word by word. */
const NEEDED = [
  "default-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];
const TOO_WIDE = /'unsafe-[\w-]+'|'strict-dynamic'|\shttps?:(?=[\s;]|$)|\s\*/;

const IN_PAGE = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;
/** Data that no browser runs. */
const IS_DATA = /\stype="application\/(?:ld\+)?json"/;
const ATTRIBUTE = /<[a-z][^>]*?\s(style|on[a-z]+)="/;
const PART =
  /<(?:script|img|source|video|audio|iframe|embed)\b[^>]*\ssrc="([^"]+)"|<link\b[^>]*\srel="(?:stylesheet|(?:module)?preload|icon|manifest)"[^>]*\shref="([^"]+)"/g;
const ELSEWHERE = /^(?:https?:)?\/\//;

/**
 * A sentence for each page whose policy is not what the page needs: a script or style in it that the
 * policy does not name, a name of none of them, a part from another host, a policy that is too wide.
 */
export const unfitPolicies = (pages: readonly SentPage[]): string[] =>
  pages.flatMap((page) => faultsOf(page).map((fault) => `${page.address} ${fault}`));

const faultsOf = ({ html, policy }: SentPage): string[] => {
  const standing = new Set<string>(
    [...html.matchAll(IN_PAGE)].flatMap(([, , attributes = '', text = '']) =>
      IS_DATA.test(attributes) || text === '' ? [] : [cspHash(text)],
    ),
  );
  const named = new Set([...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash));
  const directives = policy.split(';').map((directive) => directive.trim());
  const attribute = ATTRIBUTE.exec(html.replaceAll(IN_PAGE, ''))?.[1];
  const foreign = [...html.matchAll(PART)]
    .map(([, src, href]) => src ?? href ?? '')
    .filter((address) => ELSEWHERE.test(address));
  return [
    ...NEEDED.filter((needed) => !directives.some((given) => given.startsWith(needed))).map(
      (needed) => `is sent without ${needed}`,
    ),
    ...[...standing]
      .filter((hash) => !named.has(hash))
      .map((hash) => `has inside what its policy does not name: ${hash}`),
    ...[...named]
      .filter((hash) => !standing.has(hash))
      .map((hash) => `is allowed what it does not have: ${hash}`),
    ...(TOO_WIDE.test(policy) ? [`has a policy that is too wide: ${policy}`] : []),
    ...(html.includes('http-equiv="content-security-policy"') ? ['holds its policy twice'] : []),
    ...(attribute ? [`has an attribute ${attribute}, which no policy of ours allows`] : []),
    ...foreign.map((address) => `takes ${address} from another host`),
  ];
};
