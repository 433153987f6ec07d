import { pathToString } from 'sanity';
import { faultInWords, readPageFault } from '#cms/check/page-fault.ts';
import { titleOf } from '#cms/check/schema-walk.ts';
import { pathOf } from './field-path.ts';

type Document = { _id: string; _type: string };

/** What the pages could not be built for, and where in the Studio it is mended. */
export type PublishingFault = {
  sentence: string;
  place?: { id: string; type: string; path?: string };
};

const UNPUBLISHED = /^No published document: .*?_type == "(\w+)"/;

/** The documents that a reason names. */
export const idsIn = (reason: string): string[] => [
  ...new Set(reason.split('\n').flatMap((line) => readPageFault(line)?.id ?? [])),
];

/**
 * The lines of a reason with documents and fields as the Studio calls them. What is not among the
 * documents keeps its id.
 */
export const faultsIn = (reason: string, documents: readonly Document[]): PublishingFault[] =>
  reason.split('\n').map((line) => {
    const type = UNPUBLISHED.exec(line)?.[1];
    if (type) return { sentence: `${titleOf(type) ?? type}: no such document is published` };
    const fault = readPageFault(line);
    const document = documents.find(({ _id }) => _id === fault?.id);
    if (!fault || !document) return { sentence: line };
    const { _id: id, _type } = document;
    const path = pathToString(pathOf(document, fault.field));
    return {
      sentence: faultInWords(fault, document),
      place: { id, type: _type, ...(fault.field !== '(whole)' && { path }) },
    };
  });
