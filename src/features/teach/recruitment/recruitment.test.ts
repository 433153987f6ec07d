// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { soon } from '#tests/soon.ts';
import { bindRecruitment, wayToApply } from './recruitment.ts';

const showToast = vi.fn();
const shown = (search: string, role?: 'student' | 'teacher') => {
  history.replaceState(null, '', `/en/teacher-signup${search}`);
  document.body.innerHTML =
    '<div data-title="Cannot Register" data-text="A student."><a href="/en/signup" data-apply>Apply</a></div>';
  const page = document.querySelector<HTMLElement>('div');
  if (!page) throw new Error('No page');
  bindRecruitment(page, { currentUser: () => Promise.resolve(role && { role }), showToast });
  return page;
};
const toast = {
  title: 'Cannot Register',
  description: 'A student.',
  tone: 'destructive',
  durationMs: 5000,
};

beforeEach(() => showToast.mockReset());

test('a role conflict in the address is told', () => {
  shown('?error=role_conflict');
  expect(showToast).toHaveBeenCalledExactlyOnceWith(toast);
});

test('another address tells nothing', () => {
  shown('?error=other');
  expect(showToast).not.toHaveBeenCalled();
});

test('a signed-in student who applies is told, and stays', async () => {
  const link = shown('', 'student').querySelector('a');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  await soon(() => expect(showToast).toHaveBeenCalledWith(toast));
});

test('a click for a new tab is the browser’s', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  shown('', 'student').querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test.each([
  [undefined, '/signup?role=teacher'],
  [{ role: undefined }, '/role-select?role=teacher'],
  [{ role: 'teacher' as const }, '/teacher-onboarding'],
  [{ role: 'admin' as const }, '/teacher-onboarding'],
  [{ role: 'student' as const }, undefined],
])('%j goes to %s', (user, way) => {
  expect(wayToApply(user)).toBe(way);
});
