import type { SanityClient } from 'sanity';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { madeSamples } from '#cms/sound/made-sound.ts';
import { placesIn } from '#cms/sound/places.ts';
import { speechIn } from '#cms/sound/trim.ts';
import { soundFormatOf } from '#src/domain/sound/format.ts';
import { NotEncoded } from '../sound/keep-sound.ts';
import { lossOf } from './fate.ts';
import { storeSaid, unstored } from './storing.ts';

const section = {
  _id: 'greeting',
  _type: 'phraseSection',
  phrases: [
    {
      _key: 'p1',
      chinese: '你好',
      pinyin: 'nǐ hǎo',
      words: [{ _key: 'w1', chinese: '你', pinyin: 'nǐ' }],
    },
  ],
};
const [phrase, word] = placesIn(section);
const sound = { samples: madeSamples({ seconds: 0.5 }), rate: 48_000 };
const speaker = { speaker: 'Li Hua', licence: 'cc-by-4' } as const;
const said = (place: typeof phrase) => {
  if (!place) throw new Error('no place');
  return { place, sound, range: speechIn(sound), speaker };
};

/** A content that fails so many times, then takes all. */
const contentThatFails = (times: number) => {
  let failures = times;
  const uploads: { name: string; format: string | undefined }[] = [];
  const actions: unknown[] = [];
  const upload = async (_: string, file: Blob, { filename }: { filename: string }) => {
    const format = soundFormatOf(new Uint8Array(await file.arrayBuffer()));
    if ((failures -= 1) >= 0) throw new Error('offline');
    uploads.push({ name: filename, format });
    return { _id: `file-${uploads.length}-mp3` };
  };
  const action = vi.fn((one: unknown) => Promise.resolve(actions.push(one)));
  const fetch = vi.fn<() => Promise<unknown>>(() => Promise.resolve(section));
  const client = { assets: { upload }, action, fetch } as unknown as SanityClient;
  return { uploads, actions, action, fetch, client };
};

const listeners = { add: vi.fn(), remove: vi.fn() };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: new Date(2026, 10, 23, 12) });
  vi.stubGlobal('addEventListener', listeners.add.mockClear());
  vi.stubGlobal('removeEventListener', listeners.remove.mockClear());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was said joins the draft of its document as an MP3, in its order', async () => {
  const { client, uploads, actions } = contentThatFails(0);
  const fates: string[] = [];
  void storeSaid(client, said(phrase), (fate) => fates.push(`phrase ${fate}`));
  await storeSaid(client, said(word), (fate) => fates.push(`word ${fate}`));
  expect(fates).toEqual(['phrase storing', 'word storing', 'phrase stored', 'word stored']);
  expect(uploads).toEqual([
    { name: 'nihao-33.mp3', format: 'mp3' },
    { name: 'ni-3.mp3', format: 'mp3' },
  ]);
  expect(actions[1]).toEqual({
    actionType: 'sanity.action.document.edit',
    draftId: 'drafts.greeting',
    publishedId: 'greeting',
    patch: {
      set: {
        'phrases[_key=="p1"].words[_key=="w1"].recording': {
          _type: 'recording',
          file: { _type: 'file', asset: { _type: 'reference', _ref: 'file-2-mp3' } },
          ...speaker,
          date: '2026-11-23',
        },
      },
    },
  });
});

test('what could not be stored is tried again until it is, and the window asks before it closes', async () => {
  const { client, actions } = contentThatFails(2);
  const fates: string[] = [];
  let look: () => void = () => undefined;
  const untilFailed = (times: number) =>
    new Promise<void>((resolve) => {
      look = () => {
        if (fates.filter((fate) => fate === 'not_stored').length === times) resolve();
      };
      look();
    });
  const stored = storeSaid(client, said(phrase), (fate) => {
    fates.push(fate);
    look();
  });
  expect(listeners.add).toHaveBeenCalledOnce();
  expect(unstored.get()).toEqual({ waiting: 1, lost: [] });
  for (const times of [1, 2]) {
    await untilFailed(times);
    expect(listeners.remove).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
  }
  await stored;
  expect(fates.at(-1)).toBe('stored');
  expect(actions).toHaveLength(1);
  expect(listeners.remove).toHaveBeenCalledOnce();
  expect(unstored.get()).toEqual({ waiting: 0, lost: [] });
});

const answering = (statusCode: number) => Object.assign(new Error('no'), { statusCode });

test('what can never be stored is given up, and what was said after it is stored', async () => {
  const { client, actions, action } = contentThatFails(0);
  action.mockRejectedValueOnce(answering(403));
  const fates: string[] = [];
  void storeSaid(client, said(phrase), (fate) => fates.push(`phrase ${fate}`));
  await storeSaid(client, said(word), (fate) => fates.push(`word ${fate}`));
  expect(fates.slice(2)).toEqual(['phrase refused', 'word stored']);
  expect(actions).toHaveLength(1);
  expect(unstored.get()).toEqual({ waiting: 0, lost: [{ place: phrase, loss: 'refused' }] });
  expect(listeners.remove).toHaveBeenCalledOnce();

  await storeSaid(client, said(phrase), () => undefined);
  expect(unstored.get().lost).toEqual([]);
});

test.each([
  ['whose document was deleted', null],
  ['that was removed', { ...section, phrases: [] }],
  [
    'that is another text now',
    { ...section, phrases: [{ ...section.phrases[0], chinese: '您好' }] },
  ],
])('a text %s has no place, and nothing is written', async (_, now) => {
  const { client, action, fetch } = contentThatFails(0);
  fetch.mockResolvedValue(now);
  const fates: string[] = [];
  await storeSaid(client, said(phrase), (fate) => fates.push(fate));
  expect(fates).toEqual(['storing', 'no_place']);
  expect(action).not.toHaveBeenCalled();
});

test('only what repeating cannot mend is a loss', () => {
  expect(lossOf(new NotEncoded())).toBe('not_encoded');
  expect([400, 403, 413].map((status) => lossOf(answering(status)))).toEqual(
    Array(3).fill('refused'),
  );
  for (const status of [401, 409, 429, 500, 503]) {
    expect(lossOf(answering(status))).toBeUndefined();
  }
  expect(lossOf(new Error('offline'))).toBeUndefined();
});
