/** Characters in one of a learner's own lists at most. */
export const LIST_CHARACTERS = 40;
