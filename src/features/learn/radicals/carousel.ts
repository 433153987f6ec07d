import {
  eventOfKey,
  isFirst,
  isLast,
  nearestSlide,
  stepCarousel,
  type Carousel,
  type CarouselEvent,
} from './carousel.machine.ts';

/** A swipe has come to rest when nothing has scrolled for this long. */
const REST_MS = 120;

const startEdge = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return element.matches(':dir(rtl)') ? right : left;
};

/** Gives the track, which swipes on its own, its buttons, keys and announcements. */
export const bindCarousel = (root: HTMLElement) => {
  const track = root.querySelector<HTMLElement>('[data-track]');
  const slides = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  const dots = [...root.querySelectorAll<HTMLButtonElement>('[data-dot]')];
  const controls = root.querySelector<HTMLElement>('[data-controls]');
  const previous = root.querySelector<HTMLButtonElement>('[data-previous]');
  const next = root.querySelector<HTMLButtonElement>('[data-next]');
  const status = root.querySelector<HTMLElement>('[data-status]');
  if (!track || !controls || !previous || !next || !status) return;

  let carousel: Carousel = { index: 0, size: slides.length, mayTurnAgain: false };
  const distances = () => slides.map((slide) => startEdge(slide) - startEdge(track));

  const show = () => {
    const hadFocus = document.activeElement;
    // What lies beside the track is out of sight, so it is out of reach too.
    slides.forEach((slide, index) => (slide.inert = index !== carousel.index));
    dots.forEach((dot, index) => {
      if (index === carousel.index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
    previous.disabled = isFirst(carousel);
    next.disabled = isLast(carousel);
    if (hadFocus === previous && previous.disabled) next.focus();
    if (hadFocus === next && next.disabled) previous.focus();
    const text = (status.dataset['template'] ?? '')
      .replace('{n}', String(carousel.index + 1))
      .replace('{total}', String(carousel.size));
    if (status.textContent !== text) status.textContent = text;
  };

  const send = (event: CarouselEvent): boolean => {
    const { index } = carousel;
    carousel = stepCarousel(carousel, event);
    if (carousel.index === index) return false;
    show();
    return true;
  };
  const turn = () => {
    // A place, not a distance: on a distance the browser would stop at every slide between.
    track.scrollTo({ left: track.scrollLeft + (distances()[carousel.index] ?? 0) });
  };
  const sendAndTurn = (event: CarouselEvent) => {
    if (send(event)) turn();
  };
  const settle = () => {
    const index = nearestSlide(distances());
    send({ type: 'rested', index });
    if (index !== carousel.index) turn();
  };

  previous.addEventListener('click', () => sendAndTurn({ type: 'previous' }));
  next.addEventListener('click', () => sendAndTurn({ type: 'next' }));
  dots.forEach((dot, index) =>
    dot.addEventListener('click', () => sendAndTurn({ type: 'reached', index })),
  );
  controls.addEventListener('keydown', (pressed) => {
    if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return;
    const event = eventOfKey(pressed.key, controls.matches(':dir(rtl)') ? 'rtl' : 'ltr', carousel);
    if (!event) return;
    pressed.preventDefault();
    sendAndTurn(event);
    if (dots.some((dot) => dot === document.activeElement)) dots[carousel.index]?.focus();
  });

  for (const type of ['pointerdown', 'wheel', 'keydown']) {
    track.addEventListener(type, () => send({ type: 'taken' }), { passive: true });
  }
  let rest: ReturnType<typeof setTimeout>;
  track.addEventListener(
    'scroll',
    () => {
      clearTimeout(rest);
      rest = setTimeout(settle, REST_MS);
    },
    { passive: true },
  );
  show();
};
