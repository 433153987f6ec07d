import { inLocale } from '#src/i18n/messages.ts';
import { pageLocale } from '#src/i18n/paths.ts';
import { deviceKind } from './device-kind.ts';
import { readVoiceConsent, storeVoiceConsent } from './remote-consent.ts';
import { stopSaying } from './say.ts';
import { speechMessages } from './speech.messages.ts';

const CROSS =
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>';

const t = inLocale(pageLocale('common', document.documentElement.lang), speechMessages);

/** Stands there before it says something, or a screen reader would not hear of a change in it. */
const region = document.createElement('div');
region.role = 'status';
region.className = 'pointer-events-none fixed inset-x-0 bottom-0 z-40 p-2 sm:p-4';

/** Brings the place of notices to where a button was pressed: a window makes the page behind inert. */
export const placeSpeechNotice = (button: Element) => {
  const host = button.closest('dialog') ?? document.querySelector('main') ?? document.body;
  if (region.parentNode !== host) host.append(region);
};

/** What is said once in a visit, by the key that remembers it. */
const isFirstTime = (key: 'speechSilent' | 'speechRemote'): boolean => {
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'told');
  } catch {
    // Where nothing may be stored it is said again.
  }
  return true;
};

/** Says that nothing was heard: once in a visit to everyone, with a way out, then to ears alone. */
export const tellSilence = () => {
  if (isFirstTime('speechSilent')) {
    const kind = deviceKind(navigator.userAgent, navigator.maxTouchPoints) ?? 'other';
    const sentences = [t.silent, t.install[kind], ...(navigator.onLine ? [] : [t.offline])];
    const mayChange = readVoiceConsent() === 'no';
    show(sentences, mayChange ? [button(t.remote.change, 'quiet', agreeLater)] : []);
    return;
  }
  const news = document.createElement('p');
  news.className = 'sr-only';
  news.textContent = t.again;
  region.replaceChildren(news);
};

/** Says that a recording takes its time on a slow network. */
export const tellLate = () => show([t.late], []);

/** Asks whether a voice may read that its maker speaks from afar. */
export const askAboutRemote = (answer: (consent: 'yes' | 'no') => void) => {
  const reply = (consent: 'yes' | 'no') => () => {
    clearSpeechNotice();
    answer(consent);
  };
  const choices = [
    button(t.remote.agree, 'primary', reply('yes')),
    button(t.remote.decline, 'quiet', reply('no')),
  ];
  show([t.remote.title, t.remote.text], choices);
};

/** Says, once in a visit, who is reading, and lets the visitor take the answer back. */
export const tellRemoteReads = () => {
  if (!isFirstTime('speechRemote')) return;
  const revoke = () => {
    storeVoiceConsent('no');
    stopSaying();
    clearSpeechNotice();
  };
  show([t.remote.active], [button(t.remote.revoke, 'quiet', revoke)]);
};

export const clearSpeechNotice = () => region.replaceChildren();

const agreeLater = () => {
  storeVoiceConsent('yes');
  clearSpeechNotice();
};

const button = (text: string, look: 'primary' | 'quiet', onClick: () => void) => {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = `button button-${look} px-4`;
  made.textContent = text;
  made.addEventListener('click', onClick);
  return made;
};

const show = (sentences: readonly string[], actions: readonly HTMLElement[]) => {
  const [first, ...others] = sentences.map((sentence, index) => {
    const line = document.createElement('p');
    line.textContent = sentence;
    if (index === 0 && sentences.length > 1) line.className = 'font-medium';
    return line;
  });
  const close = button('', 'quiet', clearSpeechNotice);
  close.className = 'button button-quiet size-11 shrink-0 border-transparent p-0';
  close.ariaLabel = t.close;
  close.innerHTML = CROSS;
  const head = document.createElement('div');
  head.className = 'flex items-start justify-between gap-2';
  head.append(...(first ? [first] : []), close);
  const choices = document.createElement('div');
  choices.className = 'flex flex-wrap gap-2 empty:hidden';
  choices.append(...actions);
  const card = document.createElement('div');
  card.className =
    'card pointer-events-auto mx-auto grid max-w-xl gap-2 p-3 text-sm leading-snug sm:p-4 sm:text-base';
  card.append(head, ...others, choices);
  region.replaceChildren(card);
};
