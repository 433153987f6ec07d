import type { BrowserContext, Page } from '@playwright/test';
import type { FullTone } from '#src/domain/pitch/tone.ts';
import { contourFor, randomOf, SAMPLE_RATE, say, voiceOf } from '../voices/synthetic-voice.ts';

export const SILENCE = new Float32Array(SAMPLE_RATE);
const voice = voiceOf('woman', randomOf(4));

/** A syllable as a woman says it, who lives nowhere. */
const syllable = (tone: FullTone, seed: number): Float32Array => {
  const random = randomOf(seed);
  const contour = contourFor(tone, random);
  return say({ voice, contour, seconds: 0.4, signalToNoise: 30, random });
};
export const SYLLABLES = {
  1: syllable(1, 1),
  2: syllable(2, 5),
  3: syllable(3, 3),
  4: syllable(4, 2),
};
const bottom = 12 * Math.log2(voice.lowHz);

/** Two syllables with a rest between them, as somebody says them who is careful. */
const two = (first: FullTone, second: FullTone) =>
  Float32Array.from([
    ...SYLLABLES[first],
    ...SILENCE.slice(0, SAMPLE_RATE / 5),
    ...SYLLABLES[second],
  ]);
export const SOUNDS = { ...SYLLABLES, silence: SILENCE, '2 3': two(2, 3), '4 4': two(4, 4) };
type Sound = keyof typeof SOUNDS;

/** Whoever is calibrated already. */
export const keepRange = (page: Page) =>
  page.addInitScript(
    (range) => localStorage.setItem('hanlu.voice-range', JSON.stringify({ version: 1, ...range })),
    { low: bottom, high: bottom + voice.width },
  );

/**
 * A microphone into which is said what the journey chooses, take by take: a moment after the site
 * has begun to listen, however long a busy machine takes to get there.
 */
export const giveVoice = (page: Page) =>
  page.addInitScript(
    ({ sounds, rate }) => {
      const state = Object.assign(window, {
        next: 'silence',
        tracks: [] as MediaStreamTrack[],
      });
      const spoken = new WeakMap<MediaStream, () => void>();
      navigator.mediaDevices.getUserMedia = async () => {
        const context = new AudioContext();
        await context.resume();
        const stream = context.createMediaStreamDestination();
        const samples = Float32Array.from(sounds[state.next] ?? []);
        const buffer = context.createBuffer(1, samples.length, rate);
        buffer.copyToChannel(samples, 0);
        const source = new AudioBufferSourceNode(context, { buffer });
        source.connect(stream);
        spoken.set(stream.stream, () => source.start(context.currentTime + 0.4));
        state.tracks.push(...stream.stream.getTracks());
        return stream.stream;
      };
      const { createMediaStreamSource } = AudioContext.prototype;
      AudioContext.prototype.createMediaStreamSource = function (stream) {
        spoken.get(stream)?.();
        return createMediaStreamSource.call(this, stream);
      };
    },
    {
      rate: SAMPLE_RATE,
      sounds: Object.fromEntries(
        Object.entries(SOUNDS).map(([name, samples]) => [
          name,
          [...samples].map((sample) => Number(sample.toFixed(4))),
        ]),
      ),
    },
  );
export const sayNext = (page: Page, what: Sound) =>
  page.evaluate((next) => Object.assign(window, { next }), String(what));

export const openTracks = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { tracks: MediaStreamTrack[] }).tracks.filter(
        ({ readyState }) => readyState === 'live',
      ).length,
  );

/** The microphone is unplugged while it listens. */
export const loseMicrophone = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { tracks: MediaStreamTrack[] }).tracks
      .at(-1)
      ?.dispatchEvent(new Event('ended')),
  );

/** The screen is locked, or another tab is in front, until the page is shown again. */
export const hidePage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
export const showPage = (page: Page) =>
  page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false }));

/** Another window of the site is recording. */
export const recordElsewhere = async (context: BrowserContext) => {
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('hanlu-microphone', () => {
          held();
          return new Promise(() => undefined);
        });
      }),
  );
};
