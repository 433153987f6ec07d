// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useTypedEarly } from './use-typed-early.ts';

const Link = () => {
  const [typed, setTyped] = useState('old');
  const field = useRef<HTMLInputElement>(null);
  useTypedEarly(field, setTyped);
  return (
    <>
      <input
        ref={field}
        aria-label="link"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <output>{typed}</output>
    </>
  );
};

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'link' });

/** A page as the server sent it, whose code comes after a visitor has been there. */
const come = (visit: () => void) => {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(<Link />);
  visit();
  render(<Link />, { container, hydrate: true });
};

afterEach(cleanup);

test('what was typed before the code came is what the form has', () => {
  come(() => {
    field().value = 'new';
  });
  expect(screen.getByRole('status').textContent).toBe('new');
  expect(field().value).toBe('new');
});

test('a field that nobody touched keeps what the server said', () => {
  come(() => undefined);
  expect(screen.getByRole('status').textContent).toBe('old');
});
