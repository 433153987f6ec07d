import { expect, test } from 'vitest';
import { promptsFor } from './prompts.ts';

const prompts = (query: string, role?: 'teacher' | 'student' | 'admin') =>
  promptsFor(new URLSearchParams(query), role);

test('nothing is asked for', () => {
  expect(prompts('', 'student')).toEqual([]);
  expect(prompts('showOnboardingPrompt=true&showTeacherOnboardingPrompt=0')).toEqual([]);
});

test('the address asks for the student’s or the tutor’s banner', () => {
  expect(prompts('showOnboardingPrompt=1')).toEqual([{ for: 'student' }]);
  expect(prompts('showTeacherOnboardingPrompt=1')).toEqual([
    { for: 'teacher', progress: undefined },
  ]);
});

test('a tutor gets the tutor’s banner without being asked for', () => {
  expect(prompts('', 'teacher')).toEqual([{ for: 'teacher', progress: undefined }]);
});

test('progress shows when both numbers are positive integers', () => {
  expect(prompts('teacherStep=3&teacherTotal=7', 'teacher')).toEqual([
    { for: 'teacher', progress: { step: 3, total: 7 } },
  ]);
});

test.each(['teacherStep=3', 'teacherStep=0&teacherTotal=7', 'teacherStep=-1&teacherTotal=7'])(
  'no progress for %s',
  (query) => {
    expect(prompts(query, 'teacher')).toEqual([{ for: 'teacher', progress: undefined }]);
  },
);

test.each(['teacherStep=9&teacherTotal=7', 'teacherStep=x&teacherTotal=7'])(
  'nor for %s',
  (query) => {
    expect(prompts(query, 'teacher')).toEqual([{ for: 'teacher', progress: undefined }]);
  },
);

test('the step that is known shows where the address names none', () => {
  expect(promptsFor(new URLSearchParams(), 'teacher', 4)).toEqual([
    { for: 'teacher', progress: { step: 4, total: 7 } },
  ]);
  const query = new URLSearchParams('teacherStep=2&teacherTotal=7');
  expect(promptsFor(query, 'teacher', 4)).toEqual([
    { for: 'teacher', progress: { step: 2, total: 7 } },
  ]);
});
