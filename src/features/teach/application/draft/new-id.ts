/** An id for an entry, made of the time and chance (onboarding §3.2). */
export const newId = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
