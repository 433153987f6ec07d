import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newCard } from './card.ts';
import { extend, replay } from './replay.ts';
import { GRADES, MARKS, SKILLS, mergeEvents, type LearningEvent } from './event.ts';
import { characterId } from './item.ts';

const ITEM = characterId('学');
const DAY = 86_400_000;
const START = Date.UTC(2027, 0, 1);

/** A UUIDv7 whose parts are numbers of the test. */
const eventId = (number: number): string =>
  `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

const what = fc.oneof(
  fc.record({
    what: fc.constant('graded' as const),
    skill: fc.constantFrom(...SKILLS),
    grade: fc.constantFrom(...GRADES),
  }),
  fc.record({ what: fc.constantFrom(...MARKS) }),
  fc.record({ what: fc.constant('undone' as const), undoes: fc.nat(40).map(eventId) }),
);

/** A log of one item, whose devices' clocks are wrong by up to five hours. */
const log = fc
  .array(
    fc.tuple(
      what,
      fc.integer({ min: 0, max: 60 * DAY }),
      fc.integer({ min: -5 * 3_600_000, max: 5 * 3_600_000 }),
    ),
    { maxLength: 40 },
  )
  .map((entries) =>
    entries.map(
      ([event, at, wrong], index) =>
        ({
          id: eventId(index),
          item: ITEM,
          at: START + 30 * DAY + at + wrong,
          device: 'device-one',
          ...event,
        }) as LearningEvent,
    ),
  );

/** The same log as devices come to know it: shuffled, in pieces, some of them twice. */
const interleaved = log.chain((events) =>
  fc.tuple(
    fc.constant(events),
    fc.shuffledSubarray(events, { minLength: events.length }),
    fc.subarray(events),
  ),
);

const graded = (number: number, day: number, grade: 1 | 2 | 3 | 4 = 3): LearningEvent => ({
  id: eventId(number),
  item: ITEM,
  at: START + day * DAY,
  device: 'device-one',
  what: 'graded',
  skill: 'read',
  grade,
});

describe('the card of an item', () => {
  test('is the same on every device, in whatever order and however often its events arrive', () => {
    fc.assert(
      fc.property(interleaved, ([events, shuffled, twice]) => {
        expect(replay(ITEM, [...shuffled, ...twice])).toEqual(replay(ITEM, events));
      }),
      { numRuns: 2_000 },
    );
  });

  test('is the same on two devices that were apart, whoever tells the other first', () => {
    fc.assert(
      fc.property(
        log,
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        (events, isHere) => {
          const here = events.filter((_, index) => isHere[index]);
          const there = events.filter((_, index) => !isHere[index]);
          expect(replay(ITEM, mergeEvents(here, there))).toEqual(
            replay(ITEM, mergeEvents(there, here, there)),
          );
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('is the same when it is continued as when it is replayed, wherever it can be continued', () => {
    fc.assert(
      fc.property(interleaved, fc.nat(40), ([, events], at) => {
        const [before, after] = [events.slice(0, at), events.slice(at)];
        const continued = extend(replay(ITEM, before), after);
        if (continued) expect(continued).toEqual(replay(ITEM, events));
      }),
      { numRuns: 2_000 },
    );
  });

  test('can be continued by all that comes in time', () => {
    fc.assert(
      fc.property(log, fc.nat(40), (events, at) => {
        const inTime = mergeEvents(events.filter(({ what: kind }) => kind !== 'undone'));
        const [before, after] = [inTime.slice(0, at), inTime.slice(at)];
        expect(extend(replay(ITEM, before), after)).toEqual(replay(ITEM, inTime));
      }),
      { numRuns: 1_000 },
    );
  });

  test('is not continued by an event that came late or takes one back', () => {
    const card = replay(ITEM, [graded(1, 3)]);
    expect(extend(card, [graded(2, 2)])).toBeUndefined();
    expect(
      extend(card, [{ ...graded(3, 4), what: 'undone', undoes: eventId(1) } as LearningEvent]),
    ).toBeUndefined();
  });

  test('forgets an event that was taken back', () => {
    const undo = { id: eventId(9), item: ITEM, at: START, device: 'device-two' };
    const after = replay(ITEM, [graded(1, 1, 1), { ...undo, what: 'undone', undoes: eventId(1) }]);
    expect(after.skills).toEqual({});
  });

  test('knows when learning began, which hearing in a game does not make it', () => {
    const card = replay(ITEM, [{ ...graded(1, 0), skill: 'hear' } as LearningEvent, graded(2, 1)]);
    expect(card.begunAt).toBe(graded(2, 1).at);
    expect(extend(card, [graded(3, 2)])?.begunAt).toBe(card.begunAt);
  });

  test('does not take a card that does not say when it began for a new one', () => {
    const kept = { ...replay(ITEM, [graded(1, 0)]), begunAt: undefined };
    expect(extend(kept, [graded(2, 1)])?.begunAt).toBeUndefined();
  });

  test('keeps tracing apart from writing', () => {
    const traced: LearningEvent = { ...newEvent(1), what: 'traced' };
    const card = replay(ITEM, [traced]);
    expect(card.tracedAt).toBe(START);
    expect(card.skills.write).toBeUndefined();
  });

  test('of an item that nothing happened to is a new one', () => {
    expect(replay(ITEM, [])).toEqual(newCard(ITEM));
  });
});

const newEvent = (number: number) => ({
  id: eventId(number),
  item: ITEM,
  at: START,
  device: 'device-one',
});
