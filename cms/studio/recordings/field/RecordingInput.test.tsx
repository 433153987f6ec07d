// @vitest-environment jsdom
import { use } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import type { ObjectInputProps } from 'sanity';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastSpeaker } from '../last-speaker.ts';
import { RecordedFieldContext } from './recorded-field.ts';
import { RecordingInput } from './RecordingInput.tsx';

vi.mock('sanity', () => ({
  set: (value: unknown, path: string[] = []) => ['set', path.join(), value],
  setIfMissing: () => ['begin'],
  unset: (path: string[] = []) => ['unset', path.join()],
  useFormValue: () => ({ chinese: '你好', pinyin: 'nǐ hǎo' }),
}));
vi.mock(import('../last-speaker.ts'), async (original) => ({
  ...(await original()),
  lastSpeaker: vi.fn(),
  today: () => '2026-11-23',
}));

const soundOf = (name: string) =>
  ({ _type: 'file', asset: { _type: 'reference', _ref: name } }) as const;
const before = {
  _type: 'recording',
  file: soundOf('old'),
  slow: soundOf('old-slow'),
  speaker: 'Li Hua',
  licence: 'cc-by-4',
  date: '2026-01-01',
} as const;
const onChange = vi.fn();

const Sounds = () => {
  const field = use(RecordedFieldContext);
  return (
    <>
      <button onClick={() => field?.put('file', soundOf('new'))}>Put</button>
      <button onClick={() => field?.put('slow', soundOf('new'))}>Put a slow one</button>
      <button onClick={() => field?.remove('file')}>Remove</button>
      {field?.putBack && <button onClick={() => field.putBack?.('slow')}>Put it back</button>}
    </>
  );
};
const inputOf = (value: unknown) => {
  const renderDefault = () => <Sounds />;
  const props = { onChange, path: ['recording'], value, renderDefault };
  return <RecordingInput {...(props as unknown as ObjectInputProps)} />;
};
const press = (name: string) => {
  screen.getByRole('button', { name }).click();
  return onChange.mock.lastCall?.[0] as unknown;
};

beforeEach(() => vi.mocked(lastSpeaker).mockReturnValue(undefined));
afterEach(cleanup);

test('a new voice stands beside nobody else’s name, licence or slow sound', () => {
  render(inputOf(before));
  expect(press('Put')).toEqual([
    ['begin'],
    ['set', 'file', soundOf('new')],
    ['set', 'date', '2026-11-23'],
    ['unset', 'slow'],
    ['unset', 'speaker'],
    ['unset', 'licence'],
  ]);
});

test('it is the last speaker’s where there is one', () => {
  vi.mocked(lastSpeaker).mockReturnValue({ speaker: 'Wang Fang', licence: 'cc0' });
  render(inputOf(undefined));
  expect(press('Put')).toEqual([
    ['begin'],
    ['set', 'file', soundOf('new')],
    ['set', 'date', '2026-11-23'],
    ['set', 'speaker', 'Wang Fang'],
    ['set', 'licence', 'cc0'],
  ]);
});

test('a slow sound joins what is there', () => {
  render(inputOf(before));
  expect(press('Put a slow one')).toEqual([['begin'], ['set', 'slow', soundOf('new')]]);
});

test('the slow sound that went with the old voice can be put back, and nothing else with it', async () => {
  const { rerender } = render(inputOf(before));
  press('Put');
  rerender(inputOf({ _type: 'recording', file: soundOf('new'), date: '2026-11-23' }));
  await screen.findByRole('button', { name: 'Put it back' });
  expect(press('Put it back')).toEqual(['set', 'slow', before.slow]);
});

test('a recording that was removed comes back as it was', async () => {
  const { rerender } = render(inputOf(before));
  expect(press('Remove')).toEqual(['unset', '']);
  rerender(inputOf(undefined));
  await screen.findByRole('button', { name: 'Put it back' });
  expect(press('Put it back')).toEqual(['set', '', before]);
});
