import type { Content, Problem, Rule } from '../content.ts';
import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import type { LegalConstant } from '../legal-constants.ts';
import { LOCALE_FACTS, localesWith } from '#src/i18n/locales.ts';
import { listIn, ofType, textIn } from '../walk.ts';

const KINDS = ['terms', 'privacy-policy'] as const;

const find = (content: Content, kind: string, language: string) =>
  ofType(content, 'legalDocument').find(
    (one) => one['kind'] === kind && one['language'] === language,
  );

/** The titles of the sections by their ids, in order. */
const sectionsOf = (document: unknown): Map<string, string> =>
  new Map(
    listIn(document, 'sections').map((section) => {
      const id = textIn(section, 'id');
      return [id, textIn(section, 'title') || id];
    }),
  );

/**
 * The languages of a legal text have the same sections in one order, and one date. Each is
 * published by itself, so the one that comes first can only be warned about.
 */
export const legalSections: Rule = (content) =>
  KINDS.flatMap((kind) => {
    const texts = localesWith('legal').flatMap((locale) => {
      const document = find(content, kind, locale);
      return document ? [{ document, language: LOCALE_FACTS[locale].englishName }] : [];
    });
    return texts.flatMap((one) =>
      texts
        .filter((other) => other !== one)
        .flatMap((other) => differences(one.document, other.document, other.language)),
    );
  });

const differences = (one: SanityDocument, other: SanityDocument, language: string): Problem[] => {
  const [here, there] = [sectionsOf(one), sectionsOf(other)];
  const [ids, others] = [[...here.keys()], [...there.keys()]];
  const warn = (field: string, message: string): Problem => ({
    document: one._id,
    field,
    message,
    severity: 'warning',
  });
  const extra = ids.filter((id) => !others.includes(id));
  const missing = others.filter((id) => !ids.includes(id));
  const isReordered = extra.length === 0 && missing.length === 0 && ids.join() !== others.join();
  return [
    ...extra.map((id) =>
      warn('sections', `“${here.get(id) ?? id}” is not in the ${language} text yet`),
    ),
    ...missing.map((id) =>
      warn('sections', `“${there.get(id) ?? id}” is in the ${language} text and not here`),
    ),
    ...(isReordered
      ? [warn('sections', `stand in another order than in the ${language} text`)]
      : []),
    ...(one['lastUpdated'] === other['lastUpdated']
      ? []
      : [warn('lastUpdated', `is another date than that of the ${language} text`)]),
  ];
};

/** The paragraphs of a legal document as plain text. */
const paragraphsOf = (document: unknown): string[] =>
  listIn(document, 'sections').flatMap((section) =>
    listIn(section, 'content').map((block) =>
      listIn(block, 'children')
        .map((span) => textIn(span, 'text'))
        .join(''),
    ),
  );

const says = (paragraphs: string[], parts: RegExp[]): boolean =>
  paragraphs.some((paragraph) => parts.every((part) => part.test(paragraph)));

/** Promises that no paragraph of a legal text makes, by the document that lacks them. */
export const missingPromises = (
  content: Content,
  constants: readonly LegalConstant[],
): { document: string; promise: string }[] =>
  constants.flatMap((constant) =>
    localesWith('legal').flatMap((language) => {
      const document = find(content, constant.kind, language);
      if (says(paragraphsOf(document), constant[language])) return [];
      return [
        { document: document?._id ?? `${constant.kind}-${language}`, promise: constant.says },
      ];
    }),
  );
