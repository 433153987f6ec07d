// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { bindSignUp } from './sign-up-start.ts';

const part = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-sign-up${name}]`);
  if (!found) throw new Error(`No part ${name}`);
  return found;
};
const shown = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <a href="/api/login?lang=en" data-sign-up>
      <span data-sign-up-idle></span><span data-sign-up-busy hidden></span>Continue
    </a>
    <p role="status" data-sign-up-status></p>
    <template data-sign-up-waiting>One moment</template>`;
  bindSignUp(document.querySelector('a'));
  return () => vi.useRealTimers();
});

test('a press is kept when the page is shown for the first time after it, with its last picture', () => {
  part('').click();
  shown(false);
  expect(part('-status').textContent).toBe('One moment');
  expect(part('-busy').hidden).toBe(false);
  expect(vi.getTimerCount()).toBe(1);
});

test('the Back button shows the page at rest, and the browser does not leave', () => {
  part('').click();
  shown(true);
  expect(part('-status').textContent).toBe('');
  expect(part('-busy').hidden).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
