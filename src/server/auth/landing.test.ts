import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Role } from '#src/domain/roles.ts';
import { afterLogin, afterRoleChoice, type LoginIntent, type SavedAnswers } from './landing.ts';

const land = (intent: Partial<LoginIntent>, held?: Role, saved: SavedAnswers = 'nothing') =>
  afterLogin({ locale: 'en', ...intent }, held, saved);

describe('someone who signs up as a student', () => {
  test('lands on the thanks, with the questions where no answers were saved', () => {
    expect(land({ role: 'student' }, 'student', 'committed')).toBe('/en/after-signup');
    expect(land({ role: 'student' }, 'student', 'unconfirmed')).toBe(
      '/en/onboarding?answers=unconfirmed',
    );
    expect(land({ role: 'student' }, 'student')).toBe('/en/after-signup?showOnboardingPrompt=1');
  });

  test('is back on the page that sent them to the questions, once the answers are saved', () => {
    const next = '/en/tutors/lan-li/ask?zone=UTC';
    const asked = { role: 'student', next } as const;
    expect(land(asked, 'student', 'committed')).toBe(next);
    const questions = land(asked, 'student', 'unconfirmed');
    expect(questions).toBe(`/en/onboarding?answers=unconfirmed&next=${encodeURIComponent(next)}`);
  });

  test('is back at their answers where these could not be saved, and from there where they wanted', () => {
    const next = '/en/tutors/lan-li/ask';
    expect(land({ role: 'student' }, 'student', 'unsaved')).toBe('/en/onboarding?answers=unsaved');
    expect(land({ role: 'student', next }, 'student', 'unsaved')).toBe(
      `/en/onboarding?answers=unsaved&next=${encodeURIComponent(next)}`,
    );
  });

  test('but is a teacher, meets the banner and stays a teacher', () => {
    expect(land({ role: 'student' }, 'teacher')).toBe(
      '/en/onboarding?error=role_conflict&currentRole=teacher&attempt=student',
    );
  });
});

describe('someone who signs up as a tutor', () => {
  test('confirms the role first', () => {
    expect(land({ role: 'teacher', signup: true })).toBe('/en/role-select?role=teacher');
  });

  test('goes to their room when they are one already', () => {
    expect(land({ role: 'teacher', signup: true }, 'teacher')).toBe('/en/tutor');
  });

  test('goes where they wanted when they are one already, where a tutor may', () => {
    const wanted = (next: string) => land({ role: 'teacher', signup: true, next }, 'teacher');
    expect(wanted('/en/tutor/profile')).toBe('/en/tutor/profile');
    expect(wanted('/en/student')).toBe('/en/tutor');
  });

  test('but is a student, is told so', () => {
    expect(land({ role: 'teacher' }, 'student')).toBe('/en/teacher-signup?error=role_conflict');
  });
});

test('the sign-up button leads to the role choice, or home when there is a role', () => {
  expect(land({ signup: true, locale: 'ar' })).toBe('/ar/role-select');
  expect(land({ signup: true, locale: 'ar' }, 'student')).toBe('/ar/');
});

test('a plain login leads back to the page that asked, else home', () => {
  expect(land({ next: '/en/student' }, 'student')).toBe('/en/student');
  expect(land({}, 'student')).toBe('/en/');
  expect(land({})).toBe('/en/');
});

test('a sign-up from a guarded page goes back there once there is a role', () => {
  expect(land({ signup: true, next: '/en/admin' }, 'admin')).toBe('/en/admin');
});

test('a sign-up from a guarded page brings it along to the choice of a role', () => {
  expect(land({ signup: true, next: '/en/tutor' })).toBe('/en/role-select?next=%2Fen%2Ftutor');
});

test.each([
  ['teacher', '/ar/tutor/availability?week=2'],
  ['teacher', '/teacher-onboarding'],
  ['teacher', '/en/lessons/a1#notes'],
  ['student', '/en/lessons/a1'],
  ['student', '/ar/tutors/fitting/tell?tutor=lan-li'],
] as const)('who has become a %s opens the page that asked for a role: %s', (role, next) => {
  expect(afterRoleChoice('ar', role, role, { next })).toBe(next);
});

test.each([
  ['student', '/ar/tutor'],
  ['teacher', '/ar/student'],
  ['teacher', '/ar/admin'],
  ['teacher', '/ar/tutors/lan-li'],
] as const)('who has become a %s is not sent to a page of others: %s', (role, next) => {
  expect(afterRoleChoice('ar', role, role, { next })).toBe(afterRoleChoice('ar', role, role));
});

test('who can’t take a role is told so, whatever page asked for it', () => {
  expect(afterRoleChoice('ar', 'teacher', 'student', { next: '/ar/tutor' })).toBe(
    '/ar/teacher-signup?error=role_conflict',
  );
});

test('who came to apply as a tutor has the form after the choice', () => {
  expect(afterRoleChoice('ar', 'teacher', 'teacher', { isApplying: true })).toBe(
    '/ar/teacher-onboarding',
  );
  expect(afterRoleChoice('ar', 'student', 'student', { isApplying: true })).toBe(
    '/ar/after-signup?showOnboardingPrompt=1',
  );
});

test.each([
  ['student', 'student', '/ar/after-signup?showOnboardingPrompt=1'],
  [
    'teacher',
    'teacher',
    '/ar/after-signup?showTeacherOnboardingPrompt=1&teacherStep=1&teacherTotal=7',
  ],
  ['teacher', 'student', '/ar/teacher-signup?error=role_conflict'],
  ['student', 'admin', '/ar/admin'],
] as const)('choosing %s and holding %s leads to %s', (attempt, held, path) => {
  expect(afterRoleChoice('ar', attempt, held)).toBe(path);
});

const GUARDED = /\bguard\(Astro, '\w+', \[([^\]]*)\]\)/;

/** Each guarded page, with an address that it answers. */
const guarded = globSync('src/pages/**/*.astro').flatMap((file) => {
  const [, roles] = GUARDED.exec(readFileSync(file, 'utf8')) ?? [];
  const path = file.replace('src/pages/[...lang]', '/en').replace(/(\/index)?\.astro$/, '');
  return roles === undefined ? [] : [{ roles, path: path.replace('[id]', 'some') }];
});

test('a choice leads to each guarded page that is open to it, and to no other', () => {
  expect(guarded.length).toBeGreaterThan(10);
  for (const { roles, path } of guarded) {
    for (const role of ['student', 'teacher'] as const) {
      const landed = afterRoleChoice('en', role, role, { next: path });
      expect([role, path, landed === path]).toEqual([role, path, roles.includes(`'${role}'`)]);
    }
  }
});
