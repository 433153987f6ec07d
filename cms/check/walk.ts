import type { Content } from './content.ts';

export type Visit = { document: string; field: string; value: unknown };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of a field inside another: `phrases[2].pinyin`. */
export const inside = (field: string, step: string | number): string =>
  typeof step === 'number' ? `${field}[${step}]` : field === '' ? step : `${field}.${step}`;

const walk = function* (document: string, value: unknown, field: string): Generator<Visit> {
  yield { document, field, value };
  const steps = Array.isArray(value) ? value.entries() : isRecord(value) ? entriesOf(value) : [];
  for (const [step, inner] of steps) yield* walk(document, inner, inside(field, step));
};

const entriesOf = (value: Record<string, unknown>) => Object.entries(value);

/** Every value of every document, with its place. */
export const everyValue = ({ documents }: Content): Visit[] =>
  documents.flatMap((document) => [...walk(document._id, document, '')]);

/** Every text of every document. */
export const everyText = (content: Content): (Visit & { value: string })[] =>
  everyValue(content).filter(
    (visit): visit is Visit & { value: string } => typeof visit.value === 'string',
  );

/** The documents of a type. */
export const ofType = ({ documents }: Content, type: string) =>
  documents.filter(({ _type }) => _type === type);

/** The list in a field, empty where there is none. */
export const listIn = (value: unknown, field: string): Record<string, unknown>[] => {
  const list = isRecord(value) ? value[field] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

/** The text in a field, empty where there is none. */
export const textIn = (value: unknown, field: string): string => {
  const text = isRecord(value) ? value[field] : undefined;
  return typeof text === 'string' ? text : '';
};
