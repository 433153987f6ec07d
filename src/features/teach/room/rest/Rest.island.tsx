import { useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { call, type CallResult } from '#src/lib/call.ts';
import { leaveTeaching, pauseTeaching } from '../room.contract.ts';
import type { RestCopy } from './copy.ts';
import { LeaveDialog, LeftDialog } from './LeaveDialog.tsx';
import { PauseDialog } from './PauseDialog.tsx';

type Props = {
  locale: Locale<'teach'>;
  copy: RestCopy;
  isPaused: boolean;
  /** Requests and proposals that wait for an answer, and agreed lessons ahead. */
  open: number;
  agreed: number;
};

type About = 'pause' | 'leave' | 'end';
type State =
  | { at: 'rest' }
  | { at: 'asking'; about: About }
  | { at: 'working'; about: About }
  | { at: 'failed'; about: About; fault: string }
  | { at: 'left' };

/** How a tutor takes a rest, comes back, or leaves. */
export const Rest = ({ locale, copy, isPaused, open: loaded, agreed }: Props) => {
  const [state, setState] = useState<State>({ at: 'rest' });
  const [open, setOpen] = useState(loaded);
  const isWorking = state.at === 'working';
  const about = 'about' in state ? state.about : undefined;

  const fail = (what: About, fault: string) => setState({ at: 'failed', about: what, fault });
  const failBy = (what: About, result: CallResult<unknown, string>) => {
    if (result.ok) return;
    fail(what, result.code === 'offline' ? copy.offline : result.message || copy.failed);
  };
  const pause = async (what: 'pause' | 'end') => {
    setState({ at: 'working', about: what });
    const wanted = { isPaused: what === 'pause', declines: open };
    const result = await call(pauseTeaching, wanted, { locale });
    if (result.ok) return location.reload();
    // More have come in since the page was opened: their number is what is agreed to now.
    if (result.code === 'open_requests') setOpen(Number(result.further?.['open'] ?? open));
    failBy(what, result);
  };
  const leave = async (isSure: boolean) => {
    if (!isSure) return fail('leave', copy.leave.check);
    setState({ at: 'working', about: 'leave' });
    const result = await call(leaveTeaching, { isSure: true }, { locale });
    if (result.ok) setState({ at: 'left' });
    else failBy('leave', result);
  };

  const said = (
    <>
      <p role="status" className="text-muted">
        {isWorking && copy.working}
      </p>
      {state.at === 'failed' && (
        <p role="alert" className="text-accent">
          {state.fault}
        </p>
      )}
    </>
  );
  const shared = {
    ...{ locale, copy, open, isWorking },
    onClose: () => {
      if (!isWorking) setState({ at: 'rest' });
    },
  };
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <section className="card p-5 sm:p-6" aria-labelledby="pause-title" id="pause">
        <h2 id="pause-title" className="text-part">
          {isPaused ? copy.pause.on : copy.pause.title}
        </h2>
        <p className="mt-1 text-muted">{copy.pause.about}</p>
        <button
          type="button"
          className={isPaused ? 'mt-4 button button-primary' : 'mt-4 button button-quiet'}
          aria-disabled={isWorking || undefined}
          onClick={() => {
            if (isWorking) return;
            if (isPaused) void pause('end');
            else setState({ at: 'asking', about: 'pause' });
          }}
        >
          {isPaused ? copy.pause.end : copy.pause.start}
        </button>
        {about === 'end' && <div className="mt-2">{said}</div>}
      </section>
      <section className="card p-5 sm:p-6" aria-labelledby="leave-title">
        <h2 id="leave-title" className="text-part">
          {copy.leave.title}
        </h2>
        <p className="mt-1 text-muted">{copy.leave.about}</p>
        <button
          type="button"
          className="mt-4 button button-quiet"
          onClick={() => setState({ at: 'asking', about: 'leave' })}
        >
          {copy.leave.start}
        </button>
      </section>
      {about === 'pause' && (
        <PauseDialog {...shared} onPause={() => void pause('pause')}>
          {said}
        </PauseDialog>
      )}
      {about === 'leave' && (
        <LeaveDialog {...shared} agreed={agreed} onLeave={(isSure) => void leave(isSure)}>
          {said}
        </LeaveDialog>
      )}
      {state.at === 'left' && <LeftDialog {...{ locale, copy }} />}
    </div>
  );
};
