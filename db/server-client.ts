import { createClient } from '@libsql/client/http';
import pRetry from 'p-retry';
import { isBusy } from './busy.ts';

/** Visitors wait for what is asked of a server, and should be told when it is silent. */
const SILENCE_MS = 15_000;

/** With what libSQL's own server waits by itself each time, some seven seconds. */
const PATIENCE = { retries: 5, minTimeout: 50, randomize: true };

/**
 * The driver's client for a server. Where many write at once it refuses one of them after a while;
 * who is refused asks again (decision 332). A silent one is given up once `expectAnswers` was called:
 * the start brings its tables to their shape, which may take long, and fetch waits for five minutes
 * by itself.
 */
export const openServerClient = (url: string, authToken: string | undefined) => {
  let isExpected = false;
  const ask = (request: Request) =>
    fetch(request, isExpected ? { signal: AbortSignal.timeout(SILENCE_MS) } : {});
  const client = createClient({ url, fetch: ask, ...(authToken && { authToken }) });
  Object.assign(client, {
    execute: askingAgain(client.execute.bind(client)),
    batch: askingAgain(client.batch.bind(client)),
  });
  return {
    client,
    expectAnswers: () => {
      isExpected = true;
    },
  };
};

const askingAgain =
  <Question extends unknown[], Answer>(ask: (...question: Question) => Promise<Answer>) =>
  (...question: Question): Promise<Answer> =>
    pRetry(() => ask(...question), { ...PATIENCE, shouldRetry: ({ error }) => isBusy(error) });
