/** The pages that the benchmark measures, without their language. */
export const PAGES = [
  { path: '/', textFirst: false, performance: 97 },
  { path: '/contents', textFirst: true, performance: 97 },
  { path: '/terms', textFirst: true, performance: 100 },
  { path: '/privacy-policy', textFirst: true, performance: 100 },
  { path: '/contents/articles/phrases-for-travel-survival-in-china', performance: 100 },
  { path: '/contents/articles/chinas-four-major-traditional-festivals', performance: 100 },
  { path: '/contents/articles/basics-to-radicals', textFirst: true, performance: 100 },
  { path: '/contents/games/hanzi-stroke-practice', performance: 97 },
] satisfies { path: string; textFirst?: boolean; performance: number }[];
