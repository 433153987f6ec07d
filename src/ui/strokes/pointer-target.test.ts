// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { pointerTarget } from './pointer-target.ts';

type Point = { x: number; y: number };
type Listener = (event: { getPoint: () => Point }) => void;
type Target = {
  addPointerStartListener: (listener: Listener) => void;
  addPointerMoveListener: (listener: Listener) => void;
  addPointerEndListener: (listener: () => void) => void;
};

/** A canvas at (100, 50), shown at half its size. */
const canvas = () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setPointerCapture = vi.fn();
  svg.getBoundingClientRect = () => new DOMRect(100, 50, 150, 150);
  const heard: string[] = [];
  const at = ({ x, y }: Point) => `${x},${y}`;
  const { createRenderTarget } = pointerTarget(svg, () => heard.push('cancelled'));
  const target = createRenderTarget?.('') as unknown as Target;
  target.addPointerStartListener((event) => heard.push(`start ${at(event.getPoint())}`));
  target.addPointerMoveListener((event) => heard.push(`move ${at(event.getPoint())}`));
  target.addPointerEndListener(() => heard.push('end'));
  const send = (type: string, init: PointerEventInit = {}) =>
    svg.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, isPrimary: true, cancelable: true, ...init }),
    );
  return { svg, heard, send };
};

/** A stroke is judged once the hand has been served. */
const judged = () => new Promise((resolve) => setTimeout(resolve));

test.each(['mouse', 'touch', 'pen'])('a stroke is drawn by %s', async (pointerType) => {
  const { svg, heard, send } = canvas();
  send('pointerdown', { pointerType, clientX: 110, clientY: 60 });
  send('pointermove', { pointerType, clientX: 175, clientY: 125 });
  send('pointerup', { pointerType });
  await judged();
  expect(heard).toEqual(['start 20,20', 'move 150,150', 'end']);
  expect(svg.setPointerCapture).toHaveBeenCalledWith(1);
});

test('a second finger disturbs nothing', () => {
  const { heard, send } = canvas();
  send('pointerdown', { clientX: 100, clientY: 50 });
  send('pointerdown', { pointerId: 2, isPrimary: false });
  send('pointermove', { pointerId: 2, isPrimary: false });
  send('pointerup', { pointerId: 2, isPrimary: false });
  expect(heard).toEqual(['start 0,0']);
});

test('only the main button draws', () => {
  const { heard, send } = canvas();
  send('pointerdown', { button: 2 });
  expect(heard).toEqual([]);
});

test('moving without pressing draws nothing', () => {
  const { heard, send } = canvas();
  send('pointermove', { clientX: 120, clientY: 80 });
  expect(heard).toEqual([]);
});

test('a stroke that the device cuts off is told apart from one that ends', async () => {
  const { heard, send } = canvas();
  send('pointerdown', { clientX: 100, clientY: 50 });
  send('pointercancel');
  send('pointerup');
  await judged();
  expect(heard).toEqual(['start 0,0', 'cancelled']);
});

test('a stroke is judged before the next one begins, however quick the hand', () => {
  const { heard, send } = canvas();
  send('pointerdown', { clientX: 100, clientY: 50 });
  send('pointerup');
  expect(heard).toEqual(['start 0,0']);
  send('pointerdown', { clientX: 110, clientY: 60 });
  expect(heard).toEqual(['start 0,0', 'end', 'start 20,20']);
});
