/** Somebody speaks above this root mean square; a whisper near by is below it. */
const VOICE = 0.012;
/** And by so much above the quietest moment of the recording, for rooms with a fan. */
const ABOVE_ROOM = 2.5;
/** A voice that was heard for so long and then paused for so long has ended. In seconds. */
const LEAST_VOICE_S = 0.12;
const PAUSE_S = 0.9;

/** Tells, of one part of a recording after the other, when somebody spoke and has ended. */
export const watchForEnd = () => {
  let room = Infinity;
  let voice = 0;
  let pause = 0;
  return (loudness: number, seconds: number): boolean => {
    room = Math.min(room, loudness);
    if (loudness > Math.max(VOICE, ABOVE_ROOM * room)) {
      voice += seconds;
      pause = 0;
    } else if (voice >= LEAST_VOICE_S) pause += seconds;
    return pause >= PAUSE_S;
  };
};
