import { inLocale } from '#src/i18n/messages.ts';
import { pageLocale } from '#src/i18n/paths.ts';
import { speechMessages } from './speech.messages.ts';

const CROSS =
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>';

/** Adds to the page, hidden, that this device read nothing aloud, and what can be done about it. */
export const addSpeechNotice = (): HTMLElement => {
  const t = inLocale(pageLocale('common', document.documentElement.lang), speechMessages);
  const text = document.createElement('p');
  text.textContent = t.noVoice;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'button button-quiet size-11 shrink-0 border-transparent p-0';
  close.ariaLabel = t.close;
  close.innerHTML = CROSS;
  const notice = document.createElement('div');
  notice.hidden = true;
  notice.className =
    'card pointer-events-auto mx-auto flex max-w-xl items-center gap-2 p-2 ps-3 text-sm leading-snug sm:p-4 sm:text-base';
  notice.append(text, close);
  // For good: who has closed it knows, and it covers a part of a phone's screen.
  close.addEventListener('click', () => notice.remove());
  // Stands there from the start, or a screen reader would not hear of a change in it.
  const region = document.createElement('div');
  region.role = 'status';
  region.className = 'pointer-events-none fixed inset-x-0 bottom-0 z-40 p-2 sm:p-4';
  region.append(notice);
  document.querySelector('main')?.append(region);
  return notice;
};
