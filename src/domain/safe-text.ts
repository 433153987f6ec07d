/**
 * Control characters, halves of characters, and the marks that turn the text around them about so
 * that it reads as something else. The marks that come with Arabic typing (LRM, RLM, ALM) are fine.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const LINE_MARKS = /[\t\n\r]/g;
/** What is left out while someone types: the unsafe, and the mark at the beginning of a file. */
const STRAY = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** Marks without a shape of their own, which come along when an address is copied from a chat. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Whether a text of one line can be stored and shown as it is. */
export const isSafeLine = (text: string): boolean => !UNSAFE.test(text);

/** As `isSafeLine`, for texts that may have several lines and tabs. */
export const isSafeText = (text: string): boolean => isSafeLine(text.replace(LINE_MARKS, ''));

/** A line without what can't be shown as it is. */
export const withoutUnsafe = (text: string): string => text.replace(STRAY, '');

/** A text without marks that nobody sees. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
