// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '#src/lib/call.ts';
import { Reminders } from './Reminders.island.tsx';
import { remindersMessages } from './reminders.messages.ts';

vi.mock(import('#src/lib/call.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

afterEach(cleanup);

const standing = {
  days: ['sun'],
  suggested: ['sun'],
  email: 'one@example.org',
  place: 'Cairo',
} as const;

test('while one wish is saved no other one is sent', async () => {
  render(<Reminders locale="en" copy={remindersMessages.en.settings} standing={standing} />);
  const stop = screen.getByRole('button', { name: remindersMessages.en.settings.stop });
  vi.mocked(call)
    .mockClear()
    .mockReturnValue(new Promise(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: remindersMessages.en.settings.save }));
  await userEvent.click(stop);
  expect(vi.mocked(call).mock.calls).toHaveLength(1);
});

test('who has moved sees by which clock the mails come, and takes the one here', async () => {
  render(<Reminders locale="en" copy={remindersMessages.en.settings} standing={standing} />);
  expect(screen.getByText(/on \u2068Cairo\u2069 time/)).toBeDefined();
  const reply = { success: true, days: ['sun'], next: '2030-03-03', place: 'Beijing' } as const;
  vi.mocked(call).mockResolvedValue({ ok: true, reply });
  await userEvent.click(screen.getByRole('button', { name: remindersMessages.en.settings.save }));
  expect(await screen.findByText(/on \u2068Beijing\u2069 time/)).toBeDefined();
});

test('all days that were chosen before the code came are saved', async () => {
  const settings = (
    <Reminders locale="en" copy={remindersMessages.en.settings} standing={standing} />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(settings);
  for (const box of container.querySelectorAll('input')) box.checked = true;
  vi.mocked(call)
    .mockClear()
    .mockReturnValue(new Promise(() => undefined));
  render(settings, { container, hydrate: true });
  await userEvent.click(screen.getByRole('button', { name: remindersMessages.en.settings.save }));
  const wish = vi.mocked(call).mock.calls[0]?.[1] as { days: string[] };
  expect(wish.days).toHaveLength(7);
});
