// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speechMessages } from '#src/ui/speech/speech.messages.ts';
import { Numbers } from './Numbers.island.tsx';
import { numbersMessages } from './numbers.messages.ts';
import { date } from './spoken/readings.ts';

const copy = {
  ...numbersMessages.ar.game,
  descriptions: [],
  install: speechMessages.ar.install,
  browserVoice: '',
  noVoice: speechMessages.ar.noVoice,
};
const DAY_MS = 86_400_000;

/** How the days of a year are said that begins with a day. */
const yearFrom = (today: string) =>
  new Set(
    Array.from({ length: 365 }, (_, days) => {
      const day = new Date(Date.parse(today) + days * DAY_MS);
      return date(day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCDay()).hanzi;
    }),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  { now: '2026-11-25T10:00Z', today: '2026-11-25' },
  // In Beijing the new year has begun.
  { now: '2031-12-31T16:30Z', today: '2032-01-01' },
])('at $now the weekdays of dates are those of the year from $today on', ({ now, today }) => {
  const days = yearFrom(today);
  for (let round = 0; round < 20; round += 1) {
    vi.setSystemTime(Date.parse(now) + round);
    render(<Numbers locale="ar" copy={copy} />);
    fireEvent.click(screen.getByRole('radio', { name: copy.exercises.read }));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'date' } });
    fireEvent.click(screen.getByRole('button', { name: copy.begin }));
    const asked = screen.getByText(/月.+星期/);
    expect(days).toContain(asked.textContent);
    cleanup();
  }
});
