import type { Sound } from '#src/domain/pitch/downsample.ts';
import { endTurn, takeTurn } from '#src/ui/microphone/turn.ts';
import { speech, stopSaying } from '#src/ui/speech/say.ts';

/** A microphone far away is brought up to here, by no more than so much. */
const PEAK = 0.8;
const MOST_GAIN = 8;

/** Plays a take, alone. Answers how to stop it; `onEnd` is called once, however it ends. */
export const playSound = ({ samples, sampleRate }: Sound, onEnd: () => void): (() => void) => {
  stopSaying();
  const context = new AudioContext();
  const buffer = context.createBuffer(1, samples.length, sampleRate);
  buffer.copyToChannel(Float32Array.from(samples), 0);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = new GainNode(context, { gain: Math.min(MOST_GAIN, PEAK / (loudest || 1)) });
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(gain).connect(context.destination);

  let isOver = false;
  const stop = () => {
    if (isOver) return;
    isOver = true;
    unlisten();
    endTurn(stop);
    void context.close();
    onEnd();
  };
  // One voice at a time: whatever else is said ends it.
  const unlisten = speech.listen(({ at }) => at === 'starting' && stop());
  // Nor does a microphone hear it, or a second take play beside it.
  takeTurn(stop);
  source.addEventListener('ended', stop);
  source.start();
  return stop;
};
