import type { Like } from '#src/i18n/messages.ts';
import type { voiceMessages } from './voice.messages.ts';

/** What is said of a voice, in the page's language. */
export type VoiceWords = Like<(typeof voiceMessages)['en']>;
