import * as z from 'zod/mini';

/** A rule of a text. Of several the first that does not hold is told, and no other. */
export const rule = (error: string, holds: (text: string) => boolean) =>
  z.refine<string>(holds, { error, abort: true });
