/** The ages of learners as the questionnaire asks for them. */
export const AGES = ['18+', '13-17', '6-12', '3-6'] as const;
export type Age = (typeof AGES)[number];

/** Ages for whom a parent or guardian opens and manages the account (QUESTIONNAIRE-17). */
export const isUnderAge = (age: Age | undefined): boolean => age !== undefined && age !== '18+';
