// @vitest-environment jsdom
import { useRef, useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSittingKeys } from './use-sitting-keys.ts';

afterEach(cleanup);

/** A sitting that only tells what was done. */
const Room = () => {
  const main = useRef<HTMLButtonElement>(null);
  const [done, setDone] = useState<string[]>([]);
  const [isRecording, setRecording] = useState(false);
  const note = (what: string) => () => setDone((before) => [...before, what]);
  const press = () => {
    note(isRecording ? 'ended' : 'began')();
    setRecording(!isRecording);
  };
  const [back, skip, redo] = [note('back'), note('skip'), note('redo')];
  const acts = { press, back, skip, redo, hear: note('hear'), discard: note('discard') };
  const keys = useSittingKeys(main, acts, isRecording);
  return (
    <>
      <button ref={main} onPointerDown={keys.down} onClick={keys.click}>
        Record
      </button>
      <input aria-label="Name" />
      <output>{done.join()}</output>
    </>
  );
};

const start = () => {
  render(<Room />);
  const main = screen.getByRole('button');
  return { main, done: () => screen.getByRole('status').textContent };
};
const space = { key: ' ' };

test('the space bar begins as it comes up, and ends as it goes down', () => {
  const { main, done } = start();
  fireEvent.keyDown(main, space);
  expect(done()).toBe('');
  fireEvent.keyUp(main, space);
  expect(done()).toBe('began');
  fireEvent.keyDown(main, space);
  expect(done()).toBe('began,ended');
  fireEvent.keyUp(main, space);
  expect(done()).toBe('began,ended');
});

test('so does the mouse, and a click without one does both', () => {
  const { main, done } = start();
  fireEvent.pointerDown(main);
  fireEvent.click(main);
  expect(done()).toBe('began');
  fireEvent.pointerDown(main);
  expect(done()).toBe('began,ended');
  fireEvent.click(main);
  expect(done()).toBe('began,ended');
  fireEvent.click(main);
  fireEvent.click(main);
  expect(done()).toBe('began,ended,began,ended');
});

test('a mouse that leaves the button before it comes up does not spoil the next press', () => {
  const { main, done } = start();
  fireEvent.click(main);
  fireEvent.pointerDown(main);
  fireEvent.keyDown(main, space);
  fireEvent.keyUp(main, space);
  expect(done()).toBe('began,ended,began');
});

test.each([
  ['is let go of elsewhere', () => fireEvent.pointerUp(document.body)],
  ['is taken away', (main: HTMLElement) => fireEvent.pointerCancel(main)],
])('a pointer that %s after it ended a recording leaves the next click its own', (_, leave) => {
  const { main, done } = start();
  fireEvent.click(main);
  fireEvent.pointerDown(main);
  leave(main);
  fireEvent.click(main);
  expect(done()).toBe('began,ended,began');
});

test('only the main button of a mouse ends a recording', () => {
  const { main, done } = start();
  fireEvent.click(main);
  fireEvent.pointerDown(main, { button: 2 });
  expect(done()).toBe('began');
});

test('the space bar works wherever nothing else is pressed', () => {
  const { done } = start();
  fireEvent.keyDown(document.body, space);
  fireEvent.keyUp(document.body, space);
  expect(done()).toBe('began');
});

test('arrows, letters and Escape move on, whatever the case, and not when they are held', () => {
  const { main, done } = start();
  for (const key of ['ArrowLeft', 'ArrowRight', 'R', 'h', 'Escape']) {
    fireEvent.keyDown(main, { key });
    fireEvent.keyDown(main, { key, repeat: true });
  }
  expect(done()).toBe('back,skip,redo,hear,discard');
});

test('what is typed elsewhere, and the browser’s own keys, are left alone', () => {
  const { main, done } = start();
  const name = screen.getByRole('textbox');
  fireEvent.keyDown(name, { key: 'h' });
  fireEvent.keyUp(name, space);
  fireEvent.keyDown(main, { key: 'r', ctrlKey: true });
  expect(done()).toBe('');
});
