import { askAddressIn } from '#src/domain/lessons/ask-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { mayBeSignedIn } from '#src/ui/current-user/current-user.ts';
import type { OnboardingCopy } from './copy.ts';
import type { Visitor } from './answering/visitor.ts';

type Props = { locale: Locale; copy: OnboardingCopy; visitor: Visitor };

/**
 * The way past the questions for a student whose session has ended: guarded pages of students lead
 * here. Its place stays where nothing is offered, so that nothing moves.
 */
export const SignInInstead = ({ locale, copy, visitor }: Props) => (
  <p className="mt-3 flex min-h-11 items-center justify-center gap-2">
    {visitor === 'anonymous' && !mayBeSignedIn() && (
      <>
        {copy.haveAccount}{' '}
        <a className="inline-flex min-h-11 items-center link" href={loginFor(locale)}>
          {copy.signIn}
        </a>
      </>
    )}
  </p>
);

const loginFor = (locale: Locale): string => {
  const next = askAddressIn(location.search) ?? localizedPath(locale, '/student');
  return localizedPath(locale, `/login?next=${encodeURIComponent(next)}`);
};
