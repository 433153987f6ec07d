/** What stands in the form for characters of one's own. */
export type Typed = { readonly text: string; readonly title: string };

/** Keeps it with this step of the history, so that the browser's Back finds it again. */
export const rememberTyped = (typed: Typed): void =>
  history.replaceState({ ...(history.state as object | null), typed }, '');

/** What was typed where the browser's Back leads to. */
export const typedHere = (): Typed | undefined =>
  (history.state as { readonly typed?: Typed } | null)?.typed;
