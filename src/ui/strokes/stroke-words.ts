import type { Like } from '#src/i18n/messages.ts';
import type { strokesMessages } from './strokes.messages.ts';

/** The words of drawing, in the language of the page. */
export type StrokeWords = Like<(typeof strokesMessages)['en']>;
