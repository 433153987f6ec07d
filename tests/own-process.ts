import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 50;

type Waiting = {
  /** What is to answer; whoever waits for a process that has ended waits in vain. */
  process?: ChildProcess;
  patienceMs: number;
  pollMs?: number;
};

/** Waits until an address answers with success. Rejects where it does not in time, and ends the process then. */
export const untilAnswers = async (
  url: string,
  { process, patienceMs, pollMs = POLL_MS }: Waiting,
): Promise<void> => {
  const deadline = performance.now() + patienceMs;
  while (!(await answers(url))) {
    if (performance.now() > deadline || (process && hasEnded(process))) {
      if (process) await endProcess(process);
      throw new Error(`Nothing answers at ${url}.`);
    }
    await wait(pollMs);
  }
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

/** Whether a process is no more, or could not be started. */
const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null;

/** Ends a process that we started, by SIGTERM unless told otherwise, and waits for it. May be called again. */
export const endProcess = async (
  process: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> => {
  if (hasEnded(process)) return;
  const ended = once(process, 'exit');
  process.kill(signal);
  await ended;
};
