// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { soon } from '#tests/soon.ts';
import { bindKeep } from './bind-keep.ts';

test('a press that can’t be answered says so', async () => {
  document.body.innerHTML = `<keep-item data-failed="Failed">
    <button class="keep-heart"></button><span class="keep-mark"></span>
  </keep-item>`;
  bindKeep(() => Promise.reject(new Error('no network')));
  document.querySelector<HTMLElement>('.keep-heart')?.click();
  await soon(() => expect(document.querySelector('.keep-mark')?.textContent).toBe('Failed'));
});
