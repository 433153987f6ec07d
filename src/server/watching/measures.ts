import { createRegistry } from './registry.ts';

/** The figures of this process. */
export const figures = createRegistry();

/** From a page in memory to a photo that is decoded, in seconds. */
const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const requests = figures.counter(
  'hanlu_requests_total',
  'Answers, by the pattern of their address, method and status.',
  ['route', 'method', 'status'],
);
const latencies = figures.histogram(
  'hanlu_request_duration_seconds',
  'From the arrival of a request to the end of its answer.',
  ['route'],
  SECONDS,
);
/**
 * Counts by what became of something, from nothing on: an alarm asks whether one grew, and
 * Prometheus sees no growth from nothing to one.
 */
const byResult = <const Result extends string>(
  name: string,
  help: string,
  results: readonly Result[],
) => {
  const counter = figures.counter(name, help, ['result']);
  for (const result of results) counter.add({ result }, 0);
  return { add: ({ result }: { result: Result }) => counter.add({ result }) };
};

const OF_AN_ANSWER = ['taken', 'refused', 'failed'] as const;
const uploads = byResult('hanlu_uploads_total', 'Files that people sent.', OF_AN_ANSWER);
const syncs = byResult(
  'hanlu_syncs_total',
  'Deliveries of what learners did, from a device to the account.',
  OF_AN_ANSWER,
);

export const signIns = byResult('hanlu_sign_ins_total', 'Ways back from the issuer.', [
  'done',
  'cancelled',
  'unexpected',
  'failed',
  'issuer',
]);
export const mails = byResult('hanlu_mails_total', 'Mails that were handed over or not.', [
  'sent',
  'invalid',
  'refused',
  'unreachable',
]);
export const builds = byResult('hanlu_builds_total', 'Builds after publications.', [
  'current',
  'ordered',
  'failed',
]);
export const failedJobs = figures.counter(
  'hanlu_job_failures_total',
  'Turns of what the server does by itself that failed.',
  // Prometheus has a label of its own called job, and would call ours otherwise.
  ['name'],
);

const startedAt = Date.now() / 1000 - process.uptime();
figures.gauge('process_start_time_seconds', 'When the process began.', () => [[{}, startedAt]]);
figures.gauge('process_resident_memory_bytes', 'Memory that the process holds.', () => [
  [{}, process.memoryUsage.rss()],
]);

/** A request that was answered, or given up by who asked. */
export type Answered = { route: string; method: string; status: number; seconds: number };

/** Routes whose answers count once more, by what became of what was sent. */
const SENT: readonly [RegExp, typeof uploads][] = [
  [/^\/api\/uploads\/(?:images|files)\/?$/, uploads],
  [/^\/api\/learning\/events\/?$/, syncs],
];

const resultOf = (status: number): (typeof OF_AN_ANSWER)[number] => {
  if (status < 400) return 'taken';
  return status < 500 ? 'refused' : 'failed';
};

/** Counts an answer. */
export const countAnswer = ({ route, method, status, seconds }: Answered): void => {
  requests.add({ route, method, status: String(status) });
  latencies.observe({ route }, seconds);
  const sent = SENT.find(([pattern]) => method === 'POST' && pattern.test(route));
  sent?.[1].add({ result: resultOf(status) });
};
