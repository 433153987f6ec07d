import { remindLearners } from '#src/features/learn/reminders/reminder-job.server.ts';
import type { Job } from './schedule.ts';

const MINUTE_MS = 60_000;

/** What the live server does by itself. */
export const JOBS: readonly Job[] = [
  { name: 'Reminders', run: remindLearners, firstMs: MINUTE_MS, everyMs: 5 * MINUTE_MS },
];
