import type { Config } from '#src/lib/config.ts';
import type { Front } from '#src/server/front/server.ts';
import { loadSite, type Site } from '#src/server/front/site.ts';
import { buildsFolder, servableFolders } from '#src/server/publishing/build-store.ts';

/** The built pages that this process serves. */
export type Pages = {
  readonly site: Site;
  /** Where they lie. */
  readonly folder: string;
  /** Shows others from the next request on. */
  show: (front: Pick<Front, 'replace'>, folder: string, site: Site) => void;
  /** Reads all of them into memory. A build that turns out to be damaged gives way to the next one. */
  hold: (front: Pick<Front, 'replace'>) => Promise<void>;
};

/** What a process shows, and where it can show others. */
export type Served = {
  front: Pick<Front, 'replace'>;
  pages: Pages;
  /** The folder of the pages that came with the program. */
  shipped: string;
};

/**
 * Opens the best built pages that there are: those of the last publication, or `shipped`, which came
 * with the program. Rejects only where those can't be opened either.
 */
export const openPages = async (config: Config, shipped: string): Promise<Pages> => {
  const folders = await servableFolders(buildsFolder(config), shipped, config.siteUrl);
  const open = async (at: number): Promise<{ at: number; folder: string; site: Site }> => {
    const folder = folders[at] ?? shipped;
    try {
      return { at, folder, site: await loadSite(folder) };
    } catch (error) {
      if (folder === shipped) throw error;
      tellDamage(folder, error);
      return open(at + 1);
    }
  };
  let { at, folder, site } = await open(0);

  const hold: Pages['hold'] = async (front) => {
    try {
      await site.hold();
    } catch (error) {
      if (folder === shipped) throw error;
      tellDamage(folder, error);
      ({ at, folder, site } = await open(at + 1));
      front.replace(site);
      await hold(front);
    }
  };

  return {
    get site() {
      return site;
    },
    get folder() {
      return folder;
    },
    show: (front, nextFolder, nextSite) => {
      ({ folder, site } = { folder: nextFolder, site: nextSite });
      front.replace(site);
    },
    hold,
  };
};

const tellDamage = (folder: string, error: unknown) => {
  console.error(`The pages in ${folder} are damaged, and older ones are served: ${String(error)}`);
};
