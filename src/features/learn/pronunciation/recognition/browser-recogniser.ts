import { holdMicrophone, isMicrophoneFree } from '#src/ui/microphone/microphone.ts';
import type { Recogniser, Heard } from './recogniser.ts';
import type { Fault } from '../practice.machine.ts';
import { startRecording, type Recording } from '../recording/recorder.ts';

/** The part of the Web Speech API that is used; browsers still differ about its name. */
type SpeechRecogniser = EventTarget & {
  lang: string;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
};
type ResultEvent = Event & { results: Iterable<{ 0?: { transcript: string } }> };
type ErrorEvent = Event & { error: string };

const FAULT_OF_ERROR: Readonly<Record<string, Fault>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'no_listener',
  'language-not-supported': 'no_listener',
  'audio-capture': 'no_device',
  'no-speech': 'silent',
  network: 'offline',
};

const recogniserClass = (): (new () => SpeechRecogniser) | undefined => {
  const names = globalThis as {
    SpeechRecognition?: new () => SpeechRecogniser;
    webkitSpeechRecognition?: new () => SpeechRecogniser;
  };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
};

export const hasRecogniser = (): boolean => recogniserClass() !== undefined;

/** What hears beside the recogniser, which hands no sound over. */
type Beside = Pick<Recording, 'cancel'> & Partial<Recording> & { begin?: () => void };

/**
 * Only Chromium on a computer lets two listen to one microphone, without asking twice; elsewhere
 * the recogniser has it alone, and nothing is recorded.
 */
const mayRecordBeside = (): boolean => {
  const { userAgentData } = navigator as { userAgentData?: { mobile: boolean } };
  return userAgentData?.mobile === false;
};

/** Keeps other windows from listening, from when the recogniser does. */
const alone = (): Beside => {
  let held: ReturnType<typeof holdMicrophone> | undefined;
  return {
    begin: () => {
      held = holdMicrophone();
    },
    cancel: () => void held?.then((release) => release?.()),
  };
};

const listenBeside = async (lost: (fault: Fault) => void): Promise<Beside | Fault> => {
  const recording = mayRecordBeside() ? await startRecording(lost) : 'unsupported';
  if (recording !== 'unsupported') return recording;
  return (await isMicrophoneFree()) ? alone() : 'other_tab';
};

/** Lets the browser's own recogniser listen. Its maker may receive the voice: ask before. */
export const browserRecogniser: Recogniser = async ({ lost, enough }) => {
  const Class = recogniserClass();
  if (!Class) return 'no_listener';
  const beside = await listenBeside(lost);
  return typeof beside === 'string' ? beside : recognise(new Class(), beside, { lost, enough });
};

const recognise = (
  recogniser: SpeechRecogniser,
  beside: Beside,
  { lost, enough }: Parameters<Recogniser>[0],
): ReturnType<Recogniser> =>
  new Promise((resolve) => {
    recogniser.lang = 'zh-CN';
    recogniser.interimResults = false;

    let text = '';
    let fault: Fault | undefined;
    let isOpen = false;
    recogniser.addEventListener('result', (event) => {
      text = [...(event as ResultEvent).results]
        .map((result) => result[0]?.transcript ?? '')
        .join('');
    });
    recogniser.addEventListener('error', (event) => {
      fault = FAULT_OF_ERROR[(event as ErrorEvent).error] ?? 'unavailable';
    });
    const ended = new Promise<Heard>((settle) => {
      recogniser.addEventListener('end', () => {
        settle(fault ? { fault } : { text });
        if (!isOpen) {
          beside.cancel();
          resolve(fault ?? 'unavailable');
        } else if (fault) lost(fault);
        else enough();
      });
    });
    recogniser.addEventListener('start', () => {
      isOpen = true;
      beside.begin?.();
      resolve({
        level: () => beside.level?.(),
        cancel: () => {
          recogniser.abort();
          beside.cancel();
        },
        finish: async () => {
          recogniser.stop();
          const recording = await beside.finish?.();
          const heard = await ended;
          beside.cancel();
          return recording instanceof Blob ? { ...heard, recording } : heard;
        },
      });
    });
    try {
      recogniser.start();
    } catch {
      beside.cancel();
      resolve('unavailable');
    }
  });
