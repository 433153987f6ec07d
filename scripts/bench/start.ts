/** How long it takes from the start of the built server to its first answer. */
import { serveBuiltSite } from '../built-site.ts';

const GOAL_MS = 400;
const RUNS = 5;

/** Prints the times, and says whether the median met its goal. */
export const benchStart = async (): Promise<boolean> => {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { startMs, stop } = await serveBuiltSite();
    times.push(Math.round(startMs));
    await stop();
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? NaN;
  console.log(`From start to first answer: ${times.join(', ')} ms, median ${median}`);
  return median <= GOAL_MS;
};
