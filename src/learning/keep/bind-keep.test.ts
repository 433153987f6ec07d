// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { bindKeep } from './bind-keep.ts';

vi.mock('./keep-item.ts', () => {
  throw new Error('no network');
});

test('a press that can’t be answered says so', async () => {
  document.body.innerHTML = `<keep-item data-failed="Failed">
    <button class="keep-heart"></button><span class="keep-mark"></span>
  </keep-item>`;
  bindKeep();
  document.querySelector<HTMLElement>('.keep-heart')?.click();
  await vi.waitFor(() => expect(document.querySelector('.keep-mark')?.textContent).toBe('Failed'));
});
