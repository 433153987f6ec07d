// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EditorName } from './EditorName.tsx';

test('the name that is being typed stays when the Studio draws its bar anew', () => {
  const bar = render(<EditorName />);
  fireEvent.change(screen.getByLabelText(/^Your name/), { target: { value: 'Nour' } });
  bar.unmount();
  render(<EditorName />);
  const field = screen.getByLabelText<HTMLInputElement>(/^Your name/);
  expect(field.value).toBe('Nour');
  expect(document.activeElement).toBe(field);
});
