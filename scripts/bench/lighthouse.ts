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

const RUNS = 3;

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

/** Lighthouse's mobile scores of a page: each figure's median of three runs. */
export const measure = async (url: string, chromePath: string | undefined): Promise<Scores> => {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(url, chromePath));
  const keys = Object.keys(runs[0] ?? {}) as (keyof Scores)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(runs.map((run) => run[key]))]),
  ) as Scores;
};
