import { atom, readonlyType } from 'nanostores';
import type { Locale } from '#src/i18n/locales.ts';
import type { PracticeLevel } from '../hanzi.data.ts';
import {
  feedbackOn,
  stepPractice,
  type Course,
  type Feedback,
  type Practice,
  type PracticeEvent,
} from './practice.machine.ts';
import {
  formatProgress,
  parseProgress,
  PROGRESS_KEY,
  restoreRun,
  storeRun,
  type Progress,
} from './progress.ts';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Reading `localStorage` throws where the visitor has blocked it. */
const browserStorage = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

type Level = Pick<PracticeLevel, 'id' | 'level' | 'characters'>;

const readFrom = (storage: Storage | undefined, levels: readonly Level[]): Progress => {
  try {
    return parseProgress(storage?.getItem(PROGRESS_KEY) ?? null, levels);
  } catch {
    return {};
  }
};

/** Binds the rules to what is kept in the browser. Without storage, progress lasts for the visit. */
export const createPractice = (
  levels: readonly Level[],
  locale: Locale,
  findStorage = browserStorage,
) => {
  const course: Course = levels.map(({ characters }) =>
    characters.map(({ strokeCount }) => strokeCount),
  );
  const $practice = atom<Practice>({ at: 'levels' });
  const $progress = atom<Progress>({});

  const keep = (practice: Practice) => {
    if (practice.at === 'levels') return;
    const level = levels[practice.level - 1];
    if (!level) return;
    const storage = findStorage();
    // Another tab may have learnt something in the meantime.
    const progress = { ...$progress.get(), ...readFrom(storage, levels) };
    const run = storeRun(level, practice, locale);
    const before = $progress.get()[level.id]?.learned ?? [];
    const stored = progress[level.id]?.learned ?? [];
    const learned = [...new Set([...before, ...stored, ...run.mastered])];
    const after = { ...progress, [level.id]: { learned, run } };
    $progress.set(after);
    try {
      storage?.setItem(PROGRESS_KEY, formatProgress(after));
    } catch {
      // Full or blocked: the progress lasts for this visit.
    }
  };

  /** Takes a step and says what the learner should be told about it. */
  const send = (event: PracticeEvent): Feedback | undefined => {
    const before = $practice.get();
    const after = stepPractice(course, before, event);
    if (after === before) return undefined;
    $practice.set(after);
    keep(after);
    return feedbackOn(before, after);
  };

  /** Reads what was kept; only in the browser, once the page is alive. */
  const restore = () => $progress.set({ ...$progress.get(), ...readFrom(findStorage(), levels) });

  /** Goes to a level where it was left, or to its start. */
  const enter = (number: number) => {
    const level = levels[number - 1];
    const stored = level && $progress.get()[level.id]?.run;
    const run = level && stored && restoreRun(level, stored);
    if (!run) return void send({ type: 'levelChosen', level: number });
    send({ type: 'resumed', run });
    if (stored.locale !== locale) send({ type: 'languageChanged' });
  };

  return {
    $practice: readonlyType($practice),
    $progress: readonlyType($progress),
    course,
    send,
    restore,
    enter,
  };
};

export type PracticeStore = ReturnType<typeof createPractice>;
