import { expect } from '@playwright/test';
import type { EngineWindow, Pointer } from './engine-window.ts';
import type { InPage, Point, Step, Words } from './in-page.ts';

type Named = string | RegExp;

/** Where a visitor finds something, and what they do with it there. */
export type Place = ReturnType<typeof placeOf>;

/** A visitor before a window of an engine, who finds things by their roles, labels and words. */
export type Visitor = ReturnType<typeof visitorAt>;

const wordsOf = (named: Named): Words =>
  typeof named === 'string' ? named : { pattern: named.source };

/** What tries again may fail until the page is as a visitor waits for it. */
const until = (attempt: () => Promise<void>, timeout = 20_000) =>
  expect(attempt).toPass({ timeout, intervals: [50, 100, 200, 400] });

const placeOf = (window: EngineWindow, hand: Pointer, way: Step[]) => {
  const further = (step: Step) => placeOf(window, hand, [...way, step]);
  const pointNow = async (): Promise<Point> => {
    const points: Point[] = [];
    await until(async () => void points.push(await window.ask('pointOf', way)));
    return points.at(-1) ?? { x: 0, y: 0 };
  };
  const press = async (pointer: Pointer = hand) => {
    const point = await pointNow();
    await window.down(pointer, point);
    await window.up(pointer);
  };
  const expectCount = (count: number, timeout?: number) =>
    until(async () => expect(await window.ask('count', way)).toBe(count), timeout);

  return {
    role: (role: string, name?: Named) =>
      further({ by: 'role', role, ...(name !== undefined && { name: wordsOf(name) }) }),
    label: (label: Named) => further({ by: 'label', label: wordsOf(label) }),
    text: (text: Named) => further({ by: 'text', text: wordsOf(text) }),
    selector: (selector: string) => further({ by: 'selector', selector }),
    at: (index: number) => further({ by: 'order', index }),
    point: pointNow,
    press,
    box: () => window.ask('box', way),
    count: () => window.ask('count', way),
    attribute: (name: string) => window.ask('attribute', way, name),
    attributes: (name: string) => window.ask('attributes', way, name),
    /** Collects what an attribute becomes from now on, for `watched`. */
    watch: (name: string) => window.ask('watch', way, name),
    innerText: () => window.ask('text', way),
    scrollToMiddle: () => until(() => window.ask('scrollToMiddle', way)),
    scrollTo: () => until(() => window.ask('scrollTo', way)),
    value: () => window.ask('value', way),
    isTicked: () => window.ask('isTicked', way),
    focus: () => until(() => window.ask('focus', way)),
    /** Writes over what a field holds. */
    write: async (text: string) => {
      await until(() => window.ask('focusAndSelect', way));
      await window.type(text);
    },
    choose: (value: string) => until(() => window.ask('setValue', way, value)),
    isThere: expectCount.bind(undefined, 1),
    isGone: expectCount.bind(undefined, 0),
    hasCount: expectCount,
    /** Its code has come: what is pressed from now on counts. */
    isAlive: () => until(async () => expect(await window.ask('isAlive', way)).toBe(true)),
    isEnabled: () => until(async () => expect(await window.ask('isEnabled', way)).toBe(true)),
    isFocused: () => until(async () => expect(await window.ask('isFocused', way)).toBe(true)),
    hasText: (text: string, timeout?: number) =>
      until(async () => expect(await window.ask('text', way)).toContain(text), timeout),
    hasValue: (value: string) =>
      until(async () => expect(await window.ask('value', way)).toBe(value)),
    hasAttribute: (name: string, value: string | null) =>
      until(async () => expect(await window.ask('attribute', way, name)).toBe(value)),
  };
};

/** The visitor of a window of the site at this address, who presses by mouse or by finger. */
export const visitorAt = (window: EngineWindow, site: string, hand: Pointer) => {
  const { role, label, text, selector } = placeOf(window, hand, []);
  return {
    role,
    label,
    text,
    selector,
    open: async (path: string) => {
      await window.goto(site + path);
      await until(async () => expect(await window.ask('isLoaded')).toBe(true));
    },
    isAt: (address: RegExp) => until(async () => expect(await window.url()).toMatch(address)),
    /** What an address answers to a GET, or to a POST of these data. */
    ask: (...asked: Parameters<InPage['ask']>) => window.ask('ask', ...asked),
    kept: (): ReturnType<InPage['kept']> => window.ask('kept'),
    hand,
    watched: () => window.ask('watched'),
    move: window.move,
    down: window.down,
    up: window.up,
    type: window.type,
    key: window.press,
    chooseFile: (path: string) => until(() => window.chooseFile(path)),
    until,
  };
};
