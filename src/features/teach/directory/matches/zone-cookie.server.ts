import type { AstroCookies } from 'astro';
import { timeZoneIn } from '#src/domain/time-zone-schema.ts';
import { isSecureSite, ZONE_COOKIE } from '#src/server/own-cookie.ts';

const YEAR_S = 365 * 86_400;

/**
 * The time zone that a student named in the form of the matches, which is then remembered by the
 * browser; undefined where none was ever named.
 */
export const namedZone = (
  parameters: URLSearchParams,
  cookies: AstroCookies,
): string | undefined => {
  const asked = timeZoneIn(parameters.get('zone') ?? '');
  if (asked) {
    cookies.set(ZONE_COOKIE, asked, {
      path: '/',
      maxAge: YEAR_S,
      sameSite: 'lax',
      httpOnly: true,
      secure: isSecureSite(),
    });
    return asked;
  }
  return timeZoneIn(cookies.get(ZONE_COOKIE)?.value ?? '');
};
