import { passThrough, type PassThrough } from '../pass-through.ts';

const WORKER = '/sw.js';

export type NewBuild = PassThrough & {
  /** From now on the site has another worker, as after a build: the same again, or this one. */
  publish: (worker?: string) => void;
};

/** The site under test behind another address, where a new build can come out. */
export const newBuildOf = async (site: string): Promise<NewBuild> => {
  let build = 1;
  let replaced: string | undefined;
  const passed = await passThrough(site, {
    instead: (path) =>
      path === WORKER && replaced !== undefined
        ? { type: 'text/javascript', body: replaced }
        : undefined,
    change: ({ path }) =>
      path === WORKER ? (worker) => `// Build ${build}\n${worker}` : undefined,
  });
  return {
    ...passed,
    publish: (worker) => {
      build += 1;
      replaced = worker;
    },
  };
};
