import { atOneLoudness } from '#cms/sound/loudness.ts';
import type { Pcm } from '#cms/sound/pcm.ts';
import { cutSound, type SoundRange } from '#cms/sound/trim.ts';

let end: () => void = () => undefined;

/** Plays a part of a sound as readers will hear it; what was being played ends. */
export const playSound = (sound: Pcm, range: SoundRange): void => {
  end();
  const { samples, rate } = atOneLoudness(cutSound(sound, range));
  const context = new AudioContext();
  const buffer = context.createBuffer(1, Math.max(1, samples.length), rate);
  buffer.copyToChannel(samples, 0);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  end = () => {
    if (context.state !== 'closed') void context.close();
  };
  source.onended = end;
  source.start();
};

/** Nothing is to be heard while a microphone listens. */
export const stopPlaying = (): void => end();
