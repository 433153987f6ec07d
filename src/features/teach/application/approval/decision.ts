import { z } from 'zod';
import { SECTIONS, type Reason, type Section } from '../application.machine.ts';

/** The longest reason for one section, in characters. */
export const MAX_REASON = 1000;

/** What an admin decided, or what is wrong with the form. */
export type Decision = { type: 'approved' } | { type: 'returned'; reasons: Reason[] };

export type DecisionFault = 'needsReason' | 'reasonsLeft' | 'tooLong' | 'notNow';

/** The id of the field for a section's reason. */
export const reasonId = (section: Section) => `reason-${section}`;
export const FIRST_REASON = reasonId(SECTIONS[0]);

const reason = z.string().trim().max(MAX_REASON);

/** Reads the form of a decision. A section without a text is fine as it is. */
export const readDecision = (form: FormData): Decision | { fault: DecisionFault } => {
  const decision = form.get('decision');
  if (decision !== 'approve' && decision !== 'return') return { fault: 'notNow' };
  const reasons: Reason[] = [];
  for (const section of SECTIONS) {
    const given = reason.safeParse(form.get(section) ?? '');
    if (!given.success) return { fault: 'tooLong' };
    if (given.data) reasons.push({ section, reason: given.data });
  }
  // An approval sends no reasons: whoever has written some may have pressed the wrong button.
  if (decision === 'approve')
    return reasons.length > 0 ? { fault: 'reasonsLeft' } : { type: 'approved' };
  return reasons.length > 0 ? { type: 'returned', reasons } : { fault: 'needsReason' };
};
