import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type SanityDocument, parseLines } from '#src/content/embedded-dataset.ts';

/** What the rules judge: the documents as they stand in the files, and what has to match them. */
export type Content = {
  documents: SanityDocument[];
  /** Files in cms/dataset/images. */
  images: ReadonlySet<string>;
  /** Files in cms/dataset/files. */
  sounds: ReadonlySet<string>;
  /** Characters whose strokes we can draw. */
  drawable: ReadonlySet<string>;
};

/**
 * Something that an editor has to put right before the document is published; a warning only asks
 * for a second look.
 */
export type Problem = {
  document: string;
  field: string;
  message: string;
  severity?: 'warning';
};

/** A rule reads the whole content and returns what breaks it. */
export type Rule = (content: Content) => Problem[];

/** Where a document stands: file and line. */
export type Places = ReadonlyMap<string, string[]>;

const STROKE_DATA = 'node_modules/hanzi-writer-data';

/** Reads the dataset with the place of each document. Throws a ContentError for a broken line. */
export const readContent = (folder = 'cms/dataset'): Content & { places: Places } => {
  const documents: SanityDocument[] = [];
  const places = new Map<string, string[]>();
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.ndjson')) continue;
    const file = path.join(folder, name);
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      for (const document of parseLines(line, `${name}, line ${index + 1}`)) {
        documents.push(document);
        const place = `${file}:${index + 1}`;
        places.set(document._id, [...(places.get(document._id) ?? []), place]);
      }
    }
  }
  return {
    documents,
    places,
    images: new Set(namesIn(path.join(folder, 'images'))),
    sounds: new Set(namesIn(path.join(folder, 'files'))),
    drawable: drawableCharacters(),
  };
};

/** What the rules judge of content that lies elsewhere: its documents, whose pictures lie with them. */
export const contentOf = (documents: SanityDocument[]): Content => ({
  documents,
  images: new Set(),
  sounds: new Set(),
  drawable: drawableCharacters(),
});

const drawableCharacters = () =>
  new Set(namesIn(STROKE_DATA).map((name) => path.basename(name, '.json')));

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
