// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { soon } from '#tests/soon.ts';
import { createQuestionnaire } from './questionnaire.store.ts';
import { KEPT_MS } from '../questions/questions.ts';

type Call = { path: string; body: Record<string, unknown>; keepalive: boolean };
let calls: Call[];
let replies: Record<string, () => Promise<Response>>;
let ends: (() => void)[];

const json = (status: number, body: unknown) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const failure = (status: number, code: string) => () =>
  json(status, { success: false, code, message: `(${code})` });
const offline = () => Promise.reject(new TypeError('no network'));
const START = '/api/onboarding/start';
const SAVE = '/api/onboarding/save-all-preferences';
const COMMIT = '/api/onboarding/commit';
const OWN = '/api/onboarding/preferences';

const signIn = (role: string | null, id = 'nour') => {
  document.cookie = `signed_in=${Math.random()}; path=/`;
  replies['/api/auth/user'] = () => json(200, { id, role, name: null, email: null });
};
const signOut = () => {
  document.cookie = 'signed_in=; path=/; max-age=0';
};

beforeEach(() => {
  calls = [];
  ends = [];
  let started = 0;
  replies = {
    [START]: () => {
      started += 1;
      return json(200, { success: true, tempUserId: `u${started}`, sessionId: `u${started}` });
    },
    [SAVE]: () => json(200, { success: true, message: 'saved' }),
    [COMMIT]: () => json(200, { success: true, message: 'committed' }),
    [OWN]: () => json(200, { success: true, preferences: [] }),
  };
  vi.stubGlobal('fetch', (path: string, { body, keepalive }: RequestInit = {}) => {
    calls.push({ path, body: JSON.parse(String(body ?? '{}')), keepalive: keepalive === true });
    return replies[path]?.() ?? json(404, {});
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/en/onboarding');
});
afterEach(() => {
  ends.forEach((end) => end());
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A visit of the page; where it leads is noted. */
const visit = (address = location.pathname) => {
  history.replaceState(history.state, '', address);
  const left: string[] = [];
  const store = createQuestionnaire('en', (to) => void left.push(to));
  ends.push(store.open());
  const now = () => store.$view.get();
  return { ...store, left, now, step: () => now().questionnaire.step };
};
const answerAge = { type: 'ageChosen', age: '18+' } as const;
const stored = () => JSON.parse(localStorage.getItem('onboardingData') ?? 'null');
const sent = (path: string) => calls.filter((call) => call.path === path);
const loaded = (visited: ReturnType<typeof visit>) =>
  soon(() => expect(visited.now().sending.at).not.toBe('loading'));
const toFinal = async (visited: ReturnType<typeof visit>) => {
  await loaded(visited);
  visited.send(answerAge);
  for (let step = visited.step(); step < 8; step += 1) await visited.next();
};
const accepted = { termsAccepted: true };

describe('what the browser keeps', () => {
  test('answers by the number of their question, the step, and no time of completion yet', async () => {
    const here = visit();
    here.send(answerAge);
    await here.next();
    expect(stored()).toMatchObject({
      step: 1,
      answers: {
        1: '18+',
        2: [{ language: 'ar', proficiency: 'native' }],
        7: ['chinese'],
        8: { min: 20, max: 500 },
      },
    });
    expect(stored()).not.toHaveProperty('completedAt');
    expect(stored().answers).not.toHaveProperty('3');
  });

  test('a reload at any step loses nothing', async () => {
    const here = visit();
    here.send(answerAge);
    here.send({ type: 'otherChosen' });
    here.send({ type: 'otherTyped', text: 'شاي' });
    here.send({ type: 'teacherLanguageToggled', language: 'chinese' });
    for (let step = 1; step <= 8; step += 1) {
      await here.next();
      const again = visit();
      expect(again.step()).toBe(step);
      expect(again.now().questionnaire.answers).toEqual(here.now().questionnaire.answers);
    }
  });

  test('a finished questionnaire with its ids jumps to the final screen', async () => {
    await toFinal(visit());
    await soon(() => expect(localStorage.getItem('tempUserSessionId')).toBe('u1'));
    expect(stored().completedAt).toMatch(/^\d{4}-/);
    localStorage.setItem('onboardingData', JSON.stringify({ ...stored(), step: 2 }));
    history.replaceState(null, '');
    expect(visit().step()).toBe(8);
  });

  test.each(['no json', 'null', '[]', '{"answers":1}', '{"answers":{"1":"99"},"step":"x"}'])(
    '%s is no questionnaire of ours',
    (text) => {
      localStorage.setItem('onboardingData', text);
      const here = visit();
      expect(here.step()).toBe(0);
      expect(here.now().questionnaire.answers.age).toBeUndefined();
    },
  );

  test('where storage is blocked the questions go on and say so', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const here = visit();
    expect(here.now().isKept).toBe(true);
    here.send(answerAge);
    expect(here.now().questionnaire.answers.age).toBe('18+');
    expect(here.now().isKept).toBe(false);
  });
});

describe('starting afresh through Get Started', () => {
  test('clears the three keys of a complete questionnaire, and only once', async () => {
    await toFinal(visit());
    await soon(() => expect(localStorage.getItem('tempUserId')).toBe('u1'));
    const fresh = visit('/en/onboarding?start=1');
    expect(fresh.step()).toBe(0);
    expect(fresh.now().questionnaire.answers.age).toBeUndefined();
    expect(localStorage.getItem('tempUserId')).toBeNull();
    expect(localStorage.getItem('tempUserSessionId')).toBeNull();
    expect(location.search).toBe('');
  });

  test('goes on with open answers, unless they are older than a week', async () => {
    const here = visit();
    here.send(answerAge);
    await here.next();
    expect(visit('/en/onboarding?start=1').now().questionnaire.answers.age).toBe('18+');
    const old = { ...stored(), savedAt: Date.now() - KEPT_MS - 1 };
    localStorage.setItem('onboardingData', JSON.stringify(old));
    expect(visit().now().questionnaire.answers.age).toBe('18+');
    localStorage.setItem('onboardingData', JSON.stringify(old));
    expect(visit('/en/onboarding?start=1').now().questionnaire.answers.age).toBeUndefined();
  });
});

describe('the ways back', () => {
  test('Back leads from question to question, by the browser’s button and by ours', async () => {
    const here = visit();
    for (let step = 0; step < 3; step += 1) await here.next();
    history.back();
    await soon(() => expect(here.step()).toBe(2));
    here.previous();
    await soon(() => expect(here.step()).toBe(1));
    history.forward();
    await soon(() => expect(here.step()).toBe(2));
  });

  test('after a return from elsewhere Previous still leads to the question before', async () => {
    const here = visit();
    for (let step = 0; step < 3; step += 1) await here.next();
    ends.pop()?.();
    history.replaceState(null, '');
    const again = visit();
    again.previous();
    expect(again.step()).toBe(2);
  });

  test('going back from the final screen opens the questions again', async () => {
    const here = visit();
    await toFinal(here);
    here.previous();
    await soon(() => expect(here.step()).toBe(7));
    expect(stored()).not.toHaveProperty('completedAt');
  });
});

test('a second tab brings its answers and leaves this one its place', async () => {
  const here = visit();
  await here.next();
  const other = { ...stored(), step: 5, answers: { ...stored().answers, 4: 'HSK2' } };
  dispatchEvent(
    new StorageEvent('storage', { key: 'onboardingData', newValue: JSON.stringify(other) }),
  );
  expect(here.step()).toBe(1);
  expect(here.now().questionnaire.answers.chinese_levels).toBe('HSK2');
  dispatchEvent(new StorageEvent('storage', { key: 'onboardingData', newValue: null }));
  expect(here.now().questionnaire.answers.chinese_levels).toBe('HSK2');
});

test('the word on a fourth language leaves after three seconds', () => {
  vi.useFakeTimers();
  const here = visit();
  for (const language of ['en', 'zh', 'fr']) here.send({ type: 'languageAdded', language });
  expect(here.now().questionnaire.notice).toBe('tooManyLanguages');
  vi.advanceTimersByTime(2999);
  expect(here.now().questionnaire.notice).toBe('tooManyLanguages');
  vi.advanceTimersByTime(1);
  expect(here.now().questionnaire.notice).toBeUndefined();
});

describe('a visitor', () => {
  test('finishes on the final screen, from which the answers are sent to wait on the server', async () => {
    const here = visit();
    await toFinal(here);
    expect(here.step()).toBe(8);
    await soon(() => expect(sent(SAVE)).toHaveLength(1));
    expect(sent(START)).toMatchObject([{ body: {} }]);
    expect(sent(SAVE)[0]).toMatchObject({ keepalive: true, body: { tempUserId: 'u1' } });
    expect(sent(COMMIT)).toEqual([]);
    expect(here.left).toEqual([]);
  });

  test('is led to the login with the confirmations saved', async () => {
    const here = visit();
    await toFinal(here);
    await here.signUp({ guardianConfirmed: true, ...accepted });
    expect(sent(SAVE).at(-1)?.body).toMatchObject({
      tempUserId: 'u1',
      termsAccepted: true,
      guardianConfirmed: true,
      preferences: [{ questionType: 'age', preferenceData: '18+' }, {}, {}, {}],
    });
    expect(here.left).toEqual(['/api/login?role=student&lang=en']);
    expect(here.now().sending.at).toBe('saving');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(here.now().sending.at).toBe('idle');
    expect(stored()).not.toBeNull();
  });

  test('is told when no session could be started, and can try again', async () => {
    const start = replies[START];
    replies[START] = offline;
    const here = visit();
    await toFinal(here);
    await here.signUp(accepted);
    expect(here.now().sending).toMatchObject({ at: 'failed', problem: 'noSession' });
    expect(here.left).toEqual([]);
    if (start) replies[START] = start;
    await here.signUp(accepted);
    expect(here.left).toHaveLength(1);
  });

  test('is told the server’s word, or that it could not be reached', async () => {
    const here = visit();
    await toFinal(here);
    replies[SAVE] = failure(500, 'unexpected');
    await here.signUp(accepted);
    expect(here.now().sending).toEqual({
      at: 'failed',
      problem: 'notSaved',
      message: '(unexpected)',
    });
    replies[SAVE] = offline;
    await here.signUp(accepted);
    expect(here.now().sending).toMatchObject({ at: 'failed', problem: 'offline' });
  });

  test('with an expired session gets a new one without noticing', async () => {
    const here = visit();
    await toFinal(here);
    replies[SAVE] = () => {
      replies[SAVE] = () => json(200, { success: true, message: '' });
      return failure(404, 'not_found')();
    };
    await here.signUp(accepted);
    expect(sent(SAVE).at(-1)?.body['tempUserId']).toBe('u2');
    expect(localStorage.getItem('tempUserId')).toBe('u2');
    expect(here.left).toHaveLength(1);
  });

  test('without a role counts as one who is not signed in', async () => {
    signIn(null);
    const here = visit();
    await toFinal(here);
    expect(here.step()).toBe(8);
    expect(here.now().visitor).toBe('anonymous');
  });
});

describe('a student', () => {
  test('finishes into the account, and the browser forgets', async () => {
    signIn('student');
    const here = visit();
    await toFinal(here);
    expect(here.left).toEqual(['/en/after-signup']);
    expect(sent(SAVE)).toHaveLength(1);
    expect(sent(COMMIT)).toHaveLength(1);
    // What is kept for the plan is the learner's, whether it was written by now or not.
    const left = Object.keys(localStorage).filter((key) => !key.startsWith('hanlu.learning.'));
    expect(left).toEqual([]);
  });

  test('is committed even where the save before it failed', async () => {
    signIn('admin');
    replies[SAVE] = failure(500, 'unexpected');
    const here = visit();
    await toFinal(here);
    expect(here.left).toEqual(['/en/after-signup']);
  });

  test('meets the final screen where something is to be confirmed, and is committed from there', async () => {
    signIn('student');
    replies[COMMIT] = failure(422, 'confirmation_required');
    const here = visit();
    await toFinal(here);
    expect(here.step()).toBe(8);
    expect(here.now().sending.at).toBe('idle');
    replies[COMMIT] = () => json(200, { success: true, message: '' });
    await here.signUp(accepted);
    expect(sent(COMMIT).at(-1)?.body).toMatchObject({ termsAccepted: true });
    expect(here.left).toEqual(['/en/after-signup']);
  });

  test('is asked only for what the server misses, until the answers change', async () => {
    signIn('student');
    const missing = [{ field: 'guardianConfirmed', message: '' }];
    const refusal = { success: false, code: 'confirmation_required', message: '' };
    replies[COMMIT] = () => json(422, { ...refusal, details: missing });
    const here = visit();
    await toFinal(here);
    expect(here.now().missing).toEqual(['guardianConfirmed']);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(here.now().missing).toBeUndefined();
  });

  test('falls back to the final screen where the commit fails, with a word on it', async () => {
    signIn('student');
    replies[COMMIT] = offline;
    const here = visit();
    await toFinal(here);
    expect(here.step()).toBe(8);
    expect(here.now().sending).toMatchObject({ at: 'failed', problem: 'offline' });
    expect(stored().answers[1]).toBe('18+');
  });

  const TOLD = { at: 'failed', problem: 'notTakenAlong' };
  test.each([
    { answers: 'unsaved', held: 'nothing', sending: TOLD },
    { answers: 'unsaved', held: 'other answers', sending: TOLD },
    { answers: 'unconfirmed', held: 'other answers', sending: { at: 'idle' } },
  ])(
    'whose answers a sign-in left $answers finds them, and saves them: the account held $held',
    async ({ answers, held, sending }) => {
      await toFinal(visit());
      signIn('student');
      const older = [{ questionType: 'age', preferenceData: '13-17' }];
      const preferences = held === 'nothing' ? [] : older;
      replies[OWN] = () => json(200, { success: true, preferences });
      // Another page load: no place in the history.
      history.replaceState(null, '');
      const next = '/en/tutors/lan-li/ask?at=2026-12-01T09:00:00.000Z';
      const query = new URLSearchParams({ answers, next });
      for (const here of [visit(`/en/onboarding?${query}`), visit(`/en/onboarding?${query}`)]) {
        await loaded(here);
        expect(here.step()).toBe(8);
        expect(here.now().questionnaire.answers.age).toBe('18+');
        expect(here.now().sending).toMatchObject(sending);
      }
      const here = visit(`/en/onboarding?${query}`);
      await loaded(here);
      await here.signUp(accepted);
      expect(sent(COMMIT).at(-1)?.body).toMatchObject({
        termsAccepted: true,
        preferences: [{ questionType: 'age', preferenceData: '18+' }, {}, {}, {}],
      });
      expect(here.left).toEqual([next]);
    },
  );

  test('whose answers were saved since a sign-in left them is told of no fault', async () => {
    signIn('student');
    const preferences = [{ questionType: 'age', preferenceData: '18+' }];
    replies[OWN] = () => json(200, { success: true, preferences });
    const here = visit('/en/onboarding?answers=unsaved');
    await loaded(here);
    expect(here.now().sending).toEqual({ at: 'idle' });
  });

  test('whose session has ended is sent to the login', async () => {
    signIn('student');
    replies[COMMIT] = failure(401, 'signed_out');
    const here = visit();
    await toFinal(here);
    await here.signUp(accepted);
    expect(here.left).toEqual(['/api/login?role=student&lang=en']);
  });
});

describe('editing saved answers', () => {
  const own = {
    success: true,
    preferences: [
      { questionType: 'age', preferenceData: '13-17' },
      { questionType: 'learning_goals', preferenceData: 'شعر' },
    ],
  };
  const edit = async () => {
    signIn('student');
    replies[OWN] = () => json(200, own);
    const here = visit('/en/onboarding?edit=1');
    expect(here.now().sending.at).toBe('loading');
    await loaded(here);
    return here;
  };

  test('begins at the first question with what was saved, and ends on the dashboard', async () => {
    const here = await edit();
    expect(here.step()).toBe(0);
    expect(here.now().questionnaire.answers).toMatchObject({
      age: '13-17',
      learning_goals: { other: 'شعر' },
      teacher_languages: [],
    });
    expect(location.search).toBe('');
    await toFinal(here);
    expect(here.left).toEqual(['/en/student']);
  });

  test('a reload resumes what is being edited', async () => {
    const here = await edit();
    here.send({ type: 'hoursChosen', hours: '10+' });
    const again = visit();
    await loaded(again);
    expect(again.now().questionnaire.answers).toMatchObject({ age: '13-17', weekly_hours: '10+' });
    await toFinal(again);
    expect(again.left).toEqual(['/en/student']);
  });

  test('is what a student does who comes by another way, also where a visitor was before', async () => {
    visit().send({ type: 'ageChosen', age: '3-6' });
    signIn('student');
    replies[OWN] = () => json(200, own);
    const here = visit('/en/onboarding?start=1');
    await loaded(here);
    expect(here.now().questionnaire.answers.age).toBe('13-17');
    await toFinal(here);
    expect(here.left).toEqual(['/en/student']);
  });

  test('a student who has saved nothing goes on where the visitor stopped', async () => {
    visit().send({ type: 'ageChosen', age: '3-6' });
    signIn('student');
    const here = visit();
    await loaded(here);
    expect(here.now().questionnaire.answers.age).toBe('3-6');
  });

  test('nobody is shown what another account was editing', async () => {
    (await edit()).send({ type: 'hoursChosen', hours: '10+' });
    signOut();
    const visitor = visit();
    expect(visitor.now().questionnaire.answers).toMatchObject({
      age: undefined,
      weekly_hours: undefined,
    });
    signIn('student', 'sara');
    replies[OWN] = () => json(200, { success: true, preferences: [] });
    const other = visit();
    await loaded(other);
    expect(other.now().questionnaire.answers.age).toBeUndefined();
  });

  test('says so where the saved answers can’t be loaded', async () => {
    signIn('student');
    replies[OWN] = offline;
    const here = visit('/en/onboarding?edit=1');
    await soon(() =>
      expect(here.now().sending).toMatchObject({ at: 'failed', problem: 'notLoaded' }),
    );
  });
});

describe('a teacher', () => {
  test('is known as one, and a conflict in the address is told', async () => {
    signIn('teacher');
    const here = visit('/en/onboarding?error=role_conflict&currentRole=teacher&attempt=student');
    await soon(() => expect(here.now().visitor).toBe('teacher'));
    expect(here.now().isConflict).toBe(true);
    expect(visit('/en/onboarding').now().isConflict).toBe(false);
  });

  test('whom only the server recognises learns it at the commit', async () => {
    signIn('student');
    const here = visit();
    replies[COMMIT] = failure(403, 'teacher');
    await toFinal(here);
    await here.signUp(accepted);
    expect(here.now().visitor).toBe('teacher');
  });
});
