// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useStep } from './use-step.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test('Back leads to the step before', async () => {
  const onMove = vi.fn();
  const { result } = renderHook(() => useStep(1, onMove));
  act(() => result.current.goTo(2));
  history.back();
  await waitFor(() => expect(result.current.step).toBe(1));
  expect(onMove).toHaveBeenLastCalledWith(1);
});

test('Back leads to the step before, also where a link within the page was followed there', async () => {
  const { result } = renderHook(() => useStep(1, () => undefined));
  location.hash = '#main';
  await waitFor(() => expect(history.state).toEqual({ applicationStep: 1 }));
  expect(location.hash).toBe('#main');
  act(() => result.current.goTo(2));
  history.back();
  await waitFor(() => expect(result.current.step).toBe(1));
});
