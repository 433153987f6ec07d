import { SPOKEN_TONES } from '#src/domain/mandarin/tones.ts';
import { spokenSyllable } from './syllables.ts';

/** Lets the tone that is chosen stand on every syllable, and be heard where it is said (SOUNDS-3). */
export const bindSyllables = (root: HTMLElement) => {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-base]')];
  root.addEventListener('change', ({ target }) => {
    const value = target instanceof HTMLInputElement ? Number(target.value) : 0;
    const tone = SPOKEN_TONES.find((one) => one === value);
    if (!tone) return;
    for (const button of buttons) {
      const { base = '', hanzi = '' } = button.dataset;
      const spoken = spokenSyllable(base, hanzi, tone);
      button.disabled = !spoken;
      button.dataset['speak'] = spoken?.hanzi ?? '';
      button.dataset['pinyin'] = spoken?.pinyin ?? '';
      button.textContent = spoken?.pinyin ?? base;
    }
  });
};
