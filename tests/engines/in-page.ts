import {
  configure,
  queryAllByLabelText,
  queryAllByRole,
  queryAllByText,
} from '@testing-library/dom';

/** A sentence as it stands, or a pattern; patterns travel to the page as their source. */
export type Words = string | { pattern: string };

/** One step of the way to an element, in the terms in which visitors know it. */
export type Step =
  | { by: 'role'; role: string; name?: Words }
  | { by: 'label'; label: Words }
  | { by: 'text'; text: Words }
  | { by: 'selector'; selector: string }
  | { by: 'order'; index: number };

export type Point = { x: number; y: number };

const matcherOf = (words: Words) =>
  typeof words === 'string' ? words : new RegExp(words.pattern, 'u');

configure({ defaultIgnore: 'script, style, template' });

const insideOf = (parent: HTMLElement, step: Exclude<Step, { by: 'order' }>): HTMLElement[] => {
  switch (step.by) {
    case 'role':
      return queryAllByRole(
        parent,
        step.role,
        step.name === undefined ? {} : { name: matcherOf(step.name) },
      );
    case 'label':
      return queryAllByLabelText(parent, matcherOf(step.label));
    case 'text':
      return queryAllByText(parent, matcherOf(step.text));
    case 'selector':
      return [...parent.querySelectorAll<HTMLElement>(step.selector)];
  }
};

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 0;

/** What lies at the end of the way and can be seen, in the order of the page. */
const all = (way: Step[]): HTMLElement[] =>
  way.reduce<HTMLElement[]>(
    (found, step) => {
      if (step.by === 'order') return found.slice(step.index, step.index + 1);
      const inside = found.flatMap((parent) => insideOf(parent, step));
      return [...new Set(inside)].filter(isShown);
    },
    [document.documentElement],
  );

/** The only element at the end of the way. Throws where there is none or more than one. */
const one = (way: Step[]): HTMLElement => {
  const [element, ...more] = all(way);
  if (!element) throw new Error(`Nothing is shown at ${JSON.stringify(way)}`);
  if (more.length > 0) throw new Error(`${more.length + 1} lie at ${JSON.stringify(way)}`);
  return element;
};

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** The middle of an element that stands still in the window, with nothing over it. */
const pointOf = async (way: Step[]): Promise<Point> => {
  const element = one(way);
  if (element.matches(':disabled')) throw new Error('It is disabled');
  const { top, bottom } = element.getBoundingClientRect();
  const BAR_PX = 80;
  if (top < BAR_PX || bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await nextFrame();
  await nextFrame();
  const { x, y, width, height } = element.getBoundingClientRect();
  if (before.x !== x || before.y !== y) throw new Error('It still moves');
  const point = { x: x + width / 2, y: y + height / 2 };
  const over = document.elementFromPoint(point.x, point.y);
  const isOwn = over && (element.contains(over) || over.closest('label')?.control === element);
  if (!isOwn) throw new Error(`${over?.outerHTML.slice(0, 200) ?? 'Nothing'} lies over it`);
  return point;
};

/** Sets what a control holds as the browser does when somebody chooses. */
const setValue = (way: Step[], value: string) => {
  const element = one(way);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
  set?.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
};

const watched: (string | null)[] = [];

const inPage = {
  count: (way: Step[]) => all(way).length,
  text: (way: Step[]) => one(way).innerText,
  attribute: (way: Step[], name: string) => one(way).getAttribute(name),
  attributes: (way: Step[], name: string) =>
    all(way).map((found) => found.getAttribute(name) ?? ''),
  /** From now on remembers what an attribute becomes, also what it is for a moment alone. */
  watch: (way: Step[], name: string) => {
    const element = one(way);
    new MutationObserver(() => watched.push(element.getAttribute(name))).observe(element, {
      attributeFilter: [name],
    });
  },
  watched: () => watched,
  value: (way: Step[]) => (one(way) as HTMLInputElement).value,
  isTicked: (way: Step[]) => (one(way) as HTMLInputElement).checked,
  focus: (way: Step[]) => one(way).focus(),
  isEnabled: (way: Step[]) => !one(way).matches(':disabled'),
  isFocused: (way: Step[]) => one(way) === document.activeElement,
  box: (way: Step[]) => {
    const { x, y, width, height } = one(way).getBoundingClientRect();
    return { x, y, width, height };
  },
  pointOf,
  setValue,
  focusAndSelect: (way: Step[]) => {
    const element = one(way) as HTMLInputElement;
    element.focus();
    element.select();
  },
  scrollToMiddle: (way: Step[]) =>
    one(way).scrollIntoView({ block: 'center', behavior: 'instant' }),
  scrollTo: (way: Step[]) => one(way).scrollIntoView({ block: 'start', behavior: 'instant' }),
  /** The field behind a way, hidden or not: one that takes files often is. */
  fileField: (): HTMLInputElement => {
    const [field, ...more] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    if (!field || more.length > 0) throw new Error('The page has not one field for files');
    return field;
  },
  isLoaded: () => document.readyState === 'complete',
  /** Whether the code of a part of the page has come: no island in it or around it still waits. */
  isAlive: (way: Step[]) => {
    const element = one(way);
    const waits = 'astro-island[ssr]';
    return !element.closest(waits) && !element.querySelector(waits);
  },
  /** All addresses that lie in any cache of the device. */
  kept: async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      found.push(...(await cache.keys()).map(({ url }) => new URL(url).pathname));
    }
    return found;
  },
  /** What an address of the site answers, with the visitor's own session. */
  ask: async (path: string, data?: unknown): Promise<unknown> => {
    const answer = await fetch(path, {
      ...(data !== undefined && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(data),
      }),
    });
    return answer.json();
  },
};

export type InPage = typeof inPage;

Object.assign(globalThis, { inPage });
