import type { Recogniser, Heard } from './recogniser.ts';
import type { Fault } from '../practice.machine.ts';

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

/** Lets the browser's own recogniser listen. Its maker may receive the voice: ask before. */
export const browserRecogniser: Recogniser = ({ lost, enough }) =>
  new Promise((resolve) => {
    const Class = recogniserClass();
    if (!Class) return resolve('no_listener');
    const recogniser = new Class();
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
        if (!isOpen) resolve(fault ?? 'unavailable');
        else if (fault) lost(fault);
        else enough();
      });
    });
    recogniser.addEventListener('start', () => {
      isOpen = true;
      resolve({
        level: () => undefined,
        cancel: () => recogniser.abort(),
        finish: () => {
          recogniser.stop();
          return ended;
        },
      });
    });
    recogniser.start();
  });
