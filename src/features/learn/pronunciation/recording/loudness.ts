/** Below this peak a recording holds no voice. Leans to sending: a whisper near by is 0.02. */
const SILENCE_PEAK = 0.005;
const LOOK_EVERY_MS = 40;

export type Loudness = {
  /** The present peak, from 0 to 1. */
  now: () => number;
  /** Whether nothing was ever heard; false where the browser doesn't let us look. */
  wasSilent: () => boolean;
  end: () => void;
};

/** Watches how loud a microphone is. Transcription servers make up words for silence. */
export const watchLoudness = (stream: MediaStream): Loudness => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let peak = 0;
  let looks = 0;
  const now = () => {
    if (context.state !== 'running') return 0;
    analyser.getFloatTimeDomainData(samples);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    peak = Math.max(peak, loudest);
    looks += 1;
    return loudest;
  };
  const timer = setInterval(now, LOOK_EVERY_MS);
  return {
    now,
    wasSilent: () => looks > 0 && peak < SILENCE_PEAK,
    end: () => {
      clearInterval(timer);
      if (context.state !== 'closed') void context.close();
    },
  };
};
