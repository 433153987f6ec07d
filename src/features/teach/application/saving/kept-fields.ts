import { z } from 'zod';
import type { Draft } from '../draft/draft.ts';
import { readStored } from './wire.ts';

/** Fields that are not on the server yet, and the version that they were changed on. */
export type Kept = { version: number; fields: Partial<Draft> };

const keptShape = z.object({ version: z.int().min(0), fields: z.unknown() });
const keyOf = (id: string) => `hanlu.tutor-application.${id}`;

/** What an earlier visit could not send, if anything. */
export const readKept = (id: string): Kept | undefined => {
  try {
    const kept = keptShape.parse(JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'));
    return { version: kept.version, fields: readStored(kept.fields) };
  } catch {
    return undefined;
  }
};

/** Keeps unsent fields on this device, or forgets them when there are none; false where it can't. */
export const storeKept = (id: string, { version, fields }: Kept): boolean => {
  try {
    if (Object.keys(fields).length === 0) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify({ version, fields }));
    return true;
  } catch {
    return false;
  }
};
