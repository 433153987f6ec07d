// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '#src/lib/call.ts';
import { Reminders } from './Reminders.island.tsx';
import { remindersMessages } from './reminders.messages.ts';

vi.mock(import('#src/lib/call.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

afterEach(cleanup);

test('while one wish is saved no other one is sent', async () => {
  const standing = { days: ['sun'], suggested: ['sun'], email: 'one@example.org' } as const;
  render(<Reminders locale="en" copy={remindersMessages.en.settings} standing={standing} />);
  const stop = screen.getByRole('button', { name: remindersMessages.en.settings.stop });
  vi.mocked(call)
    .mockClear()
    .mockReturnValue(new Promise(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: remindersMessages.en.settings.save }));
  await userEvent.click(stop);
  expect(vi.mocked(call).mock.calls).toHaveLength(1);
});
