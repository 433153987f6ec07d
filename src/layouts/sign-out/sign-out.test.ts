// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { leaveWithPractice } from './leave-with-practice.ts';
import { bindSignOut } from './sign-out.ts';

vi.mock(import('./leave-with-practice.ts'), () => ({
  leaveWithPractice: vi.fn(() => Promise.resolve(false)),
}));

beforeEach(() => localStorage.clear());

/** Presses the button of a form that signs out; answers whether the page waits with it. */
const press = async (): Promise<boolean> => {
  const form = document.createElement('form');
  form.append(document.createElement('button'));
  form.addEventListener('submit', (event) => event.preventDefault());
  document.body.replaceChildren(form);
  bindSignOut([form]);
  const asked = vi.mocked(leaveWithPractice).mock.calls.length;
  form.requestSubmit();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return vi.mocked(leaveWithPractice).mock.calls.length > asked;
};

test('whoever practised nowhere and looked at nothing signs out at once', async () => {
  expect(await press()).toBe(false);
});

test('whoever practised here takes the practice along', async () => {
  localStorage.setItem('hanlu.learning.begun', 'yes');
  expect(await press()).toBe(true);
});

test('whoever only looked at their day here takes the account’s copy along', async () => {
  localStorage.setItem('hanlu.learning.owner', 'session account-one');
  expect(await press()).toBe(true);
});
