import {
  eventOfKey,
  hashOf,
  isFirst,
  isLast,
  isNearBottom,
  stepFestival,
  type FestivalSwitch,
  type FestivalSwitchEvent,
} from './festival-switch.machine.ts';

const directionOf = (element: Element) => (element.matches(':dir(rtl)') ? 'rtl' : 'ltr');

/** Shows one festival of the article at a time; all of them are in the page. */
export const bindFestivals = (article: HTMLElement) => {
  const festivals = [...article.querySelectorAll<HTMLElement>('[data-festival]')];
  const dots = [...article.querySelectorAll<HTMLButtonElement>('[data-dot]')];
  const bar = article.querySelector<HTMLElement>('[data-switch]');
  const previous = article.querySelector<HTMLButtonElement>('[data-previous]');
  const next = article.querySelector<HTMLButtonElement>('[data-next]');
  if (!bar || !previous || !next) return;

  const first: FestivalSwitch = { slugs: festivals.map(({ id }) => id), index: 0 };
  let state = stepFestival(first, { type: 'addressed', hash: location.hash });

  const show = () => {
    festivals.forEach((festival, index) =>
      festival.toggleAttribute('data-away', index !== state.index),
    );
    dots.forEach((dot, index) => {
      if (index === state.index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
    previous.disabled = isFirst(state);
    next.disabled = isLast(state);
    article.toggleAttribute('data-later', !isFirst(state));
  };

  /** Says whether another festival shows now. */
  const send = (event: FestivalSwitchEvent): boolean => {
    const before = state;
    state = stepFestival(state, event);
    if (state === before) return false;
    show();
    if (event.type !== 'addressed') history.pushState(null, '', hashOf(state));
    scrollTo({ top: 0 });
    return true;
  };

  const readOn = () => festivals[state.index]?.querySelector('h2')?.focus({ preventScroll: true });
  const sendAndReadOn = (event: FestivalSwitchEvent) => {
    if (send(event)) readOn();
  };

  previous.addEventListener('click', () => sendAndReadOn({ type: 'previous' }));
  next.addEventListener('click', () => sendAndReadOn({ type: 'next' }));
  dots.forEach((dot, index) =>
    dot.addEventListener('click', () => sendAndReadOn({ type: 'chosen', index })),
  );
  bar.addEventListener('keydown', (pressed) => {
    if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return;
    const event = eventOfKey(pressed.key, directionOf(bar), state);
    if (!event) return;
    pressed.preventDefault();
    send(event);
    // Whoever walks with the arrow keys stays on the switch and hears the name of the dot.
    dots[state.index]?.focus({ preventScroll: true });
  });
  addEventListener('hashchange', () => send({ type: 'addressed', hash: location.hash }));

  const followScroll = () => {
    const { scrollHeight: page } = document.documentElement;
    bar.toggleAttribute(
      'data-near-bottom',
      isNearBottom({ scrolled: scrollY, viewport: innerHeight, page }),
    );
  };
  addEventListener('scroll', followScroll, { passive: true });
  addEventListener('resize', followScroll, { passive: true });
  // What is laid out late changes the height of the page under a reader who stands still.
  new ResizeObserver(followScroll).observe(document.documentElement);

  show();
  article.dataset['ready'] = '';
};
