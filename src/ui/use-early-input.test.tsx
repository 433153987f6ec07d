// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useEarlyInput } from './use-early-input.ts';

const told = vi.fn();
const START = { way: 'hear', kind: 'all', link: 'old', note: '', calm: false };

const Form = () => {
  const [chosen, setChosen] = useState(START);
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form);
  const change = (change: Partial<typeof START>) => {
    told(change);
    setChosen((before) => ({ ...before, ...change }));
  };
  return (
    <form ref={form}>
      {['hear', 'read', 'see'].map((way) => (
        <label key={way}>
          <input
            type="radio"
            name="way"
            checked={chosen.way === way}
            onChange={() => change({ way })}
          />
          {way}
        </label>
      ))}
      <select
        aria-label="kind"
        value={chosen.kind}
        onChange={({ target }) => change({ kind: target.value })}
      >
        <option>all</option>
        <option>dates</option>
      </select>
      <input
        aria-label="link"
        value={chosen.link}
        onChange={({ target }) => change({ link: target.value })}
      />
      <textarea
        aria-label="note"
        value={chosen.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <input
        type="checkbox"
        aria-label="calm"
        checked={chosen.calm}
        onChange={({ target }) => change({ calm: target.checked })}
      />
      <output>{Object.values(chosen).join(' ')}</output>
    </form>
  );
};

/** A page as the server sent it, whose code comes after a visitor has been there. */
const come = (visit: () => void) => {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(<Form />);
  visit();
  render(<Form />, { container, hydrate: true });
};

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const known = () => screen.getByRole('status').textContent;

afterEach(() => {
  cleanup();
  told.mockClear();
});

test('what was pressed, chosen and typed before the code came is what the form has', () => {
  come(() => {
    fireEvent.click(radio('read'));
    screen.getByRole<HTMLSelectElement>('combobox').value = 'dates';
    screen.getByRole<HTMLInputElement>('textbox', { name: 'link' }).value = 'new';
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'note' }).value = 'mine';
    fireEvent.click(screen.getByRole('checkbox'));
  });
  expect(known()).toBe('read dates new mine true');
  expect(radio('read').checked).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('dates');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'link' }).value).toBe('new');
});

test('what is pressed after that counts as ever', () => {
  come(() => fireEvent.click(radio('read')));
  fireEvent.click(radio('see'));
  expect(known()).toBe('see all old  false');
  fireEvent.click(radio('hear'));
  expect(known()).toBe('hear all old  false');
});

test('a form that nobody touched is told nothing', () => {
  come(() => undefined);
  expect(told).not.toHaveBeenCalled();
  expect(known()).toBe('hear all old  false');
});

test('a form that appears later is told nothing', () => {
  render(<Form />);
  expect(told).not.toHaveBeenCalled();
});
