import { useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { plural } from '#src/i18n/messages.ts';
import { call, type CallResult } from '#src/lib/call.ts';
import { renew } from '#src/lib/renew.ts';
import { leaveTeaching, pauseTeaching } from '../room.contract.ts';
import type { RestCopy } from './copy.ts';
import { LeaveDialog, LeftDialog } from './LeaveDialog.tsx';
import { PauseDialog } from './PauseDialog.tsx';
import { PauseSection } from './PauseSection.tsx';

type Props = {
  locale: Locale<'teach'>;
  copy: RestCopy;
  isPaused: boolean;
  /** Requests and proposals that wait for an answer, and agreed lessons ahead. */
  open: number;
  agreed: number;
};

/** What else the page says of a pause. */
const PARTS = ['room-notes', 'seen-way'];

type About = 'pause' | 'leave' | 'end';
type State =
  | { at: 'rest' }
  | { at: 'done'; told: string }
  | { at: 'asking'; about: About }
  | { at: 'working'; about: About }
  | { at: 'failed'; about: About; fault: string }
  | { at: 'left' };

/** How a tutor takes a rest, comes back, or leaves. */
export const Rest = ({ locale, copy, agreed, ...loaded }: Props) => {
  const [state, setState] = useState<State>({ at: 'rest' });
  const [isPaused, setPaused] = useState(loaded.isPaused);
  const [open, setOpen] = useState(loaded.open);
  const isWorking = state.at === 'working';
  const about = 'about' in state ? state.about : undefined;

  const fail = (what: About, fault: string) => setState({ at: 'failed', about: what, fault });
  const failBy = (what: About, result: CallResult<unknown, string>) => {
    if (result.ok) return;
    fail(what, result.code === 'offline' ? copy.offline : result.message || copy.failed);
  };
  const pausedWith = (declined: number) =>
    declined > 0
      ? `${copy.pause.begun} ${plural(locale, copy.pause.declinedWith, declined)}`
      : copy.pause.begun;
  const pause = async (what: 'pause' | 'end') => {
    setState({ at: 'working', about: what });
    const wanted = { isPaused: what === 'pause', declines: open };
    const result = await call(pauseTeaching, wanted, { locale });
    if (result.ok) {
      if (!(await renew(PARTS))) return location.reload();
      const { declined } = result.reply;
      setPaused(wanted.isPaused);
      if (wanted.isPaused) setOpen(0);
      return setState({
        at: 'done',
        told: wanted.isPaused ? pausedWith(declined) : copy.pause.ended,
      });
    }
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

  const fault = state.at === 'failed' && (
    <p role="alert" className="text-accent">
      {state.fault}
    </p>
  );
  const said = (
    <>
      <p role="status" className="text-muted">
        {isWorking && copy.working}
      </p>
      {fault}
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
      <PauseSection
        {...{ copy, isPaused, isWorking }}
        told={state.at === 'done' ? state.told : isWorking && about === 'end' && copy.working}
        onPress={() => {
          if (isPaused) void pause('end');
          else setState({ at: 'asking', about: 'pause' });
        }}
      >
        {about === 'end' && fault}
      </PauseSection>
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
