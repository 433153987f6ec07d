/**
 * A cookie that pages can read: it says nothing but that this browser has a session, and its value
 * changes when what is known of the user may have changed. Visitors have none, so they are never
 * asked about.
 */
export const SIGNED_IN_COOKIE = 'signed_in';
