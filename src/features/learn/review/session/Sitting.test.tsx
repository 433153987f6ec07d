// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { strokesMessages } from '#src/ui/strokes/strokes.messages.ts';
import { copy, HALAL } from '../exercises/harness.tsx';
import { beginSession, stepSession, type Session } from './session.machine.ts';
import { Sitting } from './Sitting.tsx';

afterEach(cleanup);

const Review = ({ isNew = false }) => {
  const [session, setSession] = useState<Session>(() =>
    beginSession([{ item: HALAL.item, skill: 'read', isNew }], () => !isNew),
  );
  if (session.at === 'ended') return null;
  return (
    <Sitting
      locale="en"
      {...{ copy, session }}
      strokeWords={strokesMessages.en}
      catalogue={{ items: [HALAL], groups: [], paths: [] }}
      chance="chance"
      send={(event) => setSession(stepSession(session, event))}
    />
  );
};

test('Undo keeps the focus where nothing is left to take back, and keys are still heard', async () => {
  render(<Review />);
  await userEvent.click(screen.getByRole('button', { name: copy.dontKnow }));
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: copy.undo });
  await userEvent.click(undo);
  expect(undo.getAttribute('aria-disabled')).toBe('true');
  expect(undo.disabled).toBe(false);
  await userEvent.keyboard('d');
  expect(screen.getByRole('button', { name: copy.goOn })).toBeDefined();
});

describe('two quick presses', () => {
  /**
   * A finger, at a height of the page that is each test's own. All of its presses come at one moment,
   * however long a busy machine takes for them.
   */
  const tap = (name: string, clientY: number) => {
    const button = screen.getByRole('button', { name });
    fireEvent.pointerDown(button, { pointerType: 'touch' });
    const click = createEvent.click(button, { detail: 1, clientY });
    Object.defineProperty(click, 'timeStamp', { value: 1_000 });
    fireEvent(button, click);
  };

  test('do not answer the question that comes', () => {
    render(<Review isNew />);
    tap(copy.goOn, 500);
    tap(copy.dontKnow, 505);
    expect(screen.queryByRole('status')?.textContent).toBe('');
    expect(screen.getByRole('button', { name: copy.dontKnow })).toBeDefined();
  });

  test('do not pass over the right answer', () => {
    render(<Review />);
    tap(copy.dontKnow, 600);
    tap(copy.goOn, 605);
    expect(screen.getByRole('button', { name: copy.goOn })).toBeDefined();
  });
});
