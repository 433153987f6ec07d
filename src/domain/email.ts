/** The longest address that mail servers take, in UTF-16 units. */
export const MAX_EMAIL_LENGTH = 254;

/** One @, a dot behind it, and nothing that separates addresses in the header of a mail. */
const ADDRESS =
  /^[^\s@\p{C}"(),:;<>[\\\]]+@[^\s@.\p{C}"(),:;<>[\\\]]+(?:\.[^\s@.\p{C}"(),:;<>[\\\]]+)+$/u;

/** Whether a text is one e-mail address and nothing else, in any script. */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text);
