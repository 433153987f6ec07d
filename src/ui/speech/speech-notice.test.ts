// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { speechMessages } from './speech.messages.ts';
import { askAboutRemote, placeSpeechNotice, tellLate } from './speech-notice.ts';

vi.hoisted(() => {
  document.documentElement.lang = 'en';
});

const t = speechMessages.en;

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = '<main><button id="speaker">你好</button></main>';
  placeSpeechNotice(find('#speaker'));
});

test('a question has a name and the focus, and is no news; its answer gives the focus back', () => {
  const answer = vi.fn();
  askAboutRemote(answer);
  const question = find('[role=group]');
  expect(question.getAttribute('aria-label')).toBe(t.remote.title);
  expect(document.activeElement).toBe(question);
  expect(find('[role=status]').textContent).toBe('');
  find('[role=group] .button-primary').click();
  expect(answer).toHaveBeenCalledWith('yes');
  expect(document.querySelector('[role=group]')).toBeNull();
  expect(document.activeElement).toBe(find('#speaker'));
});

test('news leaves the focus where it is', () => {
  find('#speaker').focus();
  tellLate();
  expect(find('[role=status]').textContent).toContain(t.late);
  expect(document.activeElement).toBe(find('#speaker'));
});
