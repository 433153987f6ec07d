import { isFindKeyOn } from '#src/lib/find-key.ts';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio]), textarea, select'));

/** `/` leads to the search from anywhere, where nothing is typed and no window is open (FIND-4). */
export const bindFindKey = (link: HTMLAnchorElement | null) => {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return;
    if (!link || isWriting(event.target) || document.querySelector('dialog[open]')) return;
    if (!isFindKeyOn()) return;
    event.preventDefault();
    const field = document.querySelector<HTMLInputElement>('#find');
    if (field) field.focus();
    else link.click();
  });
};
