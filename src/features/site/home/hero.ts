import { prefersLessData } from '#src/lib/data-saver.ts';
import { STILL_QUERIES } from './hero.machine.ts';
import { startHero } from './hero-canvas.ts';

const IDLE_TIMEOUT_MS = 2000;
const IDLE_FALLBACK_MS = 300;

/**
 * Decides what the hero is for this visitor: a still for those who save data or want no motion,
 * else a living picture, begun when the page has loaded and the hero is on the screen.
 */
export const bindHero = (hero: HTMLElement | null) => {
  if (!hero) return;
  if (prefersLessData()) return showStill(hero);
  const calm = matchMedia(STILL_QUERIES.join(', '));
  const begin = () => {
    if (calm.matches) return;
    calm.removeEventListener('change', begin);
    afterLoadAndIdle(() => whenSeen(hero, () => startHero(hero, calm)));
  };
  calm.addEventListener('change', begin);
  begin();
};

/** Reduced motion picks the still by media query; saving data is a wish that no query sees. */
const showStill = (hero: HTMLElement) => {
  hero.dataset['still'] = '';
  for (const source of hero.querySelectorAll<HTMLSourceElement>('source[data-still-source]')) {
    source.media = source.dataset['stillSource'] ?? '';
  }
};

const afterLoadAndIdle = (start: () => void) => {
  const whenIdle = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(start, IDLE_FALLBACK_MS);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};

const whenSeen = (element: HTMLElement, callback: () => void) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
};
