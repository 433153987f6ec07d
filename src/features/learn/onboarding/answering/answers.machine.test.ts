import { describe, expect, test } from 'vitest';
import {
  isAnswered,
  stepAnswers,
  UNANSWERED,
  type AnswerEvent,
  type Answers,
} from './answers.machine.ts';

const after = (...events: AnswerEvent[]): Answers => events.reduce(stepAnswers, UNANSWERED);
const moved = (...ends: ['min' | 'max', number][]) =>
  after(...ends.map(([end, value]) => ({ type: 'budgetMoved', end, value }) as const))
    .budget_ranges;

describe('choices', () => {
  test('choosing the chosen option again takes it back', () => {
    const choose = { type: 'ageChosen', age: '13-17' } as const;
    expect(after(choose).age).toBe('13-17');
    expect(after(choose, choose).age).toBeUndefined();
    const level = { type: 'levelChosen', level: 'frist_time' } as const;
    expect(after(level, level).chinese_levels).toBeUndefined();
    const hours = { type: 'hoursChosen', hours: '>2' } as const;
    expect(after(hours, hours).weekly_hours).toBeUndefined();
    const goal = { type: 'goalChosen', goal: 'travel' } as const;
    expect(after(goal, goal).learning_goals).toBeUndefined();
  });

  test('another option takes the place of the first', () => {
    const answers = after({ type: 'ageChosen', age: '18+' }, { type: 'ageChosen', age: '3-6' });
    expect(answers.age).toBe('3-6');
  });
});

describe('a goal in one’s own words', () => {
  const other = { type: 'otherChosen' } as const;
  const typed = (text: string) => ({ type: 'otherTyped', text }) as const;

  test('counts once something is typed', () => {
    expect(isAnswered(after(other), 'learning_goals')).toBe(false);
    expect(isAnswered(after(other, typed('  ')), 'learning_goals')).toBe(false);
    const answers = after(other, typed('شاي'));
    expect(answers.learning_goals).toEqual({ other: 'شاي' });
    expect(isAnswered(answers, 'learning_goals')).toBe(true);
  });

  test('stays one even where it spells an option of the list', () => {
    expect(after(other, typed('travel')).learning_goals).toEqual({ other: 'travel' });
  });

  test('leaves with Other, and with the choice of an option', () => {
    expect(after(other, typed('tea'), other).learning_goals).toBeUndefined();
    const listed = after(other, typed('tea'), { type: 'goalChosen', goal: 'business' });
    expect(listed.learning_goals).toEqual({ listed: 'business' });
    expect(stepAnswers(listed, typed('tea'))).toBe(listed);
  });

  test('loses what can’t be seen, and keeps emoji, marks and joiners', () => {
    expect(after(other, typed('a\u0000b\u202ec\u2066d\ud800e')).learning_goals).toEqual({
      other: 'abcde',
    });
    const kept = 'نحوَ\u200cها 👩‍👧 e\u0301';
    expect(after(other, typed(kept)).learning_goals).toEqual({ other: kept });
  });

  test('ends at 200, without half a character', () => {
    const answers = after(other, typed(`${'a'.repeat(199)}👩`));
    expect(answers.learning_goals).toEqual({ other: 'a'.repeat(199) });
  });
});

