import { strokesOf, type SkyCharacter } from './sky-characters.ts';

/** After so many misses the brush writes a stroke itself: a first visitor came to play, not to be tested. */
export const MISSES_BEFORE_HELP = 3;

/** What the visitor has chosen so far; it outlives the steps. */
export type Chosen = {
  /** The name as it was typed, in any script. */
  readonly typed: string;
  /** Its spelling, as it stands in its field. */
  readonly spelling: string;
  readonly char: SkyCharacter;
};

export type SkyName = Chosen &
  (
    | { readonly at: 'name' }
    /** `strokes` are written or being written by the brush; `misses` belong to the next one. */
    | { readonly at: 'sky'; readonly strokes: number; readonly misses: number }
    | { readonly at: 'picture' }
  );

export type SkyNameEvent =
  /** `spelling` is what the table or the sounds suggest for it; empty where neither does. */
  | { type: 'nameTyped'; typed: string; spelling: string }
  | { type: 'spellingEdited'; spelling: string }
  | { type: 'nameGiven' }
  | { type: 'charChosen'; char: SkyCharacter }
  | { type: 'strokeTraced' }
  | { type: 'strokeMissed' }
  | { type: 'brushAsked' }
  /** The ink of the last stroke stands. */
  | { type: 'charPainted' }
  | { type: 'wentBack' };

export const start: SkyName = { at: 'name', typed: '', spelling: '', char: '山' };

/** The three steps of a name in the landscape (NAME-2 to NAME-5). */
export const next = (state: SkyName, event: SkyNameEvent): SkyName => {
  const { typed, spelling, char } = state;
  const chosen = { typed, spelling, char };
  const sky = { ...chosen, at: 'sky', strokes: 0, misses: 0 } as const;
  switch (state.at) {
    case 'name':
      if (event.type === 'nameTyped')
        return { ...state, typed: event.typed, spelling: event.spelling };
      if (event.type === 'spellingEdited') return { ...state, spelling: event.spelling };
      return event.type === 'nameGiven' && spelling !== '' ? sky : state;
    case 'sky':
      return inSky(state, event, { ...sky, at: 'sky' });
    case 'picture':
      if (event.type === 'charChosen') return { ...sky, char: event.char };
      return event.type === 'wentBack' ? { ...chosen, at: 'name' } : state;
  }
};

type Sky = Extract<SkyName, { at: 'sky' }>;

const inSky = (state: Sky, event: SkyNameEvent, fresh: Sky): SkyName => {
  const { strokes, misses, ...rest } = state;
  const all = strokesOf(state.char);
  const isWritten = strokes === all;
  switch (event.type) {
    case 'charChosen':
      return { ...fresh, char: event.char };
    case 'strokeTraced':
      return isWritten ? state : { ...state, strokes: strokes + 1, misses: 0 };
    case 'strokeMissed':
      if (isWritten) return state;
      return misses + 1 < MISSES_BEFORE_HELP
        ? { ...state, misses: misses + 1 }
        : { ...state, strokes: strokes + 1, misses: 0 };
    case 'brushAsked':
      return { ...state, strokes: all, misses: 0 };
    case 'charPainted':
      return isWritten ? { ...rest, at: 'picture' } : state;
    case 'wentBack':
      return { ...rest, at: 'name' };
    default:
      return state;
  }
};
