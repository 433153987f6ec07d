import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { inOneSpelling } from '#src/domain/mandarin/same-reading.ts';
import type { Licence } from '#src/domain/sound/licence.ts';

/** Where something that is said stands in a document: the lists and the keys on the way to it. */
export type Place = {
  readonly document: string;
  readonly path: readonly { readonly list: string; readonly key: string }[];
  readonly text: string;
  readonly pinyin: string;
  /** In English; empty where nobody has written it yet. */
  readonly meaning: string;
  readonly hasSound: boolean;
  readonly hasSlow: boolean;
};

/** A recording as a document holds it, whatever its sound is known by. */
export type RecordingValue<Sound = unknown> = {
  readonly _type: 'recording';
  readonly file: Sound;
  readonly slow?: Sound;
  readonly speaker: string;
  readonly licence: Licence;
  readonly date: string;
};

type Member = Readonly<Record<string, unknown>> & { readonly _key?: string };

/** Lists of what is said, by the field that holds each text. */
const LISTS = {
  phrases: 'chinese',
  lines: 'chinese',
  words: 'chinese',
  characters: 'char',
} as const;
const LIST_NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[];

export const RECORDED_TYPES = ['phraseSection', 'dialogue', 'hanziLevel', 'soundsArticle'];

/** All that is said in a document, a phrase or a line before its words. */
export const placesIn = (document: SanityDocument): Place[] =>
  RECORDED_TYPES.includes(document._type) ? placesOf(document, document._id, []) : [];

const placesOf = (holder: Member, document: string, above: Place['path']): Place[] =>
  LIST_NAMES.flatMap((list) =>
    membersOf(holder, list).flatMap((member) => {
      const path = [...above, { list, key: member._key ?? '' }];
      const [text, pinyin] = [member[LISTS[list]], member['pinyin']];
      if (typeof text !== 'string' || typeof pinyin !== 'string') return [];
      const meaning = textOf(member['english']) || textOf(member['meaning']);
      const hasSound = holds(member['recording'], 'file');
      const hasSlow = holds(member['recording'], 'slow');
      const place = { document, path, text, pinyin, meaning, hasSound, hasSlow };
      return [place, ...placesOf(member, document, path)];
    }),
  );

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const membersOf = (holder: Member, list: string): readonly Member[] => {
  const held = holder[list];
  return Array.isArray(held) ? (held as Member[]) : [];
};

const holds = (recording: unknown, sound: 'file' | 'slow'): boolean =>
  typeof recording === 'object' && recording !== null && sound in recording;

/** What a recording is found by: a text in a reading, however that is spelt. */
export const spokenKey = ({ text, pinyin }: Pick<Place, 'text' | 'pinyin'>): string =>
  `${text} ${inOneSpelling(pinyin)}`;

/** Each text in each reading once: where it has sound, or else where it stands first. */
export const eachOnce = (places: readonly Place[]): Place[] => {
  const once = new Map<string, Place>();
  for (const place of places) {
    const key = spokenKey(place);
    const known = once.get(key);
    if (!known || (!known.hasSound && place.hasSound)) once.set(key, place);
  }
  return [...once.values()];
};

/** The document with a recording at a place; its slow sound and the rest stay where it has none. */
export const withRecording = (
  document: SanityDocument,
  { path }: Pick<Place, 'path'>,
  change: (before: Partial<RecordingValue>) => Partial<RecordingValue>,
): SanityDocument => changed(document, path, change) as SanityDocument;

const changed = (
  holder: Member,
  [step, ...further]: Place['path'],
  change: (before: Partial<RecordingValue>) => Partial<RecordingValue>,
): Member => {
  if (!step) {
    const before = (holder['recording'] ?? {}) as Partial<RecordingValue>;
    return { ...holder, recording: change(before) };
  }
  const members = membersOf(holder, step.list).map((member) =>
    member._key === step.key ? changed(member, further, change) : member,
  );
  return { ...holder, [step.list]: members };
};

/** The path of a place as a patch of the Content Lake names it. */
export const patchPath = ({ path }: Pick<Place, 'path'>): string =>
  [...path.map(({ list, key }) => `${list}[_key=="${key}"]`), 'recording'].join('.');
