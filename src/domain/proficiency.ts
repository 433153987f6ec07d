/** How well someone speaks a language, as learners' and tutors' answers name it on the wire. */
export const PROFICIENCIES = ['native', 'advanced', 'intermediate', 'beginner'] as const;
export type Proficiency = (typeof PROFICIENCIES)[number];
