// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { tellHeard } from './tell-heard.ts';

test('a line that was heard whole is told once, and one of its words alone is not', () => {
  document.body.innerHTML = `
    <ol><li data-item="phrase.taxi.l01"><button data-speak="你好。"></button>
    <button class="spoken" data-speak>你好</button></li></ol>`;
  const tell = vi.fn();
  const list = document.querySelector('ol');
  if (!list) throw new Error('no list');
  tellHeard(list, '[data-speak]:not(.spoken)', tell);
  document.querySelector<HTMLElement>('.spoken')?.click();
  expect(tell).not.toHaveBeenCalled();
  const whole = document.querySelector<HTMLElement>('[data-speak]:not(.spoken)');
  whole?.click();
  whole?.click();
  expect(tell.mock.calls).toEqual([['phrase.taxi.l01']]);
});
