import { placeInWords } from './place-name.ts';

/** What a page can't show of a document, which it names by its id and the path of a field. */
export type PageFault = { id: string; field: string; message: string };

const LINE = /^(\S+) › (.+?): (.*)$/;

/** The fault that a line tells of; undefined where it tells something else. */
export const readPageFault = (line: string): PageFault | undefined => {
  const [, id, field, message] = LINE.exec(line) ?? [];
  return id && field && message !== undefined ? { id, field, message } : undefined;
};

/** A fault with document and field as editors know them. */
export const faultInWords = (
  { field, message }: PageFault,
  document: { _id: string; _type: string },
): string => `${placeInWords(document, field)}: ${message}`;
