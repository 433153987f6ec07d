import type { ApplicationState, ProfileState } from '#src/domain/tutors/states.ts';
import { LAST_TUTOR_STEP, TUTOR_STEPS, type TutorStep } from '#src/domain/tutor-steps.ts';

/** The parts that an admin can send back, one per step before the summary. */
export const SECTIONS = [
  'general',
  'education',
  'profile',
  'preference',
  'availability',
  'price',
] as const;
export type Section = (typeof SECTIONS)[number];

export type Reason = { section: Section; reason: string };

/** What happens to an application; a submission says how many faults are left in it. */
export type ApplicationEvent =
  | { type: 'submitted'; faults: number }
  | { type: 'returned' | 'reopened'; reasons: readonly Reason[] }
  | { type: 'approved' | 'edited' | 'discarded' }
  | { type: 'declined'; reason: string }
  /** With the moment of the refusal. */
  | { type: 'renewed'; declinedAt: number; now: number };

/** What else decides: the approved version, where there is one. */
export type Profile = ProfileState | undefined;

const DAY_MS = 86_400_000;

const RENEWAL_DAYS = 30;

/** From when on somebody may apply again: from the thirtieth day on, the whole of it (APPROVAL-10). */
export const renewableFrom = (declinedAt: number): number =>
  (Math.floor(declinedAt / DAY_MS) + RENEWAL_DAYS) * DAY_MS;

/** What an applicant may still change. */
export const OPEN_STATES = ['draft', 'returned'] as const satisfies ApplicationState[];

export const isOpen = (state: ApplicationState): boolean =>
  OPEN_STATES.some((open) => open === state);

/** Whether what is worked on changes a profile that stands, and is no first application. */
export const isEdit = (profile: Profile): boolean =>
  profile === 'visible' || profile === 'suspended';

/**
 * The state after an event, or nothing where the event may not happen in this state: only an open
 * and complete application is submitted and only a submitted one decided on; who teaches already is
 * not declined; what was approved is taken up again by its tutor or by an admin with reasons.
 */
export const nextState = (
  state: ApplicationState,
  event: ApplicationEvent,
  profile: Profile,
): ApplicationState | undefined => {
  switch (event.type) {
    case 'submitted':
      return isOpen(state) && event.faults === 0 ? 'submitted' : undefined;
    case 'returned':
      return state === 'submitted' && event.reasons.length > 0 ? 'returned' : undefined;
    case 'approved':
      return state === 'submitted' ? 'approved' : undefined;
    case 'declined':
      return state === 'submitted' && !isEdit(profile) && event.reason !== ''
        ? 'declined'
        : undefined;
    case 'reopened':
      return isSettled(state, profile) && event.reasons.length > 0 ? 'returned' : undefined;
    case 'edited':
      return state === 'approved' ? 'draft' : undefined;
    case 'discarded':
      return state === 'draft' && isEdit(profile) ? 'approved' : undefined;
    case 'renewed':
      return state === 'declined' && event.now >= renewableFrom(event.declinedAt)
        ? 'draft'
        : undefined;
  }
};

/** Whether nobody has to decide anything about a tutor who teaches: approved, or being edited. */
const isSettled = (state: ApplicationState, profile: Profile) =>
  isEdit(profile) && (state === 'approved' || state === 'draft');

/** The section of a step; the summary has none of its own. */
export const sectionOf = (step: TutorStep): Section | undefined => SECTIONS[step - 1];

export const stepOfSection = (section: Section): TutorStep =>
  TUTOR_STEPS[SECTIONS.indexOf(section)] ?? 1;

/** The step at which an applicant goes on: the stored one, at least 1 and at most 7 (APPLICATION-2). */
export const resumedStep = (stored: number | undefined): TutorStep =>
  TUTOR_STEPS[Math.min(Math.max(Math.trunc(stored ?? 1), 1), LAST_TUTOR_STEP) - 1] ?? 1;

/**
 * The step at which an application opens. One that was sent back was left at the summary, where it
 * was submitted: it opens at the first part to change, until its applicant is elsewhere.
 */
export const openingStep = (stored: number | undefined, reasons: readonly Reason[]): TutorStep => {
  const step = resumedStep(stored);
  const returned = TUTOR_STEPS.find((one) =>
    reasons.some(({ section }) => section === sectionOf(one)),
  );
  return step === LAST_TUTOR_STEP && returned ? returned : step;
};

export const stepAfter = (step: TutorStep): TutorStep => resumedStep(step + 1);

/** The steps that hold faults, in their order. The agreements of the summary are no step to jump to. */
export const incompleteSteps = (faults: readonly { step: TutorStep }[]): TutorStep[] =>
  TUTOR_STEPS.filter(
    (step) => step < LAST_TUTOR_STEP && faults.some((fault) => fault.step === step),
  );