describe('languages', () => {
  const add = (language: string) => ({ type: 'languageAdded', language }) as const;

  test('Arabic stands first, and is neither changed nor removed', () => {
    const fixed = [{ language: 'ar', proficiency: 'native' }];
    expect(UNANSWERED.languages).toEqual(fixed);
    expect(after({ type: 'languageRemoved', language: 'ar' }).languages).toEqual(fixed);
    const changed = after({ type: 'proficiencyChosen', language: 'ar', proficiency: 'beginner' });
    expect(changed.languages).toEqual(fixed);
  });

  test('a new one begins as beginner and can be raised and removed', () => {
    const added = after(add('en'));
    expect(added.languages[1]).toEqual({ language: 'en', proficiency: 'beginner' });
    const raised = stepAnswers(added, {
      type: 'proficiencyChosen',
      language: 'en',
      proficiency: 'advanced',
    });
    expect(raised.languages[1]?.proficiency).toBe('advanced');
    const removed = stepAnswers(raised, { type: 'languageRemoved', language: 'en' });
    expect(removed.languages).toHaveLength(1);
  });

  test('three are the most, and each comes once', () => {
    expect(after(add('en'), add('en')).languages).toHaveLength(2);
    const full = after(add('en'), add('zh'));
    expect(full.languages).toHaveLength(3);
    expect(stepAnswers(full, add('fr'))).toBe(full);
  });
});

describe('schedule and tutors’ languages', () => {
  test('a day or a time is enough, and both stay in the order of the week', () => {
    expect(isAnswered(after(), 'study_schedule')).toBe(false);
    expect(isAnswered(after({ type: 'timeToggled', time: 'pm' }), 'study_schedule')).toBe(true);
    const answers = after(
      { type: 'dayToggled', day: 'thu' },
      { type: 'dayToggled', day: 'sun' },
      { type: 'dayToggled', day: 'mon' },
      { type: 'dayToggled', day: 'thu' },
    );
    expect(answers.study_schedule).toEqual({ days: ['sun', 'mon'], times: [] });
    expect(isAnswered(answers, 'study_schedule')).toBe(true);
  });

  test('Chinese is chosen at first; without any the question is open', () => {
    expect(UNANSWERED.teacher_languages).toEqual(['chinese']);
    const none = after({ type: 'teacherLanguageToggled', language: 'chinese' });
    expect(isAnswered(none, 'teacher_languages')).toBe(false);
    const two = after(
      { type: 'teacherLanguageToggled', language: 'english' },
      { type: 'teacherLanguageToggled', language: 'arabic' },
    );
    expect(two.teacher_languages).toEqual(['chinese', 'arabic', 'english']);
  });
});

describe('budget', () => {
  test('runs from 20 to 500 and counts as answered as it stands', () => {
    expect(UNANSWERED.budget_ranges).toEqual({ min: 20, max: 500 });
    expect(isAnswered(UNANSWERED, 'budget_ranges')).toBe(true);
  });

  test.each([
    [[['min', 490]], { min: 490, max: 500 }],
    [[['min', 500]], { min: 490, max: 500 }],
    [[['max', 30]], { min: 20, max: 30 }],
    [[['max', 20]], { min: 20, max: 30 }],
    [[['min', -5]], { min: 20, max: 500 }],
    [[['max', 900]], { min: 20, max: 500 }],
    [
      [
        ['max', 200],
        ['min', 200],
      ],
      { min: 190, max: 200 },
    ],
    [
      [
        ['min', 200],
        ['max', 200],
      ],
      { min: 200, max: 210 },
    ],
    [[['min', 104]], { min: 100, max: 500 }],
  ] as const)('%j leaves the ends ten apart, in steps of ten', (ends, range) => {
    expect(moved(...ends.map(([end, value]) => [end, value] as ['min' | 'max', number]))).toEqual(
      range,
    );
  });

  test('Reset restores the whole range', () => {
    const answers = after({ type: 'budgetMoved', end: 'min', value: 100 }, { type: 'budgetReset' });
    expect(answers.budget_ranges).toEqual({ min: 20, max: 500 });
  });

  test('a range upside down, outside, without a gap or between steps does not count', () => {
    const range = (min: number, max: number) =>
      isAnswered({ ...UNANSWERED, budget_ranges: { min, max } }, 'budget_ranges');
    const wrong = [range(100, 90), range(10, 90), range(20, 510), range(90, 90), range(25, 90)];
    expect(wrong).toEqual([false, false, false, false, false]);
    expect(range(90, 100)).toBe(true);
  });
});
