import { atom, readonlyType } from 'nanostores';
import { type TutorStep } from '#src/domain/tutor-steps.ts';
import type { CallResult } from '#src/lib/call.ts';
import { draft, type Draft, type DraftField } from '../draft/draft.ts';
import { readKept, storeKept } from './kept-fields.ts';
import { stepOf, toWire } from './wire.ts';

/** Typing is not sent letter by letter. */
const QUIET_MS = 600;
/** A failed save is tried again after this long, and then twice as long each time, up to a minute. */
const RETRY_MS = 4_000;
const LONGEST_RETRY_MS = 60_000;

export type Saving =
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

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const fieldsIn = (fields: Partial<Draft>) => Object.keys(fields) as DraftField[];

const without = (fields: Partial<Draft>, others: Partial<Draft>): Partial<Draft> =>
  Object.fromEntries(
    fieldsIn(fields)
      .filter((field) => !(field in others) || !isSame(fields[field], others[field]))
      .map((field) => [field, fields[field]]),
  );

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
  const $saving = atom<Saving>({ at: 'saved' });
  let version = start;
  let pending: Partial<Draft> = {};
  let current = first;
  /** The step that the server has yet to be told. */
  let place: TutorStep | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<Saving> | undefined;
  let retryMs = RETRY_MS;
  let isKept = true;

  const keep = () => {
    isKept = storeKept(id, { version, fields: pending });
  };

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  /** Notes fields that were changed; they are sent as soon as the applicant pauses. */
  const change = (fields: Partial<Draft>) => {
    pending = { ...pending, ...fields };
    keep();
    if ($saving.get().at === 'conflict') return;
    if ($saving.get().at !== 'failed') $saving.set({ at: 'waiting' });
    schedule(QUIET_MS);
  };

  /** Remembers the step that the applicant is on, after everything that was changed before. */
  const moveTo = (step: TutorStep) => {
    current = step;
    place = step;
    schedule(0);
  };

  /** Sends what is waiting and answers how that went. */
  const flush = ({ keepalive = false } = {}): Promise<Saving> => {
    clearTimeout(timer);
    running ??= send(keepalive).finally(() => {
      running = undefined;
    });
    return running;
  };

  const send = async (keepalive: boolean): Promise<Saving> => {
    if ($saving.get().at === 'conflict') return $saving.get();
    // What is changed while a request is on its way is sent right after it.
    for (;;) {
      const [next] = bySteps(pending);
      if (!next) break;
      const [step, fields] = next;
      $saving.set({ at: 'saving' });
      const result = await remote.save(
        { step, data: toWire(step, fields), version },
        { keepalive },
      );
      if (!result.ok) return settle(result.code, result.message);
      version = result.reply.version;
      // The server takes the step of the last field for the applicant's.
      if (step !== current) place = current;
      pending = without(pending, fields);
      keep();
    }
    await tellPlace(keepalive);
    retryMs = RETRY_MS;
    const isRefused = fieldsIn(pending).length > 0;
    return set(isRefused ? { at: 'failed', why: 'refused', message: '', isKept } : { at: 'saved' });
  };

  const tellPlace = async (keepalive: boolean) => {
    if (place === undefined) return;
    const step = place;
    const told = await remote.save({ step, data: {}, version }, { keepalive });
    if (told.ok && place === step) place = undefined;
  };

  const set = (saving: Saving): Saving => {
    $saving.set(saving);
    return saving;
  };

  const settle = async (code: string, message: string): Promise<Saving> => {
    if (code === 'conflict') return compare(await remote.read());
    const why = SAVE_FAULTS[code] ?? 'server';
    if (why === 'offline' || why === 'server') {
      schedule(retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    }
    return set({ at: 'failed', why, message, isKept });
  };

  /** A newer version that holds the same is no conflict. */
  const compare = (theirs: Served | undefined): Saving | Promise<Saving> => {
    if (!theirs) return settle('offline', '');
    pending = without(pending, theirs.fields);
    if (fieldsIn(pending).length > 0) return set({ at: 'conflict', mine: pending, theirs });
    version = theirs.version;
    keep();
    return set({ at: 'saved' });
  };

  /**
   * Takes up what an earlier visit could not send, given what the server holds; answers the fields
   * to show.
   */
  const restore = (served: Served): Partial<Draft> => {
    const kept = readKept(id);
    if (!kept) return served.fields;
    pending = without(kept.fields, served.fields);
    if (fieldsIn(pending).length === 0) keep();
    else if (kept.version === served.version) change(pending);
    else set({ at: 'conflict', mine: pending, theirs: served });
    return { ...served.fields, ...pending };
  };

  /** Ends a conflict with what the server holds, or with what was changed here over it. */
  const resolve = (choice: 'theirs' | 'mine'): Partial<Draft> => {
    const saving = $saving.get();
    if (saving.at !== 'conflict') return {};
    const { theirs } = saving;
    version = theirs.version;
    if (choice === 'theirs') pending = {};
    keep();
    set({ at: 'saved' });
    if (choice === 'mine') change(pending);
    return { ...theirs.fields, ...pending };
  };

  return {
    $saving: readonlyType($saving),
    version: () => version,
    change,
    moveTo,
    flush,
    restore,
    resolve,
    /** Stops what would run later; a request that is on its way ends by itself. */
    stop: () => clearTimeout(timer),
  };
};

export type Autosave = ReturnType<typeof createAutosave>;
