// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { soon } from '#tests/soon.ts';
import { speakPressed } from './speak-pressed.ts';
import { stopSaying } from './say.ts';
import { clearSpeechNotice } from './speech-notice.ts';
import { speak } from './speech.ts';
import { speechMessages } from './speech.messages.ts';

vi.hoisted(() => {
  document.documentElement.lang = 'en';
});

beforeEach(() => {
  sessionStorage.clear();
  clearSpeechNotice();
  document.body.innerHTML = '<main><button>你好</button></main>';
});

const notices = () => document.querySelector('[role=status]')?.textContent;

test('a question says itself that nothing was heard; a button’s press is told by the page', async () => {
  const begun = vi.fn();
  await expect(speak({ text: '你好' }, begun)).resolves.toBe('silent');
  expect(begun).not.toHaveBeenCalled();
  expect(notices()).toBe('');
  const button = document.querySelector('button');
  if (!button) throw new Error('There is a button.');
  speakPressed(button, { text: '你好' });
  await soon(() => expect(notices()).toContain(speechMessages.en.silent));
});

test('a question that is left while it is made ready is not said, and silences no button', async () => {
  const begun = vi.fn();
  const said = speak({ text: '你好' }, begun);
  const button = document.querySelector('button');
  if (!button) throw new Error('There is a button.');
  speakPressed(button, { text: '谢谢' });
  await expect(said).resolves.toBe('stopped');
  await soon(() => expect(notices()).toContain(speechMessages.en.silent));
  const muted = speak({ text: '你好' }, begun);
  stopSaying();
  await expect(muted).resolves.toBe('stopped');
});
