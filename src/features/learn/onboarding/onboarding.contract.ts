import * as z from 'zod/mini';
import { preferencesSchema } from './preferences.ts';
import { replyMessages } from './replies.messages.ts';

const id = z.string().check(z.minLength(1), z.maxLength(100));
const done = z.object({ success: z.literal(true), message: z.string() });

/**
 * What a visitor confirms with the sign-up (QUESTIONNAIRE-16, QUESTIONNAIRE-17): that a parent or
 * guardian opens and manages a young learner's account, and the terms with the privacy policy.
 */
const confirmations = {
  guardianConfirmed: z.optional(z.boolean()),
  termsAccepted: z.optional(z.boolean()),
};
const answers = z.strictObject({
  tempUserId: id,
  preferences: preferencesSchema,
  ...confirmations,
});
export type AnswersSent = z.output<typeof answers>;

/** About ten times the longest honest body. */
const MAX_BYTES = 16 * 1024;

/** Begins a temporary session, or prolongs the one that is named (QUESTIONNAIRE-12). */
export const startOnboarding = {
  path: '/api/onboarding/start',
  method: 'POST',
  accepts: 'application/json',
  maxBytes: MAX_BYTES,
  input: z.strictObject({ sessionId: z.optional(id) }),
  reply: z.object({ success: z.literal(true), tempUserId: id, sessionId: id }),
  failures: {},
  messages: { en: {}, ar: {} },
} as const;

/** Replaces the answers of a temporary session. Unknown, foreign and expired ones look the same. */
export const savePreferences = {
  path: '/api/onboarding/save-all-preferences',
  method: 'POST',
  accepts: 'application/json',
  maxBytes: MAX_BYTES,
  input: answers,
  reply: done,
  failures: { not_found: 404 },
  messages: replyMessages,
} as const;

/** Makes the answers part of the signed-in student's account; a second time changes nothing. */
export const commitPreferences = {
  path: '/api/onboarding/commit',
  method: 'POST',
  accepts: 'application/json',
  maxBytes: MAX_BYTES,
  input: answers,
  reply: done,
  failures: { signed_out: 401, teacher: 403, not_found: 404, confirmation_required: 422 },
  messages: replyMessages,
} as const;

/** The signed-in student's own answers, to edit them. */
export const ownPreferences = {
  path: '/api/onboarding/preferences',
  method: 'GET',
  input: z.object({}),
  reply: z.object({ success: z.literal(true), preferences: preferencesSchema }),
  failures: { signed_out: 401 },
  messages: replyMessages,
} as const;
