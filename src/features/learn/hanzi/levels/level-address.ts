/** The level that an address asks for, of so many: `?level=3`. */
export const levelOfAddress = (search: string, levels: number): number | undefined => {
  const asked = new URLSearchParams(search).get('level') ?? '';
  return /^[1-9]\d*$/.test(asked) && Number(asked) <= levels ? Number(asked) : undefined;
};

export const levelAddress = (level: number) => `?level=${level}`;

const FROM_PICKER = { fromPicker: true };

const cameFromPicker = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromPicker' in state;

const addressOf = (level: number | undefined) => {
  const url = new URL(location.href);
  if (level === undefined) url.searchParams.delete('level');
  else url.searchParams.set('level', String(level));
  // A level and characters of one's own are two places.
  url.searchParams.delete('characters');
  url.searchParams.delete('mode');
  return url.href;
};

/** Going into a level is a step in the history: the browser's Back returns to the picker. */
export const pushLevel = (level: number) => history.pushState(FROM_PICKER, '', addressOf(level));

/** From level to level the way back stays one step. */
export const replaceLevel = (level: number) =>
  history.replaceState(history.state, '', addressOf(level));

/** Takes a level that there is not out of the address, so that nobody keeps it. */
export const leaveOutWrongLevel = (levels: number) => {
  const isAsked = new URLSearchParams(location.search).has('level');
  if (isAsked && levelOfAddress(location.search, levels) === undefined) {
    history.replaceState(history.state, '', addressOf(undefined));
  }
};

/** Back to the picker, by the way the learner came where there is one. */
export const leaveLevel = () => {
  if (cameFromPicker(history.state)) history.back();
  else history.replaceState(null, '', addressOf(undefined));
};
