/** Local storage, which visitors may have blocked: then nothing is kept and nothing fails. */
const tried = <T>(attempt: () => T): T | undefined => {
  try {
    return attempt();
  } catch {
    return undefined;
  }
};

export const readText = (key: string): string | undefined =>
  tried(() => localStorage.getItem(key)) ?? undefined;
export const writeText = (key: string, text: string): void =>
  tried(() => localStorage.setItem(key, text));
export const removeText = (key: string): void => tried(() => localStorage.removeItem(key));
