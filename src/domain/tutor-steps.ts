/** The steps of a tutor's application in their order (APPLICATION-1); the last one is the summary. */
export const TUTOR_STEPS = [1, 2, 3, 4, 5, 6, 7] as const;
export type TutorStep = (typeof TUTOR_STEPS)[number];
export const LAST_TUTOR_STEP = 7 satisfies TutorStep;
