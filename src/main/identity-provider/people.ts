import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Locale } from '#src/i18n/locales.ts';
import { EMBEDDED_ADMIN } from '#src/lib/config/accounts.ts';

/** Someone to sign in as. */
export type Person = { name: string; email: string; verified: boolean };

/** People who are there from the start; the admin's address is that of the settings' default. */
export const READY_PEOPLE = {
  learner: { name: { en: 'Sara Al-Ali', ar: 'سارة العلي' }, email: 'learner@hanlu.example' },
  tutor: { name: { en: 'Li Ming', ar: 'لي مينغ' }, email: 'tutor@hanlu.example' },
  admin: { name: { en: 'Huda Nasser', ar: 'هدى ناصر' }, email: EMBEDDED_ADMIN },
} as const satisfies Record<string, { name: Record<Locale, string>; email: string }>;

export type Ready = keyof typeof READY_PEOPLE;

const readyPerson = (who: Ready, locale: Locale): Person => {
  const { name, email } = READY_PEOPLE[who];
  return { name: name[locale], email, verified: true };
};

/** The same address is the same person after a restart, too. */
export const subjectOf = ({ email }: Person): string =>
  `dev-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)}`;

const person = z.object({
  name: z.string().trim().min(1).max(100),
  email: z.email().max(254),
});

export type Fault = 'who' | 'name' | 'email';

/** Who was chosen or written into the form, or which of its fields are wrong. */
export const readChoice = (
  form: URLSearchParams,
  locale: Locale,
): { person: Person } | { faults: Fault[] } => {
  const who = form.get('who') ?? '';
  if (Object.hasOwn(READY_PEOPLE, who)) return { person: readyPerson(who as Ready, locale) };
  if (who !== 'other') return { faults: ['who'] };
  const parsed = person.safeParse({
    name: form.get('name') ?? '',
    email: (form.get('email') ?? '').trim(),
  });
  if (parsed.success) return { person: { ...parsed.data, verified: form.has('verified') } };
  return { faults: [...new Set(parsed.error.issues.map(({ path }) => path[0] as Fault))] };
};
