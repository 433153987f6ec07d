// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '#tests/soon.ts';
import { Fusion } from './Fusion.tsx';

const prefers = (isStill: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
const asked = vi.fn(() =>
  Promise.resolve(Response.json({ strokes: ['M0 0L9 9', 'M9 0L0 9'], medians: [] })),
);

beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
});
afterEach(cleanup);
afterAll(() => vi.unstubAllGlobals());

const strokesOf = (container: Element) => container.querySelectorAll('svg path');

test('the parts slide together and the character is written stroke by stroke', async () => {
  prefers(false);
  const { container } = render(<Fusion parts={['女', '子']} result="好" />);
  await soon(() => expect(strokesOf(container)).toHaveLength(2));
  const parts = [...container.querySelectorAll<HTMLElement>('[data-part]')];
  expect(parts.map(({ dataset }) => dataset['part'])).toEqual(['女', '子']);
  expect(container.querySelector('svg')?.ariaHidden).toBe('true');
});

test('whoever hears the page hears the character alone', () => {
  prefers(false);
  const { container } = render(<Fusion parts={['日', '月']} result="明" />);
  expect(container.textContent).toBe('明');
  expect(screen.getByText('明').lang).toBe('zh-Hans');
});

test('without motion no strokes are asked for', () => {
  prefers(true);
  const { container } = render(<Fusion parts={['人', '木']} result="休" />);
  expect(asked).not.toHaveBeenCalled();
  expect(strokesOf(container)).toHaveLength(0);
});

test('strokes that do not come leave the character', async () => {
  prefers(false);
  asked.mockRejectedValueOnce(new TypeError('offline'));
  const { container } = render(<Fusion parts={['口', '木']} result="呆" />);
  await asked.mock.results[0]?.value.catch(() => undefined);
  expect(container.textContent).toBe('呆');
  expect(strokesOf(container)).toHaveLength(0);
});
