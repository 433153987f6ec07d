// @vitest-environment jsdom
import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ObjectInputProps } from 'sanity';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { madeSamples } from '#cms/sound/made-sound.ts';
import type { Microphone } from '../sound/microphone.ts';
import { RecordedFieldContext, type RecordedField, type SoundName } from './recorded-field.ts';
import { SoundInput } from './SoundInput.tsx';

const outside = vi.hoisted(() => ({ listen: vi.fn(), readSound: vi.fn(), keepSound: vi.fn() }));
vi.mock('sanity', () => ({ useClient: () => ({ config: () => ({}) }) }));
vi.mock('../sound/microphone.ts', () => ({ listen: outside.listen }));
vi.mock('../sound/read-sound.ts', () => ({ readSound: outside.readSound }));
vi.mock('../sound/keep-sound.ts', () => ({ keepSound: outside.keepSound }));

const SOUND = { samples: madeSamples({ before: 1, seconds: 1, after: 1 }), rate: 48_000 };
const KEPT = { _type: 'file', asset: { _type: 'reference', _ref: 'file-new-mp3' } };
const put = vi.fn();
const close = vi.fn();
/** The longest recording is over. */
let fill: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  outside.readSound.mockResolvedValue(SOUND);
  outside.keepSound.mockResolvedValue(KEPT);
  outside.listen.mockImplementation(({ onFull }: { onFull: () => void }) => {
    fill = onFull;
    const microphone: Microphone = {
      level: () => 0,
      seconds: () => 0,
      begin: () => undefined,
      end: () => SOUND,
      close,
    };
    return Promise.resolve(microphone);
  });
});
afterEach(cleanup);

const show = (name: SoundName, more: { readOnly?: boolean } = {}) => {
  const field: RecordedField = {
    stem: (one) => `ni3hao3-${one}`,
    put,
    remove: vi.fn(),
    putBack: undefined,
  };
  const schemaType = { title: name === 'slow' ? 'The same said slowly' : 'Sound' };
  const props = { path: ['recording', name], schemaType, ...more } as unknown as ObjectInputProps;
  render(
    <ThemeProvider theme={buildTheme()}>
      <RecordedFieldContext value={field}>
        <SoundInput {...props} />
      </RecordedFieldContext>
    </ThemeProvider>,
  );
  return screen.getByRole('group');
};
const press = (name: string) => screen.getByRole('button', { name }).click();
const drop = (onto: HTMLElement, ...files: File[]) =>
  fireEvent.drop(onto, { dataTransfer: { files } });
const file = new File(['sound'], '你好.wav', { type: 'audio/wav' });

test('a slow sound is recorded, and kept as the slow one', async () => {
  show('slow');
  press('Record');
  await screen.findByRole('button', { name: 'Stop' });
  press('Stop');
  await screen.findByRole('button', { name: 'Keep this' });
  expect(close).toHaveBeenCalled();
  press('Keep this');
  await screen.findByRole('button', { name: 'Record' });
  expect(put).toHaveBeenCalledExactlyOnceWith('slow', KEPT);
  expect(outside.keepSound.mock.lastCall?.[1]).toMatchObject({ stem: 'ni3hao3-slow' });
});

test('a recording that is full ends by itself, and is there to be kept', async () => {
  show('file');
  press('Record');
  await screen.findByRole('button', { name: 'Stop' });
  fill();
  await screen.findByRole('button', { name: 'Keep this' });
  expect(screen.getAllByRole('slider')).toHaveLength(2);
  await waitFor(() => expect(close).toHaveBeenCalled());
});

test('a file that is dropped is read as a chosen one is', async () => {
  const group = show('file');
  expect(fireEvent.dragOver(group)).toBe(false);
  // Whatever is dropped, the browser does not open it in place of the Studio.
  expect(drop(group, file)).toBe(false);
  await screen.findByRole('button', { name: 'Keep this' });
  expect(outside.readSound).toHaveBeenCalledExactlyOnceWith(file);
});

test('another file takes its place, and one that is no sound leaves it', async () => {
  const group = show('file');
  drop(group, file);
  await screen.findByRole('button', { name: 'Keep this' });
  outside.readSound.mockResolvedValue('not_sound');
  drop(group, new File(['text'], 'notes.txt'));
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Keep this' })).toBeTruthy();
});

test('what is dropped while it records, or where nobody may write, is left', async () => {
  const group = show('file');
  press('Record');
  await screen.findByRole('button', { name: 'Stop' });
  drop(group, file);
  cleanup();
  drop(show('file', { readOnly: true }), file);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(outside.readSound).not.toHaveBeenCalled();
});
