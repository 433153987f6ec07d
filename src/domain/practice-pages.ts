/** Pages that are the learner's tools, and are wanted where there is no network as well. */
export const LEARNER_PAGES = ['/review', '/today', '/pocket', '/find'] as const;

/** With them the game that works without a network. */
export const PRACTICE_PAGES = [...LEARNER_PAGES, '/contents/games/hanzi-stroke-practice'] as const;
