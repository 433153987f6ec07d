import { z } from 'zod';
import { applicantName } from '#src/domain/applicant-name.ts';
import { PROFICIENCIES } from '#src/domain/proficiency.ts';
import { AGE_RANGES, LESSON_CATEGORIES } from '#src/domain/tutors/choices.ts';

const line = z.string().trim().catch('');
/** The entries that can be read. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) =>
      all.flatMap((one): z.output<Item>[] => {
        const read = item.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    );

const spoken = z.object({
  language: z.string().regex(/^[a-z]{2,3}$/),
  proficiency: z.enum(PROFICIENCIES),
});

/**
 * What everyone may know of a tutor, out of all that an application holds: no address, no number,
 * no birthday and none of the files but the picture (TUTORS-2). What can't be read is left out.
 */
const facts = z.object({
  profilePictureKey: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional()
    .catch(undefined),
  shortDescription: line,
  profileDescription: line,
  videoIntroductionUrl: line,
  spokenLanguages: listOf(spoken),
  lessonCategories: listOf(z.enum(LESSON_CATEGORIES)),
  studentAgeRange: z.enum(AGE_RANGES).optional().catch(undefined),
  lessonPriceUSD: z.number().positive().optional().catch(undefined),
  education: listOf(
    z.object({
      institution: line,
      degree: line,
      degreeOther: line,
      majorTopic: line,
      majorTopicOther: line,
    }),
  ),
  certifications: listOf(z.object({ name: line, nameOther: line })),
});

export type PublicTutor = z.infer<typeof facts> & { name: string };

/** The public part of an application; undefined where it has no name or no price. */
export const publicTutor = (stored: unknown): PublicTutor | undefined => {
  const name = applicantName(stored);
  const { data } = facts.safeParse(stored);
  return name && data?.lessonPriceUSD ? { ...data, name } : undefined;
};
