/** How long the live server keeps what has had its time, in days; the policy says the same. */
export const PERIODS = {
  /** Who has not confirmed by then won't: longer than such links work, CONFIRM_WITHIN_DAYS. */
  unconfirmed: 30,
  /** That a mail was sent, and the mail itself in the outbox folder. */
  sent: 30,
  /**
   * That an account was deleted: longer than copies of the site are kept. The id of an account that
   * is no more means nothing to whoever has no copy from before.
   */
  deletions: 90,
} as const;
