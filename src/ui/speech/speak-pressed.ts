import { answerAboutRemote, say, speech, type Wish } from './say.ts';
import {
  askAboutRemote,
  clearSpeechNotice,
  placeSpeechNotice,
  tellLate,
  tellRemoteReads,
  tellSilence,
} from './speech-notice.ts';

/** A recording that takes so long is told of. */
const LATE_MS = 1_200;

let late: ReturnType<typeof setTimeout> | undefined;
/** The button whose text is being said; CSS shows it. */
let speaking: HTMLElement | undefined;
/** A question says in its own place that nothing was heard; no notice says it once more. */
let isSilenceTold = false;

/** Says what a button stands for, or tells at the foot of the page why nothing is heard. */
export const speakPressed = (button: HTMLElement, wish: Wish): void => {
  // Its state ends what an earlier button shows.
  void say(wish);
  speaking?.removeAttribute('data-speaking');
  speaking = button;
  isSilenceTold = false;
  placeSpeechNotice(button);
};

/** Whatever is said next, its silence is told where it was wished. */
export const tellAllButSilence = (): void => {
  isSilenceTold = true;
  placeSpeechNotice(document.body);
};

speech.listen((now, before) => {
  const isHeard = now.at === 'starting' || now.at === 'speaking';
  if (isHeard) speaking?.setAttribute('data-speaking', now.at);
  else speaking?.removeAttribute('data-speaking');

  // The mark on all buttons (SOUND-4).
  const page = document.documentElement.dataset;
  if (now.at === 'silent') page['voice'] = 'none';
  else if (now.at === 'speaking') delete page['voice'];

  clearTimeout(late);
  if (now.at === 'starting' && 'sound' in now.source) late = setTimeout(tellLate, LATE_MS);

  if (now.at === 'asking') askAboutRemote(answerAboutRemote);
  else if (now.at === 'silent' && !isSilenceTold) tellSilence();
  else if (now.at === 'speaking') {
    clearSpeechNotice();
    if (now.source.isRemote) tellRemoteReads();
  } else if (now.at !== 'starting' && (before?.at === 'starting' || before?.at === 'asking')) {
    // Who was waited for is not wanted any more, or has not come.
    clearSpeechNotice();
  }
});
