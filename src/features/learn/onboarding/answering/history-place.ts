/** Where a history entry stands: its question, and how many of our entries lie before it. */
type Place = { step: number; depth: number };

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'step' in value &&
  typeof value.step === 'number' &&
  'depth' in value &&
  typeof value.depth === 'number';

/** The place of the current history entry; undefined where it is none of ours. */
export const placeNow = (): Place | undefined => {
  const place: unknown = (history.state as { onboarding?: unknown } | null)?.onboarding;
  return isPlace(place) ? place : undefined;
};

const stateWith = (place: Place) => ({ ...(history.state as object | null), onboarding: place });

/** Notes the step in the current entry; where it held another one, what lies before it is no way back. */
export const markPlace = (step: number) => {
  const place = placeNow();
  const depth = place?.step === step ? place.depth : 0;
  history.replaceState(stateWith({ step, depth }), '');
};

/** Adds an entry, so that the browser's Back leads to the question before. */
export const pushPlace = (step: number) => {
  history.pushState(stateWith({ step, depth: (placeNow()?.depth ?? 0) + 1 }), '');
};
