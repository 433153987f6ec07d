const DAY_MS = 86_400_000;
/** RFC 9116 wants less than a year. Whoever reads it meets a new date each day. */
const VALID_DAYS = 90;

/** The file of RFC 9116 that says where weaknesses are reported, at a moment in ms. */
export const securityTxt = (
  contacts: readonly string[],
  siteUrl: string,
  now = Date.now(),
): string => {
  const expires = new Date(now - (now % DAY_MS) + VALID_DAYS * DAY_MS).toISOString();
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: ar, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
};
