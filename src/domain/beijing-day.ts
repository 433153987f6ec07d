const BEIJING_AHEAD_MS = 8 * 3_600_000;

/** The day (`2027-02-06`) in Beijing, which has kept one time all year round since 1992. */
export const dayInBeijing = (moment: number): string =>
  new Date(moment + BEIJING_AHEAD_MS).toISOString().slice(0, 10);
