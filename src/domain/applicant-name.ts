/** The name in an application, or nothing while none is given. */
export const applicantName = (data: unknown): string | undefined => {
  const { firstName, lastName } = (data ?? {}) as { firstName?: unknown; lastName?: unknown };
  const parts = [firstName, lastName].filter(
    (part): part is string => typeof part === 'string' && part.trim() !== '',
  );
  return parts.length > 0 ? parts.join(' ') : undefined;
};
