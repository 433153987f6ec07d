import { decodeSignatureHeader, isValidSignature } from '@sanity/webhook';

export type Verdict = 'accepted' | 'forged' | 'late' | 'repeated';

/** Sanity sends a delivery again for a while, and clocks differ; a recorded one is older. */
const TOLERANCE_MS = 5 * 60_000;

/**
 * Judges deliveries of a webhook: each is signed with the secret, new, and comes once. Who records
 * one and sends it again has no effect.
 */
export const judgeDeliveries = (secret: string, now: () => number = Date.now) => {
  const seen = new Map<string, number>();

  return async (body: string, signature: string): Promise<Verdict> => {
    const time = now();
    for (const [one, at] of seen) if (Math.abs(time - at) > TOLERANCE_MS) seen.delete(one);
    if (body === '' || !(await isValidSignature(body, signature, secret))) return 'forged';
    const { timestamp } = decodeSignatureHeader(signature);
    if (Math.abs(time - timestamp) > TOLERANCE_MS) return 'late';
    // The header may be written in more than one way, its time and body only in one.
    const delivery = `${timestamp}.${body}`;
    if (seen.has(delivery)) return 'repeated';
    seen.set(delivery, timestamp);
    return 'accepted';
  };
};
