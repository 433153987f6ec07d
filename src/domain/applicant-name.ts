const HAN = /^\p{Script=Han}+$/u;

/**
 * The name in an application, or nothing while none is given. Written in characters it is as
 * Chinese say it: the family first, and no space.
 */
export const applicantName = (data: unknown): string | undefined => {
  const { firstName, lastName } = (data ?? {}) as { firstName?: unknown; lastName?: unknown };
  const parts = [firstName, lastName].flatMap((part) =>
    typeof part === 'string' && part.trim() !== '' ? [part.trim()] : [],
  );
  if (parts.length === 0) return undefined;
  return parts.every((part) => HAN.test(part)) ? parts.reverse().join('') : parts.join(' ');
};
