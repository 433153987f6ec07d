import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Exercise } from '#src/domain/learning/day-plan.ts';
import { GRADES, type Grade } from '#src/domain/learning/event.ts';
import { characterId } from '#src/domain/learning/item.ts';
import {
  beginSession,
  mayBeTooEasy,
  progressOf,
  stepSession,
  tallyOf,
  type Session,
  type SessionEvent,
} from './session.machine.ts';

const known = (hanzi: string): Exercise => ({
  item: characterId(hanzi),
  skill: 'read',
  isNew: false,
});
const fresh = (hanzi: string): Exercise => ({ ...known(hanzi), isNew: true });
const begin = (...plan: Exercise[]) => beginSession(plan, () => false);

const play = (session: Session, ...events: SessionEvent[]) => events.reduce(stepSession, session);
const answer = (grade: Grade): SessionEvent[] => [{ type: 'answered', grade }, { type: 'wentOn' }];
const present = (session: Session) => {
  if (session.at === 'ended') return 'ended';
  const [{ as, exercise }] = session.queue;
  return `${as} ${exercise.item.replace('character.', '')}`;
};

describe('a sitting', () => {
  test('asks one after the other and ends', () => {
    const session = begin(known('一'), known('二'));
    expect(present(session)).toBe('question 一');
    const second = play(session, ...answer(3));
    expect(present(second)).toBe('question 二');
    expect(present(play(second, ...answer(3)))).toBe('ended');
  });

  test('over nothing has ended before it begins', () => {
    expect(begin().at).toBe('ended');
  });

  test('waits at the verdict until the learner goes on', () => {
    const judged = play(begin(known('一')), { type: 'answered', grade: 3 });
    expect(judged).toMatchObject({ at: 'answered', grade: 3 });
    expect(play(judged, { type: 'answered', grade: 1 })).toBe(judged);
  });

  test('asks what was missed once more, later, and then no more', () => {
    const plan = ['一', '二', '三', '四', '五', '六'].map(known);
    let session = play(begin(...plan), ...answer(1));
    const order = [];
    while (session.at !== 'ended') {
      order.push(present(session));
      session = play(session, ...answer(present(session).startsWith('repeat') ? 1 : 3));
    }
    expect(order).toEqual([
      'question 二',
      'question 三',
      'question 四',
      'question 五',
      'repeat 一',
      'question 六',
    ]);
    expect(tallyOf(session)).toEqual({ asked: 6, knownAtOnce: 5, newMet: 0, postponed: 0 });
  });

  test('shows what is new before it asks for it', () => {
    const session = begin(fresh('新'), known('一'), known('二'), known('三'));
    expect(present(session)).toBe('meeting 新');
    expect(play(session, { type: 'answered', grade: 3 })).toBe(session);
    const met = play(session, { type: 'met' }, ...answer(3), ...answer(3));
    expect(present(met)).toBe('question 新');
    const ended = play(met, ...answer(3), ...answer(3));
    expect(tallyOf(ended)).toEqual({ asked: 4, knownAtOnce: 4, newMet: 1, postponed: 0 });
  });

  test('does not introduce what the learner knows in another way', () => {
    expect(present(beginSession([fresh('旧')], () => true))).toBe('question 旧');
  });

  test('lets a good answer be too easy, a repeated or a hard one not', () => {
    const judged = (grade: Grade) => play(begin(known('一')), { type: 'answered', grade });
    expect(mayBeTooEasy(judged(3))).toBe(true);
    expect(GRADES.filter((grade) => grade !== 3 && mayBeTooEasy(judged(grade)))).toEqual([]);
    const easy = play(judged(3), { type: 'wasTooEasy' });
    expect(easy.past.at(-1)).toMatchObject({ did: 'answered', grade: 4 });
    expect(easy.at).toBe('ended');
  });

  test('leaves out all of what is suspended', () => {
    const recall: Exercise = { ...known('一'), skill: 'recall' };
    const session = begin(known('一'), known('二'), recall);
    expect(present(play(session, { type: 'suspended' }))).toBe('question 二');
    expect(present(play(session, { type: 'suspended' }, ...answer(3)))).toBe('ended');
  });

  test('leaves for another sitting what can not be done here', () => {
    const session = play(begin(known('一'), known('二')), { type: 'postponed' });
    expect(present(session)).toBe('question 二');
    expect(progressOf(session)).toEqual({ done: 0, total: 1 });
    const ended = play(session, ...answer(3));
    expect(tallyOf(ended)).toEqual({ asked: 1, knownAtOnce: 1, newMet: 0, postponed: 1 });
  });

  test('counts the exercises that are done and to come, a repeat not', () => {
    const session = begin(fresh('新'), known('一'));
    expect(progressOf(session)).toEqual({ done: 0, total: 2 });
    const missed = play(session, { type: 'met' }, ...answer(1));
    expect(progressOf(missed)).toEqual({ done: 1, total: 2 });
    const ended = play(missed, ...answer(3), ...answer(1));
    expect(ended.at).toBe('ended');
    expect(progressOf(ended)).toEqual({ done: 2, total: 2 });
  });
});

describe('undoing', () => {
  test('brings back the exercise before the last answer, and its repeat goes', () => {
    const session = begin(known('一'), known('二'));
    const after = play(session, ...answer(1));
    const back = play(after, { type: 'undone' });
    expect(back).toEqual(session);
    expect(present(play(back, ...answer(3), ...answer(3)))).toBe('ended');
  });

  test('gives back what was suspended, at the verdict where it stood', () => {
    const judged = play(begin(known('一')), { type: 'answered', grade: 2 });
    const gone = play(judged, { type: 'suspended' });
    expect(gone.at).toBe('ended');
    expect(play(gone, { type: 'undone' })).toEqual(judged);
  });

  test('does nothing where nothing was done', () => {
    const session = begin(known('一'));
    expect(play(session, { type: 'undone' })).toBe(session);
  });

  test('step by step leads back to the beginning, whatever was done', () => {
    const event = fc.oneof(
      fc.constantFrom<SessionEvent>(
        { type: 'met' },
        { type: 'wentOn' },
        { type: 'suspended' },
        { type: 'postponed' },
        { type: 'wasTooEasy' },
      ),
      fc.constantFrom(...GRADES).map((grade): SessionEvent => ({ type: 'answered', grade })),
    );
    const plan = [fresh('新'), known('一'), known('二'), fresh('鲜'), known('三')];
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const session = begin(...plan);
        let after = play(session, ...events);
        const { done, total } = progressOf(after);
        expect(done).toBeLessThanOrEqual(total);
        while (after.past.length > 0) after = play(after, { type: 'undone' });
        expect(after).toEqual(session);
      }),
      { numRuns: 300, seed: 4 },
    );
  });
});

test('every sitting ends, and no exercise is left out', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...GRADES), { minLength: 20, maxLength: 20 }),
      (grades) => {
        const plan = [known('一'), fresh('新'), known('二'), known('三'), fresh('鲜')];
        let session = begin(...plan);
        for (let turn = 0; session.at !== 'ended' && turn < 20; turn += 1) {
          session = play(session, { type: 'met' }, ...answer(grades[turn] ?? 3));
        }
        expect(session.at).toBe('ended');
        expect(tallyOf(session).asked).toBe(plan.length);
      },
    ),
    { numRuns: 200, seed: 2 },
  );
});
