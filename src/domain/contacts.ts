/** Stands where contact data stood. */
export const HIDDEN_CONTACT = '•••';

const EMAIL = /[\p{L}\p{N}._%+-]+\s?[@＠]\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** An address of the web, or the name of an account. */
const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b(?:wa|t)\.me\/\S+|(?<![\p{L}\p{N}])[@＠][\p{L}\p{N}._-]{3,}/giu;
/** What has as many digits as a number to call, and is none: a date, or two years. */
const DATE =
  /(?<!\p{Nd})(?:\p{Nd}{4}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}{1,2}|\p{Nd}{1,2}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}{4}|\p{Nd}{4}\s?[-/–]\s?\p{Nd}{4})(?![-/.]?\p{Nd})/u;
/** Seven digits and more, of any script; it leans towards hiding. */
const NUMBER = /[+＋]?\p{Nd}(?:[\s().\-/]{0,3}\p{Nd}){6,}/u;
const DATE_OR_NUMBER = new RegExp(`(?<date>${DATE.source})|${NUMBER.source}`, 'gu');

/** A text with its e-mail addresses hidden. */
export const withoutEmails = (text: string): string => text.replace(EMAIL, HIDDEN_CONTACT);

/** A text with e-mail addresses, numbers to call, links and names of accounts hidden. */
export const withoutContacts = (text: string): string =>
  withoutEmails(text)
    .replace(LINK, HIDDEN_CONTACT)
    .replace(DATE_OR_NUMBER, (found, date: string | undefined) => (date ? found : HIDDEN_CONTACT));

const CONTACT = new RegExp([EMAIL, LINK, NUMBER].map(({ source }) => source).join('|'), 'giu');

/**
 * A text in which addresses, links and numbers read from left to right, also amid Arabic, where
 * “+966 50…” would show its sign and its groups in reverse (Unicode Bidirectional Algorithm, LRI and
 * PDI).
 */
export const isolateContacts = (text: string): string => text.replace(CONTACT, '\u2066$&\u2069');
