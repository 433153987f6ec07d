import type { Locale } from '#src/i18n/locales.ts';
import { plural } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import type { Learner } from '#src/learning/learner.store.ts';
import type { ReviewCopy } from '../copy.ts';

type Props = { locale: Locale; copy: ReviewCopy; me: Extract<Learner, { at: 'open' }> };

/** Where the answers are kept, where that is not simply the account. */
export const Keeping = ({ locale, copy: { keeping: t }, me: { isLasting, sync } }: Props) => {
  const needsLogIn =
    sync.at === 'guest' ||
    (sync.at === 'waiting' && (sync.why === 'signed_out' || sync.why === 'other_account'));
  const text = !isLasting
    ? t.notLasting
    : sync.at === 'guest'
      ? t.guest
      : sync.at === 'waiting' && sync.events > 0
        ? `${plural(locale, t.waiting, sync.events)} ${t.why[sync.why]}`
        : '';
  return (
    <div role="status" className="mt-4 text-center text-sm text-muted empty:hidden">
      {text && (
        <p>
          {text}{' '}
          {needsLogIn && (
            <a className="link" href={localizedPath(locale, '/login')}>
              {t.signIn}
            </a>
          )}
        </p>
      )}
    </div>
  );
};
