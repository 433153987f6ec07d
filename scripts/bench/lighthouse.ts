import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';

export type Scores = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint, in ms. */
  lcp: number;
  cls: number;
};

/** Lighthouse now and then loses a trace on a busy machine. */
const ATTEMPTS = 3;

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

const measureOnce = async (url: string, chromePath: string | undefined): Promise<Scores> => {
  const chrome = await chromeLauncher.launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
    ],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: audits['largest-contentful-paint']?.numericValue ?? NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    };
  } finally {
    chrome.kill();
  }
};

const measureSurely = async (url: string, chromePath: string | undefined): Promise<Scores> => {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    const scores = await measureOnce(url, chromePath);
    if (Number.isFinite(scores.lcp)) return scores;
  }
  return measureOnce(url, chromePath);
};

/**
 * Lighthouse's mobile scores of several pages: each figure's median. The pages take turns, so that
 * what else the machine does meets all of them alike.
 */
export const measureInTurns = async (
  urls: string[],
  runs: number,
  chromePath: string | undefined,
): Promise<Scores[]> => {
  const scores: Scores[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) {
      scores[index]?.push(await measureSurely(url, chromePath));
    }
  }
  return scores.map(medians);
};

const medians = (runs: Scores[]): Scores => {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Scores)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(runs.map((run) => run[key]))]),
  ) as Scores;
};
