import { speak } from './speech.ts';

/**
 * Lets every element with `data-speak` read its Chinese aloud, and shows the notice
 * (`data-speech-notice`) where the device can't.
 */
export const bindSpeakButtons = (rate?: number) => {
  const notice = document.querySelector<HTMLElement>('[data-speech-notice]');
  notice?.querySelector('button')?.addEventListener('click', () => (notice.hidden = true));
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-speak]');
    const text = button ? button.dataset['speak'] : undefined;
    if (!text) return;
    void speak(text, rate).then((result) => {
      if (notice) notice.hidden = result === 'spoken';
    });
  });
};
