import { pathToString } from 'sanity';
import { placeInWords } from '#cms/check/place-name.ts';
import { titleOf } from '#cms/check/schema-walk.ts';
import { pathOf } from './field-path.ts';

type Document = { _id: string; _type: string };

/** What the pages could not be built for, and where in the Studio it is mended. */
export type PublishingFault = {
  sentence: string;
  place?: { id: string; type: string; path?: string };
};

const FAULT = /^(\S+) › (.+?): /;
const UNPUBLISHED = /^No published document: .*?_type == "(\w+)"/;

/** The documents that a reason names. */
export const idsIn = (reason: string): string[] => [
  ...new Set(reason.split('\n').flatMap((line) => FAULT.exec(line)?.[1] ?? [])),
];

/**
 * The lines of a reason with documents and fields as the Studio calls them. What is not among the
 * documents keeps its id.
 */
export const faultsIn = (reason: string, documents: readonly Document[]): PublishingFault[] =>
  reason.split('\n').map((line) => {
    const type = UNPUBLISHED.exec(line)?.[1];
    if (type) return { sentence: `${titleOf(type) ?? type}: no such document is published` };
    const [start = '', id, field = ''] = FAULT.exec(line) ?? [];
    const document = documents.find(({ _id }) => _id === id);
    if (!document) return { sentence: line };
    const path = pathToString(pathOf(document, field));
    return {
      sentence: `${placeInWords(document, field)}: ${line.slice(start.length)}`,
      place: { id: document._id, type: document._type, ...(field !== '(whole)' && { path }) },
    };
  });
