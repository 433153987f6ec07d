import type { APIContext, APIRoute } from 'astro';
import { Mutex } from 'async-mutex';
import { z } from 'zod';
import { database, type Database } from '#db/client.ts';
import { isLoopback } from '#src/lib/config/fields.ts';
import type { Config } from '#src/lib/config.ts';
import { done, endpoint, fail } from './endpoint.ts';
import { maintenanceMessages } from './maintenance.messages.ts';
import { readToken, signToken } from './secret.ts';

/** What a task did, for people to read. */
export type Report = Record<string, number | string>;
export type Task = (db: Database) => Promise<Report>;

const PURPOSE = 'maintenance';
/** A token goes from one process of this machine to another, so a minute is plenty. */
const TOKEN_MS = 60_000;

const contract = {
  path: '/api/maintenance/{task}',
  method: 'POST',
  accepts: 'application/json',
  input: z.object({ task: z.string() }),
  reply: z.object({ report: z.record(z.string(), z.union([z.number(), z.string()])) }),
  failures: { unauthorized: 401, unknown_task: 404 },
  messages: maintenanceMessages,
} as const;

const oneAtATime = new Mutex();

/**
 * The door through which commands have the running server do what needs its database, which it
 * holds alone (OPERATION-5). Open only to this machine, with a token that names the task.
 */
export const maintenance = (tasks: Readonly<Record<string, Task>>): APIRoute =>
  endpoint(contract, async ({ task }, { context }) => {
    if (!(await isOurCommand(task, context))) return fail('unauthorized');
    const run = Object.hasOwn(tasks, task) ? tasks[task] : undefined;
    if (!run) return fail('unknown_task');
    return oneAtATime.runExclusive(async () => done({ report: await run(await database()) }));
  });

const isOurCommand = async (task: string, { request, clientAddress }: APIContext) => {
  const [scheme, token = ''] = (request.headers.get('authorization') ?? '').split(' ');
  if (scheme !== 'Bearer' || !isLoopback(clientAddress)) return false;
  const reading = await readToken(PURPOSE, token, z.string());
  return reading.is === 'valid' && reading.payload === task;
};

/** What came of asking a server: its report, its refusal in words, or that none runs there. */
export type Asked =
  { is: 'done'; report: Report } | { is: 'refused'; message: string } | { is: 'stopped' };

const answer = z.union([contract.reply, z.object({ message: z.string() })]);

/** Whether a server answers on the port of these settings, on this machine. Leaves nothing behind. */
export const isServerThere = ({ port }: Pick<Config, 'port'>): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health/live`, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/** Asks the server of these settings, on this machine, to do a task. Never throws. */
export const askServer = async (task: string, { port }: Pick<Config, 'port'>): Promise<Asked> => {
  const token = await signToken(PURPOSE, task, new Date(Date.now() + TOKEN_MS));
  const address = `http://127.0.0.1:${port}${contract.path.replace('{task}', task)}`;
  try {
    const response = await fetch(address, {
      method: contract.method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Accept-Language': 'en',
        'Content-Type': contract.accepts,
      },
      body: '{}',
    });
    const read = answer.safeParse(await response.json().catch(() => undefined));
    if (!read.success) {
      return { is: 'refused', message: `Something else answers on port ${port}.` };
    }
    if ('report' in read.data) return { is: 'done', report: read.data.report };
    const { message } = read.data;
    const isFault = response.status >= 500;
    return { is: 'refused', message: isFault ? `${message} The server’s log says more.` : message };
  } catch {
    return { is: 'stopped' };
  }
};
