import { inLocale } from '#src/i18n/messages.ts';
import { pageLocale } from '#src/i18n/paths.ts';
import { deviceKind } from './device-kind.ts';
import { readVoiceConsent, storeVoiceConsent } from './remote-consent.ts';
import { stopSaying } from './say.ts';
import { speechMessages } from './speech.messages.ts';

const CROSS =
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>';

const t = inLocale(pageLocale('learn', document.documentElement.lang), speechMessages);

/** Stands there before it says something, or a screen reader would not hear of a change in it. */
const region = document.createElement('div');
region.role = 'status';
/** The question stands beside it: it is no news, but asks for an answer. */
const place = document.createElement('div');
place.className = 'pointer-events-none fixed inset-x-0 bottom-0 z-40 p-2 sm:p-4';
place.append(region);

/** The button that was pressed; a game names the whole page. */
let speaker: Element | undefined;
let question: { card: HTMLElement; returnTo: Element | undefined } | undefined;

/** Brings the place of notices to where a button was pressed: a window makes the page behind inert. */
export const placeSpeechNotice = (button: Element) => {
  speaker = button;
  const host = button.closest('dialog') ?? document.querySelector('main') ?? document.body;
  if (place.parentNode !== host) host.append(place);
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

/** Asks whether a voice may read that its maker speaks from afar; to close it ends the wish. */
export const askAboutRemote = (answer: (consent: 'yes' | 'no') => void) => {
  const reply = (consent: 'yes' | 'no') => () => {
    clearSpeechNotice();
    answer(consent);
  };
  const choices = [
    button(t.remote.agree, 'primary', reply('yes')),
    button(t.remote.decline, 'quiet', reply('no')),
  ];
  clearSpeechNotice();
  const asked = card([t.remote.title, t.remote.text], choices, stopSaying);
  asked.role = 'group';
  asked.ariaLabel = t.remote.title;
  asked.tabIndex = -1;
  asked.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') stopSaying();
  });
  // Safari gives a button that is pressed no focus.
  const active = document.activeElement;
  const hasFocus = active !== null && active !== document.body;
  question = { card: asked, returnTo: hasFocus ? active : speaker };
  place.append(asked);
  asked.focus();
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

/** Takes away what is shown; the focus leaves a question for the speaker. */
export const clearSpeechNotice = () => {
  region.replaceChildren();
  const asked = question;
  question = undefined;
  const hadFocus = asked?.card.contains(document.activeElement);
  asked?.card.remove();
  if (hadFocus && asked?.returnTo instanceof HTMLElement) asked.returnTo.focus();
};

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
  clearSpeechNotice();
  region.append(card(sentences, actions, clearSpeechNotice));
};

const card = (
  sentences: readonly string[],
  actions: readonly HTMLElement[],
  onClose: () => void,
): HTMLElement => {
  const [first, ...others] = sentences.map((sentence, index) => {
    const line = document.createElement('p');
    line.textContent = sentence;
    if (index === 0 && sentences.length > 1) line.className = 'font-medium';
    return line;
  });
  const close = button('', 'quiet', onClose);
  close.className = 'button button-quiet size-11 shrink-0 border-transparent p-0';
  close.ariaLabel = t.close;
  close.innerHTML = CROSS;
  const head = document.createElement('div');
  head.className = 'flex items-center justify-between gap-2';
  head.append(...(first ? [first] : []), close);
  const choices = document.createElement('div');
  choices.className = 'flex flex-wrap gap-2 empty:hidden';
  choices.append(...actions);
  const made = document.createElement('div');
  made.className =
    'card pointer-events-auto mx-auto grid max-w-xl gap-2 p-3 text-sm leading-snug sm:p-4 sm:text-base';
  made.append(head, ...others, choices);
  return made;
};
