import { TUTOR_STEPS } from '#src/domain/tutor-steps.ts';
import { SAMPLE_DRAFT } from '#src/features/teach/application/draft/sample-draft.ts';
import { toWire } from '#src/features/teach/application/saving/wire.ts';
import { graded } from '../learning/graded.ts';
import type { Answer, Visitor } from './visitor.ts';

/** A moment that is the same wherever the plan is followed. */
const START = Date.UTC(2026, 10, 2, 9);

const PAGES = [
  ...['/', '/ar/', '/en/', '/en/contents/', '/ar/contents/', '/en/phrases/', '/robots.txt'],
  ...['/en/tutors', '/ar/tutors', '/en/student', '/ar/account', '/en/after-signup', '/terms'],
  ...['/nowhere', '/en/nowhere', '/api/nowhere', '/sitemap-tutors.xml', '/api/learning/days'],
];

/** What is different on each try, such as ids and times. */
const CHANGING = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '(id)'],
  [/\b[0-9a-f]{32,}\b/g, '(id)'],
  [/\b[A-Za-z0-9_-]{40,}\b/g, '(token)'],
  [/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '(time)'],
  [/"(revision|at|lastReview|due)":\d+/g, '"$1":0'],
  [/\b1[6-9]\d{11}\b/g, '(time)'],
] as const;

/** An answer in one line, the same wherever and whenever the same is said. */
const lineOf = (site: string, asked: string, { status, body, location = '' }: Answer): string => {
  const line = `${asked}: ${status} ${location} ${body}`.replaceAll(site, '(site)');
  return CHANGING.reduce((all, [changing, by]) => all.replaceAll(changing, by), line);
};

type Said = { success?: boolean; tempUserId?: string; tempTeacherId?: string; account?: string };
const read = ({ body }: Answer): Said => {
  try {
    return JSON.parse(body) as Said;
  } catch {
    return {};
  }
};

/**
 * What one visitor does, a hundred requests one after another: pages of all kinds, a subscription, the
 * questionnaire, what learners and tutors who are signed in send and ask, and what is refused. Answers
 * what was answered, a line for each.
 */
export const follow = async (
  visitor: Visitor,
  number: number,
  count: number,
): Promise<string[]> => {
  const lines: string[] = [];
  const ask: Visitor['ask'] = async (path, asked) => {
    const answer = await visitor.ask(path, asked);
    lines.push(lineOf(visitor.site, `${asked?.method ?? 'GET'} ${path}`, answer));
    return answer;
  };
  const post = (path: string, body: unknown) => ask(path, { method: 'POST', body });
  const user = read(await ask('/api/learning/cards'));
  const account = user.account ?? 'nobody';
  const { tempUserId = 'nobody' } = read(await post('/api/onboarding/start', {}));
  const { tempTeacherId = 'nobody' } = read(await post('/api/teacher-onboarding/start', {}));
  const steps: (() => Promise<unknown>)[] = [
    () => ask('/api/auth/user'),
    () =>
      post('/api/email-subscription', {
        name: 'Sara',
        email: `reader-${number}-${lines.length % 3}@reader.example`,
      }),
    () =>
      post('/api/onboarding/save-all-preferences', {
        tempUserId,
        preferences: [{ questionType: 'age', preferenceData: '18+' }],
      }),
    () =>
      post('/api/learning/events', {
        account,
        events: [graded({ id: eventId(number, lines.length), at: START + lines.length * 60_000 })],
      }),
    () => ask('/api/learning/cards'),
    () => ask('/api/learning/days?zone=Asia/Riyadh&from=2026-11-01&until=2026-11-30'),
    () => {
      const step = TUTOR_STEPS[lines.length % 2] ?? 1;
      return post('/api/teacher-onboarding/save-step', {
        tempTeacherId,
        step,
        data: toWire(step, SAMPLE_DRAFT),
      });
    },
    () => ask(`/api/teacher-onboarding/data/${tempTeacherId}`),
    () => ask('/api/teacher-onboarding/status'),
    () => post('/api/email-subscription', '{"half'),
    () => post('/api/newsletter/confirm', { token: 'made.up' }),
    () => ask('/api/whisper/transcribe'),
  ];
  for (let turn = 0; lines.length < count; turn += 1) {
    if (turn % 2) await steps[(turn >> 1) % steps.length]?.();
    else await ask(PAGES[((turn >> 1) + number) % PAGES.length] ?? '/');
  }
  return lines;
};

/** The ids of what a device sends are its own: the same on each try, and one visitor's alone. */
const eventId = (number: number, at: number): string => {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  return `0193${hex(number, 4)}-${hex(at, 4)}-7000-8000-${hex(number * 1000 + at, 12)}`;
};
