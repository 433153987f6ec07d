// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from './show-toast.ts';
import { $shownToast, dismissToast } from './toast.store.ts';
import { ToastRegion } from './ToastRegion.tsx';

// The region is rendered by the test itself.
vi.mock('./load-region.ts', () => ({ loadRegion: () => Promise.resolve() }));

const words = { region: 'Notifications ({hotkey})', notification: 'إشعار', close: 'Close' };

// jsdom has no pointer capture; Radix asks for it at the end of a swipe.
Element.prototype.hasPointerCapture = () => false;

beforeEach(() => {
  render(<ToastRegion words={words} />);
});

afterEach(() => {
  const shown = $shownToast.get();
  if (shown) act(() => dismissToast(shown.id));
  cleanup();
  vi.useRealTimers();
});

const show = (...args: Parameters<typeof showToast>) => act(() => showToast(...args));

test('a toast shows its title and description until it is closed', async () => {
  show({ title: 'Login failed', description: 'Please try again.', tone: 'destructive' });
  expect(screen.getByText('Login failed')).toBeTruthy();
  expect(screen.getByText('Please try again.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Login failed')).toBeNull();
});

test('a toast is announced in the page’s words', async () => {
  show({ title: 'تم الحفظ' });
  expect((await screen.findByText(/^إشعار/)).textContent).toContain('تم الحفظ');
});

test('a new toast takes the place of the old one', () => {
  show({ title: 'First' });
  show({ title: 'Second' });
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByText('Second')).toBeTruthy();
});

test('a toast leaves by itself after its time', () => {
  vi.useFakeTimers();
  show({ title: 'Saved', durationMs: 5000 });
  act(() => vi.advanceTimersByTime(4900));
  expect(screen.queryByText('Saved')).toBeTruthy();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a toast that asks something stays until it is answered', () => {
  vi.useFakeTimers();
  const press = vi.fn();
  show({ title: 'A new version is ready', action: { label: 'Reload', press } });
  act(() => vi.advanceTimersByTime(600_000));
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(press).toHaveBeenCalledOnce();
  expect(screen.queryByText('A new version is ready')).toBeNull();
});

test('the region is named with its hotkey and F8 leads to it', () => {
  show({ title: 'Saved' });
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(region.contains(document.activeElement)).toBe(true);
});

test('what went well is ticked, and what went wrong is not', () => {
  show({ title: 'Saved', tone: 'success' });
  expect(document.querySelector('.lucide-circle-check')).not.toBeNull();
  show({ title: 'Login failed', tone: 'destructive' });
  expect(document.querySelector('.lucide-circle-check')).toBeNull();
});
