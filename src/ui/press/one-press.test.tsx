// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onePress } from './one-press.ts';

const pressed = vi.fn();
/** A height of the page that is each test's own. */
let height = 0;

/** What is pressed says the next of these, as the same button or as another. */
const Steps = ({ says, isAnother }: { says: readonly string[]; isAnother: boolean }) => {
  const [step, setStep] = useState(0);
  return (
    <div {...onePress}>
      <button
        key={isAnother ? step : undefined}
        type="button"
        onClick={() => {
          pressed();
          setStep(step + 1);
        }}
      >
        {says[step]}
      </button>
    </div>
  );
};

const tap = (clientY = height) => {
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button, { pointerType: 'touch' });
  fireEvent.click(button, { detail: 1, clientY });
};

beforeEach(() => {
  height += 1000;
  pressed.mockClear();
});
afterEach(cleanup);

test('a button that stays what it is may be pressed as fast as one likes', () => {
  render(<Steps says={['More', 'More', 'More']} isAnother={false} />);
  for (let times = 0; times < 3; times += 1) tap();
  expect(pressed).toHaveBeenCalledTimes(3);
});

test.each([
  ['another button', ['Next', 'Next', 'Next', 'Next'], true],
  ['other words', ['one', 'two', 'three', 'four'], false],
])(
  '%s in the same place are not pressed by a second quick tap, or a third',
  (_, says, isAnother) => {
    render(<Steps {...{ says, isAnother }} />);
    for (let times = 0; times < 3; times += 1) tap();
    expect(pressed).toHaveBeenCalledTimes(1);
  },
);

test('another button elsewhere is', () => {
  render(<Steps says={['Next', 'Next', 'Next']} isAnother />);
  tap();
  tap(height + 100);
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('another button in the same place is, where something was typed in between', () => {
  render(<Steps says={['Next', 'Next', 'Next']} isAnother />);
  tap();
  fireEvent.keyDown(screen.getByRole('button'), { key: 'a' });
  tap();
  expect(pressed).toHaveBeenCalledTimes(2);
});
