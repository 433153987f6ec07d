// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { askExercise } from './harness.tsx';
import { ChooseMeaning } from './ChooseMeaning.tsx';
import { KeyButton } from '#src/ui/keys/KeyButton.tsx';
import { pressShortcut } from '#src/ui/keys/press-shortcut.ts';
import { TypeAnswer } from './TypeAnswer.tsx';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

test('the chosen meaning is judged once, and the right answer told', async () => {
  const onAnswer = askExercise(ChooseMeaning);
  await userEvent.click(button('halal'));
  expect(onAnswer.mock.calls).toEqual([[3]]);
  expect(screen.getByRole('status').textContent).toContain('清真 qīngzhēn halal');
  expect(document.activeElement).toBe(button('Go on'));
  await userEvent.click(screen.getAllByRole('listitem')[0]?.firstElementChild as Element);
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

test('who does not know is told the answer and no choice of theirs', async () => {
  const onAnswer = askExercise(ChooseMeaning);
  await userEvent.click(button('I don’t know'));
  expect(onAnswer).toHaveBeenCalledWith(1);
  expect(screen.queryByLabelText('your choice')).toBeNull();
  expect(screen.getByLabelText('right answer')).toBeDefined();
});

test('missing tones are told, and mending them is right at the second try', async () => {
  const onAnswer = askExercise(TypeAnswer);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, 'qing1zhen{Enter}');
  expect(screen.getByRole('status').textContent).toContain('tones are missing');
  expect(onAnswer).not.toHaveBeenCalled();
  await userEvent.type(field, '1{Enter}');
  expect(field.value).toBe('qīngzhēn');
  expect(onAnswer.mock.calls).toEqual([[2]]);
});

test('nothing and something else with the same meaning are no answers yet', async () => {
  const onAnswer = askExercise(TypeAnswer);
  await userEvent.click(button('Check'));
  expect(screen.getByRole('status').textContent).toBe('Write the answer first.');
  expect(onAnswer).not.toHaveBeenCalled();
});

test('a number in the middle of a word leaves the caret where it was', async () => {
  askExercise(TypeAnswer);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, 'qingzhen');
  await userEvent.type(field, '1', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(field.value).toBe('qīngzhen');
  expect(field.selectionStart).toBe(4);
});

test('what an input method puts together is left alone until it is done', () => {
  askExercise(TypeAnswer);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: 'qing1' }, isComposing: true });
  expect(field.value).toBe('qing1');
  fireEvent.input(field, { target: { value: '清真' }, isComposing: true });
  fireEvent.compositionEnd(field);
  expect(field.value).toBe('清真');
});

test('keys press buttons by their place on any keyboard, but not while something is typed', () => {
  const undo = vi.fn();
  render(
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- As the sitting has it.
    <div onKeyDown={pressShortcut}>
      <KeyButton shortcut="u" onClick={undo}>
        Undo
      </KeyButton>
      <input aria-label="Answer" />
    </div>,
  );
  const target = screen.getByRole('button');
  fireEvent.keyDown(target, { key: 'u', code: 'KeyU' });
  fireEvent.keyDown(target, { key: 'ع', code: 'KeyU' });
  expect(undo).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(target, { key: 'u', code: 'KeyU', ctrlKey: true });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'u', code: 'KeyU' });
  expect(undo).toHaveBeenCalledTimes(2);
});

test('a key that is held presses once, whatever comes in the place of its button', () => {
  const suspend = vi.fn();
  render(
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- As the sitting has it.
    <div onKeyDown={pressShortcut}>
      <KeyButton shortcut="s" onClick={suspend}>
        Put aside
      </KeyButton>
    </div>,
  );
  const held = { key: 's', code: 'KeyS' };
  fireEvent.keyDown(screen.getByRole('button'), held);
  fireEvent.keyDown(screen.getByRole('button'), { ...held, repeat: true });
  expect(suspend).toHaveBeenCalledTimes(1);
});
