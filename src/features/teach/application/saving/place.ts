import type { TutorStep } from '#src/domain/tutor-steps.ts';

type Tell = (step: TutorStep, options: { keepalive: boolean }) => Promise<boolean>;

/** The step that the applicant is on, and whether the server knows. */
export const createPlace = (first: TutorStep, tell: Tell) => {
  let current = first;
  let untold: TutorStep | undefined;
  return {
    moveTo: (step: TutorStep) => {
      current = step;
      untold = step;
    },
    /** The server takes the step of the last field for the applicant's. */
    mistake: (step: TutorStep) => {
      if (step !== current) untold = current;
    },
    tell: async (options: { keepalive: boolean }) => {
      if (untold === undefined) return;
      const step = untold;
      if ((await tell(step, options)) && untold === step) untold = undefined;
    },
  };
};
