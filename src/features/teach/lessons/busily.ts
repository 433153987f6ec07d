/**
 * Does something after a press, once however often is pressed meanwhile. The button says that it is
 * busy: by the words of the template `[data-busy]` beside it, where there is one. Work that answers
 * `left` has led to another page, and the button waits for that.
 */
export const busily = async (button: HTMLButtonElement, work: () => Promise<unknown>) => {
  if (button.getAttribute('aria-disabled') === 'true') return;
  const words = button.parentElement?.querySelector<HTMLTemplateElement>('template[data-busy]');
  const usual = [...button.childNodes];
  const ends = new AbortController();
  const rest = () => {
    ends.abort();
    button.removeAttribute('aria-disabled');
    button.removeAttribute('aria-busy');
    button.replaceChildren(...usual);
  };
  button.setAttribute('aria-disabled', 'true');
  button.setAttribute('aria-busy', 'true');
  if (words) button.replaceChildren(words.content.cloneNode(true));
  // Coming back by the Back button may show the page as it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && rest(), ends);
  if ((await work()) !== 'left') rest();
};
