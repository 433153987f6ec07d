import type { Like } from '#src/i18n/messages.ts';
import type { VoiceWords } from '#src/ui/voice/voice-words.ts';
import type { sayMessages } from './say.messages.ts';

/** The words of “Say it” in the page's language. */
export type SayDoorWords = Like<(typeof sayMessages)['en']['door']>;
export type SayWords = Like<(typeof sayMessages)['en']['game']> & { readonly voice: VoiceWords };
