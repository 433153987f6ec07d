// @vitest-environment jsdom
import { getByRole } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { bindSignUp, greetMember } from './sign-up-start.ts';

vi.mock(import('#src/ui/current-user/current-user.ts'), async (original) => ({
  ...(await original()),
  currentUser: () => Promise.resolve({ id: 'u', role: undefined, email: undefined }),
}));

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

test.each([
  ['/ar/signup?next=/ar/tutor&role=teacher', '/ar/role-select?next=%2Far%2Ftutor&role=teacher'],
  ['/en/signup?next=/en/student&role=student', '/en/role-select?next=%2Fen%2Fstudent'],
  ['/en/signup', '/en/role-select'],
])('whoever is signed in without a role is led on from %s', async (address, choice) => {
  history.replaceState(null, '', address);
  const way = new URL('role-select', location.href).pathname;
  document.body.innerHTML = `
    <p hidden><a href="/" data-member-home>Home</a>
      <a href="${way}" data-choose-role hidden>Choose your role</a></p>`;
  await greetMember(document.querySelector('p'));
  const link = getByRole<HTMLAnchorElement>(document.body, 'link', { name: 'Choose your role' });
  expect(link.href).toBe(location.origin + choice);
});
