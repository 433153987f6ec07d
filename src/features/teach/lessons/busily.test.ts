// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { busily } from './busily.ts';

let button: HTMLButtonElement;
const shown = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

beforeEach(() => {
  document.body.innerHTML = '<p><button>Agree</button><template data-busy>A moment</template></p>';
  const found = document.querySelector('button');
  if (!found) throw new Error('No button');
  button = found;
});

test('the button says that it is busy, takes no second press, and rests when the work is done', async () => {
  let done: () => void = () => undefined;
  let presses = 0;
  const work = () => {
    presses += 1;
    return new Promise<void>((resolve) => (done = resolve));
  };
  const first = busily(button, work);
  await busily(button, work);
  expect(presses).toBe(1);
  expect(button.textContent).toBe('A moment');
  expect(button.getAttribute('aria-busy')).toBe('true');
  done();
  await first;
  expect(button.textContent).toBe('Agree');
  expect(button.hasAttribute('aria-disabled')).toBe(false);
});

test('work that leads to another page leaves it busy until the visitor comes back to this one', async () => {
  await busily(button, () => Promise.resolve('left'));
  // The page is shown for the first time after its last picture, maybe after the press.
  shown(false);
  expect(button.textContent).toBe('A moment');
  shown(true);
  expect(button.textContent).toBe('Agree');
});
