/** A document as the content server holds it: with its revision and its times. */
export type StoredDocument = {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [field: string]: unknown;
};

const DRAFT = 'drafts.';
const UNPUBLISHED = /^(drafts\.|versions\.[^.]+\.)/;

export const isDraft = (id: string): boolean => id.startsWith(DRAFT);

/** Whether readers of the site may see it: a dot makes a document private (cms/README.md). */
export const isPublished = (id: string): boolean => !id.includes('.');

export const publishedIdOf = (id: string): string => id.replace(UNPUBLISHED, '');

export const draftIdOf = (id: string): string => `${DRAFT}${publishedIdOf(id)}`;

type Json = Record<string, unknown>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rebuilds a value from the inside out; `change` sees every object. */
export const mapObjects = (value: unknown, change: (object: Json) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (!isRecord(value)) return value;
  const mapped = Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)]);
  return change(Object.fromEntries(mapped) as Json);
};

/** The fields that an editor writes, without those that the server keeps. */
export const authored = ({ _rev, _createdAt, _updatedAt, ...rest }: Json): Json => rest;

/** A text that is the same for two values of the same content, whatever the order of their keys. */
export const canonical = (value: unknown): string =>
  JSON.stringify(
    mapObjects(value, (object) =>
      Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1))),
    ),
  );
