import type { Scores } from './lighthouse.ts';
import type { Weights } from './weights.ts';

export type Measured = { scores: Scores; weights: Weights };
/** `scriptsKb` limits what comes before anyone touches the page, in KB as sent. */
export type Page = {
  textFirst?: boolean;
  performance: number;
  article?: boolean;
  scriptsKb?: number;
  /** Search engines are asked to leave it out. */
  hidden?: boolean;
};

/** Largest paint of a text-first page, in bare pages; an Arabic page against its English twin. */
const LCP_IN_BARE_PAGES = 1.3;
const ARABIC_IN_ENGLISH = 1.1;
/** HTML and CSS of an article, in KB as sent. */
const ARTICLE_KB = 25;
/** What a server may send before it waits for an answer: ten segments, with the headers. */
const FIRST_ROUND_TRIP_BYTES = 14_600;

/** The goals that a page misses, in short; '' when it holds them all. */
export const missedGoals = (
  page: Page,
  { scores, weights }: Measured,
  { bareLcp, english }: { bareLcp: number; english: Measured | undefined },
): string => {
  const goals: [string, boolean][] = [
    [`performance ${page.performance}`, scores.performance >= page.performance],
    [
      'other scores 100',
      [scores.accessibility, scores.bestPractices, page.hidden ? 100 : scores.seo].every(
        (score) => score === 100,
      ),
    ],
    ['CLS 0', scores.cls < 0.0005],
    [
      `LCP ≤ ${LCP_IN_BARE_PAGES} bare`,
      !page.textFirst || scores.lcp <= bareLcp * LCP_IN_BARE_PAGES,
    ],
    ['first round trip', !page.textFirst || weights.html <= FIRST_ROUND_TRIP_BYTES],
    [`HTML+CSS ≤ ${ARTICLE_KB} KB`, !page.article || weights.html <= ARTICLE_KB * 1024],
    [
      `scripts ≤ ${page.scriptsKb} KB`,
      page.scriptsKb === undefined || weights.js <= page.scriptsKb * 1024,
    ],
    ['bytes as English', !english || weights.read <= english.weights.read * ARABIC_IN_ENGLISH],
    ['LCP as English', !english || scores.lcp <= english.scores.lcp * ARABIC_IN_ENGLISH],
  ];
  return goals.flatMap(([goal, holds]) => (holds ? [] : goal)).join(', ');
};
