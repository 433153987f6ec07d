import { atom, readonlyType } from 'nanostores';
import { createQuestionSound } from '#src/ui/speech/question-sound.ts';
import { stepRound, type Round, type RoundEvent } from './round.machine.ts';

/** One round after the other. What is to be heard is played at once. */
export const createRound = () => {
  const $round = atom<Round>({ at: 'start' });
  const { $sound, play: playSound, beginAnew } = createQuestionSound();

  const play = async () => {
    const round = $round.get();
    if (round.at !== 'asking' && round.at !== 'answered') return;
    if (round.question.exercise !== 'hear') return;
    const { hanzi, pinyin } = round.question.number;
    const said = await playSound({ text: hanzi, pinyin });
    if (said === 'silent') send({ type: 'stayedSilent' });
  };

  const send = (event: RoundEvent) => {
    const before = $round.get();
    // What was not heard can't be answered.
    const isHearing = before.at === 'asking' && before.exercise === 'hear';
    if (event.type === 'typed' && isHearing && !$sound.get().isHeard) return;
    const round = stepRound(before, event);
    if (round === before) return;
    $round.set(round);
    const isAsked = round.at === 'asking' && (before.at !== 'asking' || event.type === 'started');
    if (!isAsked) return;
    beginAnew();
    void play();
  };

  return { $round: readonlyType($round), $sound, send, listen: () => void play() };
};
