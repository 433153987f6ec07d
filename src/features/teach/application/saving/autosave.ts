import { atom, readonlyType } from 'nanostores';
import type { TutorStep } from '#src/domain/tutor-steps.ts';
import type { CallResult } from '#src/lib/call.ts';
import { draft, type Draft } from '../draft/draft.ts';
import { readKept } from './kept-fields.ts';
import { createPace } from './pace.ts';
import { createPlace } from './place.ts';
import { createUnsent, fieldsIn } from './unsent.ts';
import { stepOf, toWire } from './wire.ts';

export type Saving =
  /** Nothing has been saved yet, and nothing waits for it. */
  | { at: 'untouched' }
  | { at: 'saved' }
  | { at: 'waiting' }
  | { at: 'saving' }
  /** Kept on this device; `isKept` is false where the device stores nothing. */
  | { at: 'failed'; why: SaveFault; message: string; isKept: boolean }
  /** Someone has changed the application elsewhere: `theirs` is what the server holds. */
  | { at: 'conflict'; mine: Partial<Draft>; theirs: Served };

export type SaveFault = 'offline' | 'server' | 'signed_out' | 'refused' | 'locked' | 'gone';

/** What the server holds of an application. */
export type Served = { version: number; fields: Partial<Draft> };

type SaveCode = 'unauthenticated' | 'forbidden' | 'not_found' | 'conflict' | 'locked' | 'file';
type SaveInput = { step: TutorStep; data: Record<string, unknown>; version: number };

export type Remote = {
  save: (
    input: SaveInput,
    options: { keepalive: boolean },
  ) => Promise<CallResult<{ version: number }, SaveCode>>;
  /** What the server holds now, or nothing when it can't be asked. */
  read: () => Promise<Served | undefined>;
};

const SAVE_FAULTS: Partial<Record<string, SaveFault>> = {
  offline: 'offline',
  unauthenticated: 'signed_out',
  forbidden: 'gone',
  not_found: 'gone',
  locked: 'locked',
  invalid: 'refused',
  file: 'refused',
};

/** The fields of one step, by step, of those that can be stored at all. */
const bySteps = (fields: Partial<Draft>): Map<TutorStep, Partial<Draft>> => {
  const steps = new Map<TutorStep, Partial<Draft>>();
  for (const field of fieldsIn(fields)) {
    if (!draft.shape[field].safeParse(fields[field]).success) continue;
    const step = stepOf(field);
    steps.set(step, { ...steps.get(step), [field]: fields[field] });
  }
  return steps;
};

/**
 * Saves an application as it is filled in, one request after the other. What could not be sent is
 * kept on the device and sent again; what was changed elsewhere meanwhile is never overwritten
 * without asking (APPLICATION-19 to APPLICATION-21).
 */
export const createAutosave = (
  id: string,
  { version: start, step: first }: { version: number; step: TutorStep },
  remote: Remote,
) => {
  const unsent = createUnsent(id, start);
  /** What was saved once has a version; the step alone makes none. */
  const settled = (): Saving => ({ at: unsent.version() > 0 ? 'saved' : 'untouched' });
  const $saving = atom<Saving>(settled());
  const place = createPlace(first, async (step, options) => {
    const input = { step, data: {}, version: unsent.version() };
    return (await remote.save(input, options)).ok;
  });
  const pace = createPace(() => void flush());
  let running: Promise<Saving> | undefined;

  /** Notes fields that were changed; they are sent as soon as the applicant pauses. */
  const change = (fields: Partial<Draft>) => {
    unsent.add(fields);
    if ($saving.get().at === 'conflict') return;
    if ($saving.get().at !== 'failed') $saving.set({ at: 'waiting' });
    pace.afterQuiet();
  };

  /** Remembers the step that the applicant is on, after everything that was changed before. */
  const moveTo = (step: TutorStep) => {
    place.moveTo(step);
    pace.atOnce();
  };

  /** Sends what is waiting and answers how that went. */
  const flush = ({ keepalive = false } = {}): Promise<Saving> => {
    pace.stop();
    running ??= send(keepalive).finally(() => {
      running = undefined;
    });
    return running;
  };

  const send = async (keepalive: boolean): Promise<Saving> => {
    if ($saving.get().at === 'conflict') return $saving.get();
    // What is changed while a request is on its way is sent right after it.
    for (;;) {
      const [next] = bySteps(unsent.fields());
      if (!next) break;
      const [step, fields] = next;
      $saving.set({ at: 'saving' });
      const input = { step, data: toWire(step, fields), version: unsent.version() };
      const result = await remote.save(input, { keepalive });
      if (!result.ok) return settle(result.code, result.message);
      place.mistake(step);
      unsent.follow(result.reply.version, fields);
    }
    await place.tell({ keepalive });
    pace.succeeded();
    return unsent.isEmpty() ? set(settled()) : fail('refused', '');
  };

  const set = (saving: Saving): Saving => {
    $saving.set(saving);
    return saving;
  };

  const fail = (why: SaveFault, message: string) =>
    set({ at: 'failed', why, message, isKept: unsent.isKept() });

  const settle = async (code: string, message: string): Promise<Saving> => {
    if (code === 'conflict') return compare(await remote.read());
    const why = SAVE_FAULTS[code] ?? 'server';
    if (why === 'offline' || why === 'server') pace.afterFailure();
    return fail(why, message);
  };

  /** A newer version that holds the same is no conflict. */
  const compare = (theirs: Served | undefined): Saving | Promise<Saving> => {
    if (!theirs) return settle('offline', '');
    unsent.compare(unsent.fields(), theirs.fields);
    if (!unsent.isEmpty()) return set({ at: 'conflict', mine: unsent.fields(), theirs });
    unsent.follow(theirs.version);
    return set({ at: 'saved' });
  };

  /**
   * Takes up what an earlier visit could not send, given what the server holds; answers the fields
   * to show.
   */
  const restore = (served: Served): Partial<Draft> => {
    const kept = readKept(id);
    if (!kept) return served.fields;
    unsent.compare(kept.fields, served.fields);
    const mine = unsent.fields();
    if (unsent.isEmpty()) unsent.keep();
    else if (kept.version === served.version) change(mine);
    else set({ at: 'conflict', mine, theirs: served });
    return { ...served.fields, ...mine };
  };

  /** Ends a conflict with what the server holds, or with what was changed here over it. */
  const resolve = (choice: 'theirs' | 'mine'): Partial<Draft> => {
    const saving = $saving.get();
    if (saving.at !== 'conflict') return {};
    const { theirs } = saving;
    if (choice === 'theirs') unsent.discard(theirs.version);
    else unsent.follow(theirs.version);
    set({ at: 'saved' });
    const mine = unsent.fields();
    if (choice === 'mine') change(mine);
    return { ...theirs.fields, ...mine };
  };

  return {
    $saving: readonlyType($saving),
    $saved: unsent.$saved,
    version: unsent.version,
    change,
    moveTo,
    flush,
    restore,
    resolve,
    /** Stops what would run later; a request that is on its way ends by itself. */
    stop: pace.stop,
  };
};

export type Autosave = ReturnType<typeof createAutosave>;
