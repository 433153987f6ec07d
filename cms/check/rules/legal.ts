import type { Content, Problem, Rule } from '../content.ts';
import { type LegalConstant, legalConstants } from '../legal-constants.ts';
import { listIn, ofType, textIn } from '../walk.ts';

const LANGUAGES = ['en', 'ar'] as const;
const KINDS = ['terms', 'privacy-policy'] as const;

/** Sections of the privacy policy, in order (onboarding §3.5). */
const PRIVACY_SECTIONS = [
  ...['introduction', 'information-collected', 'how-we-use-info', 'legal-basis'],
  ...['data-retention', 'data-sharing-and-transfers', 'data-security-and-breach'],
  ...['childrens-privacy', 'your-rights', 'cookies-and-tracking', 'marketing-communications'],
  ...['international-transfers', 'updates-to-policy', 'contact-information'],
];

const find = (content: Content, kind: string, language: string) =>
  ofType(content, 'legalDocument').find(
    (one) => one['kind'] === kind && one['language'] === language,
  );

const sectionIds = (document: unknown): string =>
  listIn(document, 'sections')
    .map((section) => textIn(section, 'id'))
    .join(', ');

/** Both legal texts are there in both languages, section by section, with one date. */
export const legalSections: Rule = (content) =>
  KINDS.flatMap((kind): Problem[] => {
    const [english, arabic] = LANGUAGES.map((language) => find(content, kind, language));
    const report = (field: string, message: string) => ({
      document: arabic?._id ?? `${kind}-ar`,
      field,
      message,
    });
    if (!english || !arabic) return [report('language', 'must be there in English and in Arabic')];
    const expected = kind === 'terms' ? sectionIds(english) : PRIVACY_SECTIONS.join(', ');
    return [
      ...(sectionIds(english) === expected
        ? []
        : [{ document: english._id, field: 'sections', message: `must be ${expected}` }]),
      ...(sectionIds(arabic) === expected ? [] : [report('sections', `must be ${expected}`)]),
      ...(english['lastUpdated'] === arabic['lastUpdated']
        ? []
        : [report('lastUpdated', 'must be the same in both languages')]),
    ];
  });

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

/** Every business constant stands in one paragraph of both languages (onboarding §4.4, §9). */
export const saysConstants: Rule = (content) =>
  legalConstants.flatMap((constant: LegalConstant) =>
    LANGUAGES.flatMap((language) => {
      const document = find(content, constant.kind, language);
      if (says(paragraphsOf(document), constant[language])) return [];
      const message = `must say in one paragraph: ${constant.says}`;
      return [
        { document: document?._id ?? `${constant.kind}-${language}`, field: 'sections', message },
      ];
    }),
  );
