import { CloudOff, HardDrive } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import type { OpenLearner } from '../learner.store.ts';
import type { SyncCopy } from './copy.ts';

type Props = { locale: Locale; copy: SyncCopy; learner: OpenLearner };

/** Where what was practised is kept, when that is not where its owner would expect it. */
export const SyncNotice = ({ locale, copy, learner }: Props) => (
  <div role="status" className="empty:absolute">
    <Notice locale={locale} copy={copy} learner={learner} />
  </div>
);

const Notice = ({ locale, copy, learner }: Props) => {
  const { sync, isLasting, cards, knowsAccount } = learner;
  const logIn = `${localizedPath(locale, '/login')}?${new URLSearchParams({ next: location.pathname }).toString()}`;
  const reload = (
    <button type="button" className="link" onClick={() => location.reload()}>
      {copy.reload}
    </button>
  );
  const isOut = sync.at === 'waiting' && (sync.why === 'offline' || sync.why === 'failed');
  if (isOut && sync.unsent === 0) {
    return <Line isUrgent>{knowsAccount ? copy.unreached : copy.unknown}</Line>;
  }
  if (sync.at === 'waiting') {
    return (
      <Line isUrgent>
        {sync.unsent > 0 && <strong className="font-semibold">{copy.waiting} </strong>}
        {copy.why[sync.why]}{' '}
        {sync.why === 'signed_out' && (
          <a className="link" href={logIn}>
            {copy.logIn}
          </a>
        )}
        {sync.why === 'other_account' && reload}
      </Line>
    );
  }
  if (!isLasting) {
    return (
      <Line isUrgent>
        {copy.notKept} {reload}
      </Line>
    );
  }
  if (sync.at !== 'guest' || cards.size === 0) return undefined;
  return (
    <Line>
      {copy.guest}{' '}
      <a className="link" href={logIn}>
        {copy.logIn}
      </a>
    </Line>
  );
};

const Line = ({ isUrgent = false, children }: { isUrgent?: boolean; children: ReactNode }) => {
  const Icon = isUrgent ? CloudOff : HardDrive;
  return (
    <div
      className={`flex items-start gap-3 rounded-2xl px-4 py-3 ${isUrgent ? 'bg-gold-soft' : 'bg-sunken'}`}
    >
      <Icon size={20} aria-hidden="true" className="mt-1 shrink-0" />
      <p>{children}</p>
    </div>
  );
};
