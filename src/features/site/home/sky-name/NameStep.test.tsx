// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { afterEach, expect, test } from 'vitest';
import { NameStep } from './NameStep.tsx';
import { next, start } from './sky-name.machine.ts';
import { skyNameMessages } from './sky-name.messages.ts';

const words = skyNameMessages.en.dialog;

const Steps = ({ locale }: { locale: 'ar' | 'en' }) => {
  const [state, send] = useReducer(next, start);
  return state.at === 'name' ? (
    <NameStep locale={locale} words={words} state={state} send={send} />
  ) : (
    <p>on to the sky with {state.spelling}</p>
  );
};

const open = (locale: 'ar' | 'en' = 'en') => {
  const user = userEvent.setup();
  render(<Steps locale={locale} />);
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return { user, name: field(words.name), spelling: field(words.spelling) };
};

afterEach(cleanup);

test.each([
  ['ar', 'فاطمة'],
  ['en', 'Fatima'],
] as const)('a name that is chosen in %s has its spelling and its seal', async (locale, one) => {
  const { user, name, spelling } = open(locale);
  await user.click(screen.getByRole('button', { name: one }));
  expect(name.value).toBe(one);
  expect(spelling.value).toBe('法蒂玛');
  expect(screen.getByText('Fǎdìmǎ')).toBeTruthy();
  expect(screen.getByRole('img', { name: `${words.seal}: 法蒂玛` })).toBeTruthy();
});

test('while a name is typed those that begin so are offered, in its letters', async () => {
  const { user, name } = open();
  await user.type(name, 'maj');
  await user.click(screen.getByRole('button', { name: 'Majid' }));
  expect(name.value).toBe('Majid');
  expect(screen.queryByRole('button', { name: 'Majid' })).toBeNull();
});

test('a name that the table lacks is asked for in Latin letters, and written by its sound', async () => {
  const { user, name, spelling } = open();
  await user.type(name, 'زهير');
  expect(screen.getByText(words.unknown)).toBeTruthy();
  expect(spelling.value).toBe('');
  await user.clear(name);
  await user.type(name, 'Zuhair');
  expect(screen.getByText(words.bySound)).toBeTruthy();
  expect(spelling.value).toBe('祖海尔');
});

test('without a name nothing is sealed, and the field says so', async () => {
  const { user, name } = open();
  await user.click(screen.getByRole('button', { name: words.toSky }));
  expect(screen.getByText(words.missing)).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
});

test('a spelling of one’s own keeps its hanzi alone', async () => {
  const { user, spelling } = open();
  await user.type(spelling, 'li 李明{Enter}');
  expect(screen.getByText('on to the sky with 李明')).toBeTruthy();
});
