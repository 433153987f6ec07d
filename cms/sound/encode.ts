import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output } from 'mediabunny';
import type { Pcm } from './pcm.ts';

/** Enough for one voice in one channel. */
const BITS_PER_SECOND = 64_000;

let isRegistered = false;

/** The sound as an MP3 file in one channel, which every current browser plays (decision 091). */
export const encodeSound = async ({ samples, rate }: Pcm): Promise<Uint8Array<ArrayBuffer>> => {
  if (!isRegistered) registerMp3Encoder();
  isRegistered = true;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp3OutputFormat(), target });
  const track = new AudioSampleSource({ codec: 'mp3', bitrate: BITS_PER_SECOND });
  output.addAudioTrack(track);
  await output.start();
  const sample = new AudioSample({
    data: samples,
    format: 'f32',
    numberOfChannels: 1,
    sampleRate: rate,
    timestamp: 0,
  });
  await track.add(sample);
  sample.close();
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer());
};
