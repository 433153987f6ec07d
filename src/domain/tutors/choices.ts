/** What lessons are about, as tutors name it (APPLICATION-7). */
export const LESSON_CATEGORIES = [
  'HSK Standard',
  'Conversational',
  'Saudi School Curriculum',
] as const;
export type LessonCategory = (typeof LESSON_CATEGORIES)[number];

/** Whom tutors teach. */
export const AGE_RANGES = ['kindergarten', 'elementary', 'secondary', 'adult'] as const;
export type AgeRange = (typeof AGE_RANGES)[number];
