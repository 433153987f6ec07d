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
const uploads = figures.counter('hanlu_uploads_total', 'Files that people sent.', ['result']);
const syncs = figures.counter(
  'hanlu_syncs_total',
  'Deliveries of what learners did, from a device to the account.',
  ['result'],
);

export const signIns = figures.counter('hanlu_sign_ins_total', 'Ways back from the issuer.', [
  'result',
]);
export const mails = figures.counter('hanlu_mails_total', 'Mails that were handed over or not.', [
  'result',
]);
export const builds = figures.counter('hanlu_builds_total', 'Builds after publications.', [
  'result',
]);
export const failedJobs = figures.counter(
  'hanlu_job_failures_total',
  'Turns of what the server does by itself that failed.',
  // Prometheus has a label of its own called job, and would call ours otherwise.
  ['name'],
);

const RESULTS = [
  [uploads, ['taken', 'refused', 'failed']],
  [syncs, ['taken', 'refused', 'failed']],
  [signIns, ['done', 'cancelled', 'unexpected', 'failed', 'issuer']],
  [mails, ['sent', 'refused', 'unreachable']],
  [builds, ['current', 'ordered', 'failed']],
] as const;
// An alarm asks whether one grew, and Prometheus sees no growth from nothing to one.
for (const [counter, results] of RESULTS) for (const result of results) counter.add({ result }, 0);

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

const resultOf = (status: number) => {
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
