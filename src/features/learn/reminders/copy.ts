import type { Like } from '#src/i18n/messages.ts';
import type { remindersMessages } from './reminders.messages.ts';

/** The words of the switch, in the language of the page. */
export type RemindersCopy = Like<(typeof remindersMessages)['en']['settings']>;
