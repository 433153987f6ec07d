// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPopState } from '../on-pop-state.ts';
import { useBackButton } from './use-back-button.ts';

const heardBeneath = vi.fn(() => false);
let stopListening: () => void;
const onBack = vi.fn();

const Note = ({ asksFirst, onClose }: { asksFirst: boolean; onClose: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  useBackButton(() => {
    onBack();
    if (asksFirst) setAsking(true);
    else onClose();
  }, asksFirst);
  return (
    <div role="dialog">
      {isAsking && (
        <button type="button" onClick={onClose}>
          Drop it
        </button>
      )}
    </div>
  );
};

const Page = ({ asksFirst }: { asksFirst: boolean }) => {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <Note asksFirst={asksFirst} onClose={() => setOpen(false)} />;
};

const place = () => (history.state as { place: string }).place;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  history.pushState({ place: 'before' }, '');
  history.pushState({ place: 'here' }, '');
  stopListening = onPopState(heardBeneath);
});
afterEach(() => {
  cleanup();
  stopListening();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

test('Back closes what is open, and leaves the history as it was', async () => {
  const pushed = vi.spyOn(history, 'pushState');
  render(<Page asksFirst={false} />);
  history.back();
  await closed();
  expect(place()).toBe('here');
  expect(pushed).toHaveBeenCalledOnce();
});

test('what asks first stays open, and the page beneath hears nothing until it is answered', async () => {
  render(<Page asksFirst />);
  history.go(-2);
  const drop = await screen.findByRole('button', { name: 'Drop it' });
  expect(heardBeneath).not.toHaveBeenCalled();
  expect(place()).toBe('here');
  drop.click();
  await waitFor(() => expect(heardBeneath).toHaveBeenCalled());
  expect(place()).toBe('before');
  await closed();
});

test('what asks first asks at each Back', async () => {
  render(<Page asksFirst />);
  history.back();
  await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
  history.back();
  await waitFor(() => expect(onBack).toHaveBeenCalledTimes(2));
  screen.getByRole('button', { name: 'Drop it' }).click();
  await closed();
  await waitFor(() => expect(history.state).toEqual({ place: 'here' }));
});

test('what is closed by its own button takes its place in the history away', async () => {
  const { unmount } = render(<Page asksFirst />);
  unmount();
  await waitFor(() => expect(heardBeneath).toHaveBeenCalled());
  expect(history.state).toEqual({ place: 'here' });
});

test('Forward onto what is closed leads back to where one was', async () => {
  render(<Page asksFirst={false} />);
  history.back();
  await closed();
  const steps = vi.spyOn(history, 'back');
  history.forward();
  await waitFor(() => expect(steps).toHaveBeenCalledOnce());
  await waitFor(() => expect(history.state).toEqual({ place: 'here' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a reload takes away the place of what was open over the page', async () => {
  history.pushState({ place: 'here', opened: 'before the reload' }, '');
  vi.resetModules();
  await import('./use-back-button.ts');
  await waitFor(() => expect(history.state).toEqual({ place: 'here' }));
});
