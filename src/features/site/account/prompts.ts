import { LAST_TUTOR_STEP } from '#src/domain/tutor-steps.ts';
import type { Role } from '#src/domain/roles.ts';

export type Prompt =
  { for: 'student' } | { for: 'teacher'; progress: { step: number; total: number } | undefined };

/**
 * The banners of the page after sign-up: those that the address asks for, and the tutor's for
 * everyone with the teacher role (ACCOUNTS-18, ACCOUNTS-19). `reached` is the step that is
 * known without the address, of 7.
 */
export const promptsFor = (
  query: URLSearchParams,
  role: Role | undefined,
  reached?: number,
): Prompt[] => {
  const step = positive(query.get('teacherStep')) ?? reached;
  const total = positive(query.get('teacherTotal')) ?? (reached && LAST_TUTOR_STEP);
  const isTeacher = role === 'teacher' || query.get('showTeacherOnboardingPrompt') === '1';
  return [
    ...(query.get('showOnboardingPrompt') === '1' ? [{ for: 'student' } as const] : []),
    ...(isTeacher
      ? [
          {
            for: 'teacher',
            progress: step && total && step <= total ? { step, total } : undefined,
          } as const,
        ]
      : []),
  ];
};

const positive = (value: string | null): number | undefined =>
  value && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;
