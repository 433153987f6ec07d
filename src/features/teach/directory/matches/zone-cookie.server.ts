import type { AstroCookies } from 'astro';
import { isTimeZone, plainZone } from '#src/domain/time-zones.ts';
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
  const asked = plainZone(parameters.get('zone') ?? '');
  if (asked.length <= 60 && isTimeZone(asked)) {
    cookies.set(ZONE_COOKIE, asked, {
      path: '/',
      maxAge: YEAR_S,
      sameSite: 'lax',
      httpOnly: true,
      secure: isSecureSite(),
    });
    return asked;
  }
  const kept = plainZone(cookies.get(ZONE_COOKIE)?.value ?? '');
  return isTimeZone(kept) ? kept : undefined;
};
