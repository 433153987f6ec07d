import { atom, readonlyType } from 'nanostores';
import type { Sound } from '#src/domain/pitch/downsample.ts';
import { longestTakeS } from '#src/ui/microphone/longest-take.ts';
import type { startTake, Take, TakeFault } from '#src/ui/microphone/take.ts';
import { endTurn, takeTurn } from '#src/ui/microphone/turn.ts';
import { ASKING_AFTER_MS, stepTake, untaken, type TakeEvent, type Taking } from './take.machine.ts';

export type VoiceFault = TakeFault | 'hidden' | 'slow';

export type TakeTools<Result> = {
  /** Loads the microphone; a part of the page that nobody needs before the first press. */
  readonly load: () => Promise<typeof startTake>;
  readonly measure: (sound: Sound) => Promise<Result>;
  /** That are to be said; one unless told. */
  readonly syllables?: number;
  readonly tell?: (result: Result) => void;
};

export type TakeStore<Result> = ReturnType<typeof createTake<Result>>;

/** Binds a take to the microphone and to who measures it. */
export const createTake = <Result>({ load, measure, syllables, tell }: TakeTools<Result>) => {
  const $take = atom<Taking<Result, VoiceFault>>(untaken);
  let open: Take | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (event: TakeEvent<Result, VoiceFault>) => {
    const before = $take.get();
    const after = stepTake(before, event);
    if (after === before) return;
    clearTimeout(timer);
    $take.set(after);
    if (after.at === 'opening') {
      if (!after.isLong) void start(after.attempt);
    } else if (after.at === 'measuring') void finish(after.attempt);
    else if (after.at !== 'listening') end();
  };

  const end = () => {
    open?.cancel();
    open = undefined;
    endTurn(leave);
  };

  const start = async (attempt: number) => {
    timer = setTimeout(() => send({ type: 'waited', attempt }), ASKING_AFTER_MS);
    takeTurn(leave);
    // The microphone would hear the page's own voice.
    import('#src/ui/speech/say.ts').then(
      ({ stopSaying }) => stopSaying(),
      () => undefined,
    );
    const isOver = () => $take.get().attempt !== attempt;
    const take = await load()
      .then((begin) =>
        isOver()
          ? undefined
          : begin({
              longestS: longestTakeS(syllables),
              onEnd: () => send({ type: 'ended', attempt }),
              onLost: (fault) => send({ type: 'failed', attempt, fault }),
            }),
      )
      .catch(() => 'offline' as const);
    if (take === undefined) return;
    if (typeof take === 'string') return send({ type: 'failed', attempt, fault: take });
    if (isOver()) return take.cancel();
    open = take;
    send({ type: 'opened', attempt });
    if (document.hidden) hide();
  };

  const finish = async (attempt: number) => {
    const sound = open?.finish();
    open = undefined;
    endTurn(leave);
    if (!sound) return;
    try {
      const result = await measure(sound);
      if ($take.get().attempt !== attempt) return;
      send({ type: 'measured', attempt, result });
      tell?.(result);
    } catch {
      send({ type: 'failed', attempt, fault: 'slow' });
    }
  };

  const hide = () => send({ type: 'interrupted', fault: 'hidden' });
  const leave = () => send({ type: 'left' });

  return {
    $take: readonlyType($take),
    press: () => send({ type: 'pressed' }),
    leave,
    /** How loud the microphone is now, 0 to 1, while it is open. */
    level: () => open?.level(),
    /** Follows the page, which may be hidden or left. Answers how to stop, and ends the take. */
    follow: () => {
      const look = () => {
        if (document.hidden) hide();
      };
      document.addEventListener('visibilitychange', look);
      window.addEventListener('pagehide', leave);
      return () => {
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('pagehide', leave);
        leave();
      };
    },
  };
};
