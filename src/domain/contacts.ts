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
