// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { strokesMessages } from '#src/ui/strokes/strokes.messages.ts';
import { copy, HALAL } from '../exercises/harness.tsx';
import { beginSession, stepSession, type Session } from './session.machine.ts';
import { Sitting } from './Sitting.tsx';

afterEach(cleanup);

const Review = () => {
  const [session, setSession] = useState<Session>(() =>
    beginSession([{ item: HALAL.item, skill: 'read', isNew: false }], () => true),
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
