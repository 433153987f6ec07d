type Wants = Readonly<Record<string, string>>;

/** What a lockfile of npm says of a package; of what it says we read these alone. */
type LockedPackage = {
  version?: string;
  dev?: boolean;
  dependencies?: Wants;
  optionalDependencies?: Wants;
};

/** A lockfile of npm, version 3: packages by their folder, the one that it belongs to by ''. */
export type Lock = {
  name?: string;
  version?: string;
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
};

/**
 * The lockfile of a package that wants some of what a repository has installed: those, and all that
 * they want in turn, in the same versions and places. Throws where the repository has one of them
 * not at all.
 */
export const lockOf = <Manifest extends { name: string; version: string }>(
  { lockfileVersion, packages }: Lock,
  names: readonly string[],
  manifest: Manifest,
) => {
  const dependencies: Record<string, string> = {};
  const kept = new Set<string>();
  for (const name of names) {
    const place = `node_modules/${name}`;
    const version = packages[place]?.version;
    if (version === undefined) throw new Error(`The lockfile has no ${name}.`);
    dependencies[name] = version;
    kept.add(place);
  }
  // A set that grows is walked to its new end.
  for (const place of kept) {
    const { dependencies: needed, optionalDependencies: welcome } = packages[place] ?? {};
    for (const name of Object.keys({ ...needed, ...welcome })) {
      const found = placeOf(packages, place, name);
      if (found !== undefined) kept.add(found);
    }
  }
  const own = { ...manifest, dependencies };
  return {
    name: manifest.name,
    version: manifest.version,
    lockfileVersion,
    requires: true,
    packages: {
      '': own,
      ...Object.fromEntries([...kept].sort().map((place) => [place, packages[place]])),
    },
  };
};

/** Where a package finds another, as Node looks for it: beside itself, then further up. */
const placeOf = (packages: Lock['packages'], from: string, name: string): string | undefined => {
  for (let folder = from; ;) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
    const up = folder.lastIndexOf('/node_modules/');
    folder = up === -1 ? '' : folder.slice(0, up);
  }
};
