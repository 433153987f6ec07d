let holder: (() => void) | undefined;

/** There is one microphone, and a page has several buttons for it: who takes it ends the others. */
export const takeTurn = (leave: () => void) => {
  if (holder !== leave) holder?.();
  holder = leave;
};

export const endTurn = (leave: () => void) => {
  if (holder === leave) holder = undefined;
};
