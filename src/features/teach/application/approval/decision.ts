import { z } from 'zod';
import { SECTIONS, type Reason, type Section } from '../application.machine.ts';

/** The longest reason, in characters. */
export const MAX_REASON = 1000;

/** What an admin decided, or what is wrong with the form. */
export type Decision =
  | { type: 'approved' }
  | { type: 'returned' | 'reopened'; reasons: Reason[] }
  | { type: 'declined'; reason: string }
  | TutorDecision;

/** What is decided about the tutor, whatever stands in the application. */
export type TutorDecision = { type: 'suspended'; reason: string } | { type: 'restored' };

export type DecisionFault = 'needsReason' | 'needsWhy' | 'reasonsLeft' | 'tooLong' | 'notNow';

/** The id of the field for a section's reason, and of the one for the whole. */
export const reasonId = (section: Section) => `reason-${section}`;
/** The name and the id of the field that says why somebody is declined or suspended. */
export const WHY = 'why';

/** What the buttons send. */
const BUTTONS = {
  approve: 'approved',
  return: 'returned',
  decline: 'declined',
  reopen: 'reopened',
  suspend: 'suspended',
  restore: 'restored',
} as const;

const button = z.enum(Object.keys(BUTTONS) as (keyof typeof BUTTONS)[]);
const reason = z.string().trim().max(MAX_REASON);

/** Reads the form of a decision. A section without a text is fine as it is. */
export const readDecision = (form: FormData): Decision | { fault: DecisionFault } => {
  const pressed = button.safeParse(form.get('decision'));
  if (!pressed.success) return { fault: 'notNow' };
  const texts = new Map<string, string>();
  for (const name of [...SECTIONS, WHY]) {
    const given = reason.safeParse(form.get(name) ?? '');
    if (!given.success) return { fault: 'tooLong' };
    if (given.data) texts.set(name, given.data);
  }
  const why = texts.get(WHY);
  const reasons = SECTIONS.flatMap((section): Reason[] => {
    const text = texts.get(section);
    return text ? [{ section, reason: text }] : [];
  });
  const type = BUTTONS[pressed.data];
  // Whoever has written what this button does not send may have pressed the wrong one.
  switch (type) {
    case 'approved':
    case 'restored':
      return texts.size > 0 ? { fault: 'reasonsLeft' } : { type };
    case 'returned':
    case 'reopened':
      if (reasons.length === 0) return { fault: 'needsReason' };
      return why ? { fault: 'reasonsLeft' } : { type, reasons };
    case 'declined':
    case 'suspended':
      if (!why) return { fault: 'needsWhy' };
      return reasons.length > 0 ? { fault: 'reasonsLeft' } : { type, reason: why };
  }
};
