import type { APIRoute } from 'astro';
import { z } from 'zod';
import { database } from '#db/client.ts';
import { chooseRole, correctRole } from '#db/repos/users.ts';
import { isEmailAddress } from '#src/domain/email.ts';
import { DEFAULT_LOCALE, isLocale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { readConfig } from '#src/lib/config.ts';
import { CHOSEN_ROLES, isChosenRole } from '#src/domain/roles.ts';
import { afterRoleChoice, choicePath, signUpPath } from '#src/server/auth/landing.ts';
import { isFromOurPages, ownPath } from '#src/server/auth/same-site.ts';
import { endSession, renewSignedInSign } from '#src/server/auth/sessions.ts';

/**
 * `GET /api/assign-role`: gives the signed-in user the role that they chose, once. A navigation
 * that did not come from our own pages meets the choice first (ACCOUNTS-9).
 */
export const assignRole: APIRoute = async ({ url, request, locals, cookies, redirect }) => {
  const { searchParams } = url;
  const lang = searchParams.get('lang');
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const asked = searchParams.get('role');
  const role = isChosenRole(asked) ? asked : undefined;
  const next = ownPath(searchParams.get('next'), url.origin);
  if (!locals.user) return redirect(signUpPath(locale, { role, next }));
  if (!role || !isFromOurPages(request)) return redirect(choicePath(locale, { role, next }));
  if (locals.user.role === 'admin') return redirect(afterRoleChoice(locale, role, 'admin'));
  const held = await chooseRole(await database(), locals.user.id, role, new Date());
  renewSignedInSign(cookies, held);
  const isApplying = searchParams.get('entry') === 'apply';
  return redirect(afterRoleChoice(locale, role, held, { isApplying, next }));
};

/** `POST /api/logout`: ends the session and goes home. The middleware has refused other sites' forms. */
export const logOut: APIRoute = async ({ url, cookies, redirect }) => {
  const lang = url.searchParams.get('lang');
  await endSession(cookies);
  return redirect(localizedPath(isLocale(lang) ? lang : DEFAULT_LOCALE, '/'), 303);
};

const correction = z.object({
  email: z.string().refine(isEmailAddress),
  role: z.enum([...CHOSEN_ROLES, 'none']),
});

/** An admin corrects the role of an account (ACCOUNTS-11). Tells how it went. */
export const saveRoleCorrection = async (form: FormData, adminId: string) => {
  const asked = correction.safeParse(Object.fromEntries(form));
  if (!asked.success) return 'wrong';
  const { email, role } = asked.data;
  const { adminEmails } = readConfig(process.env);
  if (adminEmails.includes(email.toLowerCase())) return 'admin';
  const corrected = role === 'none' ? null : role;
  return correctRole(await database(), email, corrected, { adminId, at: new Date() });
};
