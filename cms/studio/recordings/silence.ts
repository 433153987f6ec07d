import { placesIn, spokenKey, type Place } from '#cms/sound/places.ts';
import { listIn, textIn } from '#cms/check/walk.ts';
import type { SanityDocument } from '#src/content/embedded-dataset.ts';

/** Something that is said, and whether it is heard: by readers, in drafts only, or nowhere. */
export type Item = Place & { readonly key: string; readonly sound: 'published' | 'draft' | 'none' };

/** A document whose texts are said: a section, a dialogue, a level, the article of sounds. */
export type Group = {
  /** Of the document that is published, or would be. */
  readonly id: string;
  readonly type: string;
  readonly title: string;
  /** What the document stands in, as readers know it. */
  readonly article: string;
  readonly items: readonly Item[];
  /** Recordings that readers do not hear until the document is published. */
  readonly waiting: number;
  /** Whether publishing the document would publish other changes too. */
  readonly hasOtherChanges: boolean;
};

const DRAFT = /^drafts\./;
/** Of the Content Lake: contents of a release, which are published as one. */
const VERSION = /^versions\./;

const LEVELS = 'Stroke practice';
const DIALOGUES = 'Dialogues';

/** All that the content says, in the order of its articles; drafts in place of what is published. */
export const groupsOf = (documents: readonly SanityDocument[]): Group[] => {
  const own = documents.filter(({ _id }) => !VERSION.test(_id));
  const published = new Map(own.filter(({ _id }) => !DRAFT.test(_id)).map((one) => [one._id, one]));
  const drafts = new Map(
    own
      .filter(({ _id }) => DRAFT.test(_id))
      .map((one) => ({ ...one, _id: one._id.replace(DRAFT, '') }))
      .map((one) => [one._id, one]),
  );
  const current = new Map([...published, ...drafts]);
  const heard = soundKeys([...published.values()]);
  const soon = soundKeys([...current.values()]);
  const soundOf = (key: string): Item['sound'] => {
    if (heard.has(key)) return 'published';
    return soon.has(key) ? 'draft' : 'none';
  };

  return inOrder([...current.values()]).flatMap(({ document, article }) => {
    const items = firstOfEach(placesIn(document), spokenKey).map((place) => {
      const key = spokenKey(place);
      return { ...place, key, sound: soundOf(key) };
    });
    if (items.length === 0) return [];
    const draft = drafts.get(document._id);
    const before = published.get(document._id);
    return {
      id: document._id,
      type: document._type,
      title: textIn(document, 'title'),
      article,
      items,
      waiting: draft ? changedRecordings(draft, before) : 0,
      hasOtherChanges: draft !== undefined && withoutSound(draft) !== withoutSound(before),
    };
  });
};

/** How many of a group are heard, by readers or by whoever hears its draft. */
export const recordedIn = ({ items }: Group): number =>
  items.filter(({ sound }) => sound !== 'none').length;

/** What nobody has said yet, each text once, in the order of the groups. */
export const silentIn = (groups: readonly Group[]): Item[] =>
  firstOfEach(
    groups.flatMap(({ items }) => items).filter(({ sound }) => sound === 'none'),
    ({ key }) => key,
  );

/** Whether a text is what an editor looks for, by its hanzi, pinyin (without tones too) or meaning. */
export const matches = ({ text, pinyin, meaning }: Place, wanted: string): boolean => {
  const plain = (some: string) => some.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const search = plain(wanted.trim());
  return [text, pinyin, pinyin.replaceAll(' ', ''), meaning].some((one) =>
    plain(one).includes(search),
  );
};

const soundKeys = (documents: readonly SanityDocument[]): Set<string> =>
  new Set(
    documents
      .flatMap(placesIn)
      .filter(({ hasSound }) => hasSound)
      .map(spokenKey),
  );

type Placed = { document: SanityDocument; article: string };

const inOrder = (documents: readonly SanityDocument[]): Placed[] => {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const ofType = (type: string) => documents.filter(({ _type }) => _type === type);
  const sections = ofType('phrasesArticle').flatMap((article) =>
    listIn(article, 'sections').flatMap((reference) => {
      const document = byId.get(textIn(reference, '_ref'));
      return document ? { document, article: textIn(article, 'title') } : [];
    }),
  );
  const levels = ofType('hanziLevel').toSorted(
    (one, other) => Number(one['level']) - Number(other['level']),
  );
  const dialogues = ofType('dialogue').toSorted(
    (one, other) => Number(one['order']) - Number(other['order']),
  );
  const all = [
    ...ofType('soundsArticle').map((document) => ({ document, article: 'Sounds' })),
    ...sections,
    ...ofType('phraseSection').map((document) => ({ document, article: 'In no article yet' })),
    ...dialogues.map((document) => ({ document, article: DIALOGUES })),
    ...levels.map((document) => ({ document, article: LEVELS })),
  ];
  // A section that two articles hold stands where it stands first.
  return firstOfEach(all, ({ document }) => document._id);
};

const firstOfEach = <T>(all: readonly T[], keyOf: (one: T) => string): T[] => {
  const seen = new Set<string>();
  return all.filter((one) => {
    const isNew = !seen.has(keyOf(one));
    seen.add(keyOf(one));
    return isNew;
  });
};

const recordingsOf = (document: SanityDocument | undefined): Map<string, string> =>
  new Map(document ? recordingsIn(document, '') : []);

const recordingsIn = (value: unknown, place: string): [string, string][] => {
  if (Array.isArray(value)) {
    return value.flatMap((member: unknown) =>
      recordingsIn(member, `${place}/${textIn(member, '_key')}`),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, held]): [string, string][] =>
    name === 'recording' ? [[place, inOneOrder(held)]] : recordingsIn(held, `${place}/${name}`),
  );
};

const changedRecordings = (draft: SanityDocument, before: SanityDocument | undefined): number => {
  const [now, then] = [recordingsOf(draft), recordingsOf(before)];
  return [...new Set([...now.keys(), ...then.keys()])].filter(
    (place) => now.get(place) !== then.get(place),
  ).length;
};

const NOT_WRITTEN = /^(?:recording|_(?:rev|createdAt|updatedAt|originalId|system))$/;

const withoutSound = (document: SanityDocument | undefined): string =>
  inOneOrder(document, (name) => !NOT_WRITTEN.test(name));

/** A draft may hold its fields in another order than what is published. */
const inOneOrder = (value: unknown, counts: (name: string) => boolean = () => true): string =>
  JSON.stringify(value, (_, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(
          Object.entries(held)
            .filter(([name]) => counts(name))
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : held,
  ) ?? '';
