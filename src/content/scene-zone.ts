import { z } from 'zod';
import { percent, positive, share } from './fields.ts';

const position = z
  .object({ top: percent, left: percent, width: share, height: share })
  .refine(({ top, height }) => top + height <= 100, 'must end above the bottom of the scene')
  .refine(({ left, width }) => left + width <= 100, 'must end inside the width of the scene');

/** Where an item of a scene belongs; `targetScale` 1 leaves it as large as its zone. */
export const zone = z.object({ position, targetScale: positive }, { error: 'must be filled in' });
