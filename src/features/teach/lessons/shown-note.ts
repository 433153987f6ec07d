import { withoutContacts, withoutEmails } from '#src/domain/contacts.ts';
import { isAgreed, type LessonState, type Side } from '#src/domain/lessons/lesson.ts';

/** The note of a lesson as one of its two may read it (LESSONS-35). */
export const noteFor = (reader: Side, { note, state }: { note: string; state: LessonState }) => {
  if (reader === 'student') return note;
  return isAgreed(state) ? withoutEmails(note) : withoutContacts(note);
};
