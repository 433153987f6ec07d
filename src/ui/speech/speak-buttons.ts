import { addSpeechNotice } from './speech-notice.ts';
import { speak } from './speech.ts';

/** The Chinese that a click is to be answered with: that of `data-speak`, or else its own text. */
export const spokenText = (target: EventTarget | null): string | undefined => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-speak]');
  return button ? button.dataset['speak'] || button.textContent : undefined;
};

/** Lets every element with `data-speak` read its Chinese aloud, or says that the device can't. */
export const bindSpeakButtons = (rate?: number) => {
  const notice = addSpeechNotice();
  document.addEventListener('click', ({ target }) => {
    const text = spokenText(target);
    if (!text) return;
    void speak(text, rate).then((result) => {
      notice.hidden = result === 'spoken';
    });
  });
};
