import type { Content, Problem } from './content.ts';
import { placeInWords } from './place-name.ts';
import { RULES, type RuleName } from './rules.ts';

/** What breaks a rule, or asks for a second look. */
export type Finding = Problem & {
  rule: RuleName;
  /** Document, field and reason in the words of the Studio. */
  sentence: string;
};

/** All that the rules find in a content, rule after rule. */
export const findingsIn = (content: Content): Finding[] => {
  const documents = new Map(content.documents.map((document) => [document._id, document]));
  return Object.entries(RULES).flatMap(([rule, find]) =>
    find(content).map((problem) => {
      const document = documents.get(problem.document);
      const place = document
        ? placeInWords(document, problem.field)
        : `${problem.document} › ${problem.field}`;
      return { ...problem, rule: rule as RuleName, sentence: `${place}: ${problem.message}` };
    }),
  );
};

/** Those that stop a publication. */
export const isBreach = ({ severity }: Problem): boolean => severity !== 'warning';
