import * as chromeLauncher from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';

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

/** From this index on a machine is one of the fast desktops that Lighthouse's own 4 is meant for. */
const FAST_DESKTOP_INDEX = 1500;
const SLOWDOWN = { fastDesktop: 4, slower: 2 };
const CALIBRATION_RUNS = 5;

type Processor = {
  /** Lighthouse's benchmark index of this machine: 1,500 to 2,000 is a fast desktop. */
  index: number;
  /** How many times slower a middling phone is, after Lighthouse's table of devices. */
  slowdown: number;
};

const audit = async (url: string, chromePath: string | undefined, flags: Flags = {}) => {
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
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      output: 'json',
      ...flags,
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
};

/** How fast this machine is just now, so that "mobile" means the same phone on each machine. */
export const calibrate = async (
  url: string,
  chromePath: string | undefined,
): Promise<Processor> => {
  const indexes: number[] = [];
  for (let run = 0; run < CALIBRATION_RUNS; run += 1) {
    const { environment } = await audit(url, chromePath, { onlyCategories: ['seo'] });
    indexes.push(environment.benchmarkIndex);
  }
  const index = median(indexes);
  return { index, slowdown: SLOWDOWN[index >= FAST_DESKTOP_INDEX ? 'fastDesktop' : 'slower'] };
};

type Means = { chromePath: string | undefined; processor: Processor };

const measureOnce = async (url: string, { chromePath, processor }: Means): Promise<Scores> => {
  const { categories, audits } = await audit(url, chromePath, {
    throttling: { cpuSlowdownMultiplier: processor.slowdown },
  });
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: audits['largest-contentful-paint']?.numericValue ?? NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? NaN,
  };
};

const measureSurely = async (url: string, means: Means): Promise<Scores> => {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    const scores = await measureOnce(url, means);
    if (Number.isFinite(scores.lcp)) return scores;
  }
  return measureOnce(url, means);
};

/**
 * Lighthouse's mobile scores of several pages: each figure's median. The pages take turns, so that
 * what else the machine does meets all of them alike.
 */
export const measureInTurns = async (
  urls: string[],
  runs: number,
  means: Means,
): Promise<Scores[]> => {
  const scores: Scores[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) {
      scores[index]?.push(await measureSurely(url, means));
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
