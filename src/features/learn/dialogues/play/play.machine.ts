/** Which of the two people says a line. */
export type Side = 'first' | 'second';

/** A dialogue as the game needs it: who says each line. */
export type Script = readonly { readonly who: Side }[];

/**
 * One side of a dialogue being played (DIALOGUES-3): the lines before `index` are said. A line of
 * the other person is heard; one's own is asked by its meaning, then shown.
 */
export type Play =
  | { readonly at: 'choosing' }
  | { readonly at: 'hearing' | 'asking' | 'shown'; readonly side: Side; readonly index: number }
  | { readonly at: 'end'; readonly side: Side };

export type PlayEvent =
  | { type: 'began'; side: Side }
  /** The own line is to be seen. */
  | { type: 'revealed' }
  /** The line was heard or said. */
  | { type: 'wentOn' }
  /** The other side now, from the beginning. */
  | { type: 'exchanged' }
  | { type: 'repeated' }
  | { type: 'left' };

export const unplayed: Play = { at: 'choosing' };

export const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first');

/** The next state; an event that makes no sense in a state changes nothing. */
export const stepPlay = (script: Script, play: Play, event: PlayEvent): Play => {
  switch (event.type) {
    case 'began':
      return play.at === 'choosing' ? arrive(script, event.side, 0) : play;
    case 'revealed':
      return play.at === 'asking' ? { ...play, at: 'shown' } : play;
    case 'wentOn':
      return isUnderWay(play) ? arrive(script, play.side, play.index + 1) : play;
    case 'exchanged':
      return play.at === 'end' ? arrive(script, otherSide(play.side), 0) : play;
    case 'repeated':
      return play.at === 'end' ? arrive(script, play.side, 0) : play;
    case 'left':
      return play.at === 'choosing' ? play : unplayed;
  }
};

const arrive = (script: Script, side: Side, index: number): Play => {
  const line = script[index];
  if (!line) return { at: 'end', side };
  return { at: line.who === side ? 'asking' : 'hearing', side, index };
};

type UnderWay = Extract<Play, { index: number }>;

/** Whether a line is being heard or said. */
export const isUnderWay = (play: Play): play is UnderWay => 'index' in play;

/** Whether it is the learner's turn. */
export const isOwnTurn = ({ at }: Play): boolean => at === 'asking' || at === 'shown';
