import { z } from 'zod';

const LAST = 10_000;

/** The page of a list that an address asks for, from 1 to 10,000; the first where it names none. */
export const pageNumber = z.coerce.number().int().min(1).max(LAST).catch(1);
