import { inLocale } from '#src/i18n/messages.ts';
import { pageLocale } from '#src/i18n/paths.ts';
import { speakerFailureMessages } from './speaker-failure.messages.ts';

let notice: HTMLElement | undefined;

/**
 * Says at the foot of the page that what reads aloud did not come (SOUND-4). It is light, as it has
 * to be there before. Some browsers keep in mind which modules they could not get, so it offers to
 * load the page again.
 */
export const tellSpeakerFailure = (speaker: Element): void => {
  clearSpeakerFailure();
  const t = inLocale(pageLocale('common', document.documentElement.lang), speakerFailureMessages);
  const text = document.createElement('p');
  text.textContent = t.failed;
  const choices = document.createElement('div');
  choices.className = 'flex flex-wrap gap-2';
  choices.append(
    button(t.reload, () => location.reload()),
    button(t.close, clearSpeakerFailure),
  );
  notice = document.createElement('div');
  notice.role = 'alert';
  notice.className =
    'card fixed inset-x-2 bottom-2 z-40 mx-auto grid max-w-xl gap-2 p-3 text-sm leading-snug sm:p-4 sm:text-base';
  notice.append(text, choices);
  (speaker.closest('dialog') ?? document.querySelector('main') ?? document.body).append(notice);
};

export const clearSpeakerFailure = (): void => {
  notice?.remove();
  notice = undefined;
};

const button = (text: string, onClick: () => void) => {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button button-quiet px-4';
  made.textContent = text;
  made.addEventListener('click', onClick);
  return made;
};
