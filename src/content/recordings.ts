import { defineQuery } from 'groq';
import { z } from 'zod';
import { inOneSpelling } from '#src/domain/mandarin/same-reading.ts';
import { LICENCES } from '#src/domain/sound/licence.ts';
import { fetchContent } from './client.ts';
import { hanzi, pinyin, text } from './fields.ts';
import { heldInBuild } from './held.ts';

const recordingsQuery =
  defineQuery(`*[_type in ["phraseSection", "dialogue", "hanziLevel", "soundsArticle"]] | order(_id asc) {
  _id,
  "spoken": coalesce(phrases, lines, characters, words, [])[] {
    "text": coalesce(chinese, char), pinyin,
    recording { "url": file.asset->url, "slowUrl": slow.asset->url, speaker, licence, date },
    "words": coalesce(words, [])[] {
      "text": chinese, pinyin,
      recording { "url": file.asset->url, "slowUrl": slow.asset->url, speaker, licence, date }
    }
  }
}`);

const recording = z.object({
  url: text,
  slowUrl: text.nullable(),
  speaker: text,
  licence: z.enum(LICENCES),
  date: z.iso.date(),
});
const spoken = { text: hanzi, pinyin, recording: recording.nullable() };
const recordingsOf = z.object({
  _id: text,
  spoken: z.array(z.object({ ...spoken, words: z.array(z.object(spoken)) })),
});

/** What was recorded: how it is written and read, its sounds as assets, and who said it. */
export type Recording = z.infer<typeof recording> & { text: string; pinyin: string };

/** What can be recorded, each once: phrases, lines, words and characters; silent where nobody has yet. */
export type Spoken = {
  readonly text: string;
  readonly pinyin: string;
  readonly recording: z.infer<typeof recording> | null;
};

const readSpoken = async (): Promise<Spoken[]> => {
  const documents = await fetchContent(recordingsQuery, z.array(recordingsOf));
  const all = documents.flatMap((document) =>
    document.spoken.flatMap(({ words, ...phrase }) => [phrase, ...words]),
  );
  const once = new Map<string, Spoken>();
  for (const one of all) {
    const key = `${one.text} ${inOneSpelling(one.pinyin)}`;
    if (!once.get(key)?.recording) once.set(key, one);
  }
  return [...once.values()];
};

/** All that the content has to say, in the order of its documents; one that has sound is preferred. */
export const getSpoken = heldInBuild(readSpoken, () => '');

/** What was recorded, each text in each reading once. */
export const getRecordings = async (): Promise<Recording[]> =>
  (await getSpoken()).flatMap(({ text, pinyin, recording }) =>
    recording ? [{ ...recording, text, pinyin }] : [],
  );
