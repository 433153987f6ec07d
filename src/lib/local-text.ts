/** Local storage, which visitors may have blocked: then nothing is kept and nothing fails. */
const tried = <T>(attempt: () => T): T | undefined => {
  try {
    return attempt();
  } catch {
    return undefined;
  }
};

/** What this browser keeps under a key; undefined where that is nothing. */
export const readText = (key: string): string | undefined =>
  tried(() => localStorage.getItem(key)) ?? undefined;

/** Keeps a text under a key, where this browser keeps anything. */
export const writeText = (key: string, text: string): void =>
  tried(() => localStorage.setItem(key, text));

/** Forgets what is kept under a key. */
export const removeText = (key: string): void => tried(() => localStorage.removeItem(key));
