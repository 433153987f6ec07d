import type { Choice } from '#src/domain/learning/choice.ts';
import { choose } from './learner.store.ts';

/** Takes a path, by its id. */
export const choosePath = (path: string): Promise<void> =>
  choose<Extract<Choice, { name: 'path' }>>({ name: 'path', value: path });
