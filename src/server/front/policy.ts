const FRAME_RULE = "frame-ancestors 'none'";

/** What an answer may that brings no policy of its own: nothing, whatever it is taken for. */
export const CLOSED_POLICY = `default-src 'none'; base-uri 'none'; form-action 'none'; ${FRAME_RULE}`;

/** The same for a page of nothing but words, with a stylesheet and the sign of this site. */
export const PLAIN_POLICY = `${CLOSED_POLICY}; style-src 'self'; img-src 'self'`;

/** A policy of pages which also forbids others to frame them; a page can't say so by itself. */
export const unframed = (policy: string): string =>
  policy.includes('frame-ancestors') ? policy : `${policy.trim().replace(/;$/, '')}; ${FRAME_RULE}`;

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/;

/** A built page without the element that holds its policy, and that policy for a header. */
export const liftPolicy = (html: string): { html: string; policy: string | undefined } => {
  const [element = '', policy] = META.exec(html) ?? [];
  return { html: html.replace(element, ''), policy: policy && unframed(policy) };
};
