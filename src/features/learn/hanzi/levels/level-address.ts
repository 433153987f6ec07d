import type { PracticeLevel } from '../hanzi.data.ts';

type Addressed = Pick<PracticeLevel, 'id' | 'level'>;

const PARAMETER = 'level';

/** The place of the form for characters of one's own, below the levels. */
export const OWN_CHARACTERS = 'own-characters';

/**
 * The level that an address asks for: `?level=hanzi-level-3`. A number, as addresses had it once,
 * is the place of the level.
 */
export const levelOfAddress = <Level extends Addressed>(
  search: string,
  levels: readonly Level[],
): Level | undefined => {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return levels.find(({ id }) => id === asked) ?? levels.find((one) => String(one.level) === asked);
};

export const levelAddress = ({ id }: Addressed) => `?${PARAMETER}=${id}`;

const FROM_PICKER = { fromPicker: true };

const cameFromPicker = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromPicker' in state;

const withLevel = (level: Addressed | undefined): URL => {
  const url = new URL(location.href);
  if (level) url.searchParams.set(PARAMETER, level.id);
  else url.searchParams.delete(PARAMETER);
  return url;
};

const addressOf = (level: Addressed | undefined) => {
  const url = withLevel(level);
  // A level and characters of one's own, or the form for them, are two places.
  url.searchParams.delete('characters');
  url.searchParams.delete('mode');
  url.hash = '';
  return url.href;
};

/** Going into a level is a step in the history: the browser's Back returns to the picker. */
export const pushLevel = (level: Addressed) => history.pushState(FROM_PICKER, '', addressOf(level));

/** From level to level the way back stays one step. */
export const replaceLevel = (level: Addressed) =>
  history.replaceState(history.state, '', addressOf(level));

/**
 * Names the level in the address by its id, also where it came as a number, and takes one that there
 * is not out of it: nobody shall keep an address that leads elsewhere later.
 */
export const settleAddress = (levels: readonly Addressed[]) => {
  const { search } = location;
  if (!new URLSearchParams(search).has(PARAMETER)) return;
  history.replaceState(history.state, '', withLevel(levelOfAddress(search, levels)).href);
};

/** Back to the picker, by the way the learner came where there is one. */
export const leaveLevel = () => {
  if (cameFromPicker(history.state)) history.back();
  else history.replaceState(null, '', addressOf(undefined));
};
