/** Why there is no microphone. */
export type MicrophoneFault =
  /** The visitor or the system keeps it closed. */
  | 'denied'
  | 'no_device'
  /** Another program holds it. */
  | 'device_busy'
  /** Another window of this site listens. */
  | 'other_tab'
  /** This browser can't record. */
  | 'unsupported';

export type Microphone = { readonly stream: MediaStream; readonly close: () => void };

const FAULTS: Readonly<Record<string, MicrophoneFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no_device',
  OverconstrainedError: 'no_device',
  NotReadableError: 'device_busy',
  AbortError: 'device_busy',
};

const LOCK = 'hanlu-microphone';
/** A browser lets go of a lock a moment after it was told to. */
const LET_GO_WITHIN_MS = 400;

/** Opens the microphone with one channel; whoever opens it closes it. Never throws. */
export const openMicrophone = async (
  wishes: MediaTrackConstraints = {},
): Promise<Microphone | MicrophoneFault> => {
  // Without https, browsers hide the microphone altogether.
  if (!('mediaDevices' in navigator)) return 'unsupported';
  if (!(await isMicrophoneFree())) return 'other_tab';
  const audio = { channelCount: 1, ...wishes };
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio });
  } catch (error) {
    return (error instanceof DOMException && FAULTS[error.name]) || 'unsupported';
  }
  const release = await holdMicrophone();
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    release?.();
  };
  if (release) return { stream, close };
  close();
  return 'other_tab';
};

/** To ask the visitor holds nothing: an attempt that is left meanwhile would lock out the next. */
export const isMicrophoneFree = async (): Promise<boolean> => {
  const release = await holdMicrophone();
  release?.();
  return release !== undefined;
};

/** One window of the site listens at a time. Answers how to let go; nothing where another holds it. */
export const holdMicrophone = async (): Promise<(() => void) | undefined> => {
  // Without https there are no locks, and no microphone either.
  if (!('locks' in navigator)) return () => undefined;
  const release = await takeLock();
  if (release) return release;
  await new Promise((done) => setTimeout(done, LET_GO_WITHIN_MS));
  return takeLock();
};

/**
 * Does not stand in line: a wait that ends by the clock would take a busy device for another
 * window.
 */
const takeLock = () =>
  new Promise<(() => void) | undefined>((answer) => {
    navigator.locks
      .request(LOCK, { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>(answer) : answer(undefined),
      )
      .catch(() => answer(undefined));
  });
