import { atom, readonlyType } from 'nanostores';
import type { TutorStep } from '#src/domain/tutor-steps.ts';
import type { Draft, DraftField } from '../draft/draft.ts';
import { storeKept } from './kept-fields.ts';
import { stepsSeenTo } from './wire.ts';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const fieldsIn = (fields: Partial<Draft>) => Object.keys(fields) as DraftField[];

const without = (fields: Partial<Draft>, others: Partial<Draft>): Partial<Draft> =>
  Object.fromEntries(
    fieldsIn(fields)
      .filter((field) => !(field in others) || !isSame(fields[field], others[field]))
      .map((field) => [field, fields[field]]),
  );

/**
 * The fields that the server does not have yet and the version that it has, both kept on the
 * device.
 */
export const createUnsent = (id: string, start: number) => {
  let version = start;
  let fields: Partial<Draft> = {};
  let isKept = true;
  const $saved = atom<readonly TutorStep[]>([]);
  const found = (held: Partial<Draft>) =>
    $saved.set([...new Set([...$saved.get(), ...stepsSeenTo(held)])]);

  const keep = () => {
    isKept = storeKept(id, { version, fields });
  };

  return {
    version: () => version,
    /** The steps of which the server was found to hold something since the form was opened. */
    $saved: readonlyType($saved),
    fields: () => fields,
    isEmpty: () => fieldsIn(fields).length === 0,
    /** False where the device stores nothing. */
    isKept: () => isKept,
    keep,
    /** Notes fields that were changed. */
    add: (changed: Partial<Draft>) => {
      fields = { ...fields, ...changed };
      keep();
    },
    /** Leaves out what is the same on the server. */
    compare: (mine: Partial<Draft>, theirs: Partial<Draft>) => {
      fields = without(mine, theirs);
      found(theirs);
    },
    /** What the server holds takes the place of all that was changed here. */
    discard: (held: number) => {
      version = held;
      fields = {};
      keep();
    },
    /** The server holds another version now; what it took is no longer unsent. */
    follow: (saved: number, taken: Partial<Draft> = {}) => {
      version = saved;
      fields = without(fields, taken);
      found(taken);
      keep();
    },
  };
};
