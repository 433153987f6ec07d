import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPublishedFiles } from '#cms/server/published-files.ts';
import { FAULT_SENTENCES } from '#cms/sound/judge.ts';
import { eachOnce, placesIn, withRecording, type Place } from '#cms/sound/places.ts';
import { openSound, prepareSound } from '#cms/sound/prepare.ts';
import { placesNamed, readSoundName, stemFor } from '#cms/sound/sound-name.ts';
import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import type { Licence } from '#src/domain/sound/licence.ts';
import { decode } from './decode.ts';

export type ImportOptions = {
  readonly speaker: string;
  readonly licence: Licence;
  /** The day of the recording, `2026-11-23`. */
  readonly date: string;
  /** Takes the place of a recording that is there. */
  readonly isReplacing: boolean;
  /** Only says what would be done. */
  readonly isTrial: boolean;
};

/** What became of each file, and the texts that nobody has said yet. */
export type ImportReport = {
  readonly taken: readonly { file: string; text: string; isSlow: boolean }[];
  readonly refused: readonly { file: string; reason: string }[];
  readonly silent: readonly Pick<Place, 'text' | 'pinyin'>[];
};

const NAMED_BY = 'its name is neither hanzi nor pinyin with tones of anything in the content';

type Documents = Map<string, SanityDocument>;

/**
 * Takes the sounds of a folder, named by hanzi or pinyin, into a dataset: prepared like those of
 * the Studio, each at the place of its text. A bad file is named and left alone.
 */
export const importSounds = async (
  folder: string,
  dataset: string,
  options: ImportOptions,
): Promise<ImportReport> => {
  const files = openPublishedFiles(dataset);
  files.refresh();
  const documents: Documents = new Map(files.documents().map((one) => [one._id, one]));
  const taken: { file: string; text: string; isSlow: boolean }[] = [];
  const refused: { file: string; reason: string }[] = [];
  const touched = new Set<string>();
  // A slow sound joins a recording, so the usual ones come first.
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => ({ file: name, ...readSoundName(path.parse(name).name) }))
    .sort(
      (one, other) => Number(one.isSlow) - Number(other.isSlow) || (one.file < other.file ? -1 : 1),
    );

  for (const { file, name, isSlow } of names) {
    const place = choosePlace(placesNamed(name, placesOf(documents)), { isSlow, ...options });
    if (typeof place === 'string') {
      refused.push({ file, reason: place });
      continue;
    }
    const bytes = new Uint8Array(readFileSync(path.join(folder, file)));
    const sound = await openSound(bytes, decode);
    if (typeof sound === 'string') {
      refused.push({ file, reason: FAULT_SENTENCES[sound] });
      continue;
    }
    const { mp3 } = await prepareSound(sound);
    const asset = soundAsset(place, mp3, isSlow);
    if (!options.isTrial) keepSound(dataset, asset.name, mp3);
    const document = documents.get(place.document);
    if (document) {
      documents.set(place.document, recordedBy(document, place, asset.value, isSlow, options));
    }
    touched.add(place.document);
    taken.push({ file, text: place.text, isSlow });
  }

  if (!options.isTrial) {
    await files.write(
      [...touched].flatMap((id) => {
        const document = documents.get(id);
        return document ? [{ id, type: document._type, document }] : [];
      }),
    );
  }
  const silent = placesOf(documents).filter(({ hasSound }) => !hasSound);
  return { taken, refused, silent };
};

const placesOf = (documents: Documents): Place[] =>
  eachOnce([...documents.values()].flatMap(placesIn));

/** The one place that a file may fill, or why there is none. */
const choosePlace = (
  places: readonly Place[],
  { isSlow, isReplacing }: { isSlow: boolean; isReplacing: boolean },
): Place | string => {
  const [place, ...others] = places;
  if (!place) return NAMED_BY;
  if (others.length > 0) {
    const texts = places.map(({ text, pinyin }) => `${text} (${pinyin})`).join(', ');
    return `it may be any of ${texts}: name it by hanzi and reading (${place.text} ${place.pinyin}), or record it in the Studio`;
  }
  if (isSlow && !place.hasSound)
    return 'a slow sound needs a recording at the usual speed beside it';
  if ((isSlow ? place.hasSlow : place.hasSound) && !isReplacing)
    return 'there is a recording already; --replace takes its place';
  return place;
};

/** A name that tells what is heard: `nihao-33-1a2b3c4d.mp3`. */
const soundAsset = (place: Place, mp3: Uint8Array, isSlow: boolean) => {
  const hash = createHash('sha1').update(mp3).digest('hex').slice(0, 8);
  const name = `${stemFor(place, isSlow)}-${hash}.mp3`;
  return { name, value: { _type: 'file', _sanityAsset: `file@file://./files/${name}` } };
};

const keepSound = (dataset: string, name: string, mp3: Uint8Array) => {
  mkdirSync(path.join(dataset, 'files'), { recursive: true });
  writeFileSync(path.join(dataset, 'files', name), mp3);
};

const recordedBy = (
  document: SanityDocument,
  place: Place,
  sound: object,
  isSlow: boolean,
  { speaker, licence, date }: ImportOptions,
): SanityDocument =>
  withRecording(document, place, (before) =>
    isSlow
      ? { ...before, slow: sound }
      : { _type: 'recording', file: sound, speaker, licence, date },
  );
