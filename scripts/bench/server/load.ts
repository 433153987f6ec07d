import { readFileSync } from 'node:fs';
import autocannon, { type Request } from 'autocannon';

/** The kernel counts a process's time in these, a hundred a second on Linux. */
const TICK_MS = 10;

const SAMPLE_MS = 20;

type Load = { perSecond: number; cpuMs: number };

type Asked = {
  url: string;
  /** The process that answers; only its time counts, so that the load's own costs nothing. */
  pid: number;
  connections: number;
  amount: number;
  headers?: Record<string, string>;
  /** Dealt out among the connections, each of which repeats its own. */
  requests?: Request[];
  /** Whether an answer says that what was asked was done; any answer of success unless told. */
  isDone?: (body: string) => boolean;
};

/** Sends so many requests, and answers what each took of the processor. One that fails ends it all. */
export const sendLoad = async ({ pid, requests, isDone, ...asked }: Asked): Promise<Load> => {
  const before = processorMs(pid);
  const started = performance.now();
  let connection = 0;
  const { errors, non2xx, mismatches, ...result } = await autocannon({
    ...asked,
    timeout: 60,
    // It ends when it looks next, which is a second later unless told.
    sampleInt: SAMPLE_MS,
    ...(isDone && { verifyBody: (body) => isDone(String(body)) }),
    // Each connection would begin with the first, so that all send the same.
    ...(requests && {
      setupClient: (client) => {
        const own = connection;
        connection += 1;
        client.setRequests(requests.filter((_, index) => index % asked.connections === own));
      },
    }),
  });
  const seconds = (performance.now() - started) / 1000;
  if (errors + non2xx + mismatches > 0) {
    const codes = JSON.stringify(result.statusCodeStats);
    throw new Error(
      `${asked.url}: ${errors} without an answer, ${non2xx} refused (${codes}), ${mismatches} in vain`,
    );
  }
  return {
    perSecond: asked.amount / seconds,
    cpuMs: (processorMs(pid) - before) / asked.amount,
  };
};

/** What a process has taken of the processor since it began, in milliseconds. */
export const processorMs = (pid: number): number => {
  // Behind the name, which may hold anything in its brackets (proc(5)): fields 14 and 15.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

/** What a process holds of the memory now, in MB. */
export const residentMb = (pid: number): number => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};
