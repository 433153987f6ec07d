import type { Page } from './goals.ts';

/** The pages that the benchmark measures, without their language, and the goals that differ. */
export const PAGES = [
  { path: '/', performance: 97, scriptsKb: 15 },
  { path: '/contents', textFirst: true, performance: 97 },
  { path: '/terms', textFirst: true, performance: 100 },
  { path: '/privacy-policy', textFirst: true, performance: 100 },
  {
    path: '/contents/articles/phrases-for-travel-survival-in-china',
    article: true,
    performance: 100,
  },
  {
    path: '/contents/articles/chinas-four-major-traditional-festivals',
    article: true,
    performance: 100,
  },
  {
    path: '/contents/articles/basics-to-radicals',
    article: true,
    performance: 100,
  },
  {
    path: '/contents/articles/sounds-of-chinese',
    article: true,
    performance: 100,
  },
  { path: '/contents/games/hanzi-stroke-practice', performance: 97 },
  { path: '/contents/games/four-tones', performance: 97, scriptsKb: 85 },
  { path: '/contents/games/catch-the-word', performance: 97, scriptsKb: 85 },
  { path: '/contents/games/numbers', performance: 97, scriptsKb: 85 },
  { path: '/review', performance: 97, scriptsKb: 85, hidden: true },
] satisfies ({ path: string } & Page)[];
