/** The ages of learners as the questionnaire asks for them. */
export const AGES = ['18+', '13-17', '6-12', '3-6'] as const;
export type Age = (typeof AGES)[number];

/**
 * Whether a learner of this age has no account of their own: a guardian's account learns with a
 * child, and the guardian confirms it (ACCOUNTS-21).
 */
export const isUnderAge = (age: Age | undefined): boolean => age !== undefined && age !== '18+';
