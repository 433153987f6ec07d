import { atom, readonlyType } from 'nanostores';
import { countAsDead, playVoice, voiceSources, type VoiceSource } from './device-voice.ts';
import type { Player } from './player.ts';
import { playRecording, recordingSource, type RecordingSource } from './recording-player.ts';
import { readVoiceConsent, storeVoiceConsent } from './remote-consent.ts';
import { SPEECH_RATE, SLOWER } from './rates.ts';
import { forgetSilence, rememberSilence } from './silence.ts';
import { findSound } from './sound-index.ts';
import {
  isPlaying,
  quiet,
  stepSpeech,
  waitOfSpeech,
  type Playing,
  type Speech,
  type SpeechEvent,
} from './speech.machine.ts';

/** What is to be said: Chinese text, slower and twice if wanted. */
export type Wish = {
  readonly text: string;
  /** Where a text is read in two ways, the one that is meant. */
  readonly pinyin?: string | undefined;
  /** Of a voice's own speed, what is usual on the page (SHELL-12). */
  readonly rate?: number | undefined;
  /** Of the usual speed, of whoever says it. */
  readonly speed?: number;
  readonly isSlow?: boolean;
  readonly times?: 1 | 2;
};

/** `said` to its end, `silent` where nothing began, `stopped` by another wish or by the page. */
export type Said = 'said' | 'silent' | 'stopped';

type SpeechSource = RecordingSource | VoiceSource;

const $speech = atom<Speech<SpeechSource>>(quiet);
export const speech = readonlyType($speech);

let wish: Wish = { text: '' };
/** A recording waits for no voices: its silence says nothing of those that the device has. */
let isRecorded = false;
let player: Player | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let answer: ((said: Said) => void) | undefined;
let tellBegun: (() => void) | undefined;
/** Wishes are counted: while one looks for voices another may come. */
let wishes = 0;

/** Pages of this site share the device's one voice: who speaks last is heard. */
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('hanlu-speech') : undefined;
others?.addEventListener('message', () => stopSaying());

/**
 * Reads Chinese aloud by the first that can (SOUND-1), ending what was being read. `begun` is called
 * when it is heard, each time that it is said.
 */
export const say = async (next: Wish, begun?: () => void): Promise<Said> => {
  const isWanted = claimSpeech();
  const sound = await findSound(next.text, next.pinyin);
  const voices = isWanted() ? await allowedVoices(sound !== undefined) : [];
  const sources = [...(sound ? [recordingSource(sound)] : []), ...voices];
  if (!isWanted()) return 'stopped';
  wish = next;
  isRecorded = sound !== undefined;
  tellBegun = begun;
  const said = new Promise<Said>((resolve) => {
    answer = resolve;
  });
  const mayBeRemote = readVoiceConsent() === 'yes';
  send({ type: 'asked', sources, times: next.times ?? 1, mayBeRemote });
  return said;
};

/** Ends what is being read, for what is to be; answers whether that is still wanted. */
export const claimSpeech = (): (() => boolean) => {
  stopSaying();
  const mine = wishes;
  return () => mine === wishes;
};

const allowedVoices = async (hasSound = false): Promise<VoiceSource[]> => {
  const voices = await voiceSources(hasSound);
  const isDeclined = readVoiceConsent() === 'no';
  return voices.filter(({ isRemote }) => !isRemote || !isDeclined);
};

/** Whether there is a voice that may read; some browsers take a second to list theirs. */
export const hasVoice = async (): Promise<boolean> => (await allowedVoices()).length > 0;

/** Ends what is being read. */
export const stopSaying = () => {
  wishes += 1;
  send({ type: 'stopped' });
};

/** The visitor's answer about a remote voice; it is kept. */
export const answerAboutRemote = (consent: 'yes' | 'no') => {
  storeVoiceConsent(consent);
  send({ type: consent === 'yes' ? 'agreed' : 'declined' });
};

const send = (event: SpeechEvent<SpeechSource>) => {
  const before = $speech.get();
  const after = stepSpeech(before, event);
  if (after === before) return;
  clearTimeout(timer);
  if (isPlaying(before) && isDead(before, event, after)) countAsDead(before.source);
  if (after.turn !== before.turn) {
    player?.stop();
    player = undefined;
  }
  const wait = waitOfSpeech(after);
  if (wait && isPlaying(after)) timer = setTimeout(() => void end(after, wait.then), wait.ms);
  $speech.set(after);
  if (after.at === 'starting') begin(after);
  if (after.at === 'speaking' && !('sound' in after.source)) forgetSilence();
  if (after.at === 'silent') {
    if (!isRecorded) rememberSilence();
    settle('silent');
  }
  if (after.at === 'quiet') settle(event.type === 'stopped' ? 'stopped' : 'said');
};

/** Whether what was tried never began, or ended at once so that another has its turn (SOUND-1). */
const isDead = (
  before: Playing<SpeechSource>,
  event: SpeechEvent<SpeechSource>,
  after: Speech<SpeechSource>,
): boolean => {
  if (event.type !== 'failed' && event.type !== 'ended') return false;
  if (before.at === 'starting') return true;
  const isSaidAgain = 'source' in after && after.source === before.source;
  return event.type === 'ended' && after.at !== 'quiet' && !isSaidAgain;
};

type Begun = { readonly turn: number; readonly source: SpeechSource };

const end = async ({ turn, source }: Begun, type: 'ended' | 'failed') => {
  if (type === 'ended') return send({ type, turn, now: performance.now() });
  if (!('sound' in source)) return send({ type, turn });
  // It waited for no voices: those that were late to be listed have their turn (SOUND-7).
  player?.stop();
  send({ type, turn, rest: await allowedVoices() });
};

const begin = (begun: Begun) => {
  const { turn, source } = begun;
  const { text, rate = SPEECH_RATE, speed = 1, isSlow = false } = wish;
  others?.postMessage('begins');
  player =
    'sound' in source
      ? playRecording(source, { speed, isSlow })
      : playVoice(source, text, rate * speed * (isSlow ? SLOWER : 1));
  player.play({
    started: () => {
      send({ type: 'started', turn, now: performance.now() });
      tellBegun?.();
    },
    ended: () => void end(begun, 'ended'),
    failed: () => void end(begun, 'failed'),
  });
};

const settle = (said: Said) => {
  answer?.(said);
  answer = undefined;
};
