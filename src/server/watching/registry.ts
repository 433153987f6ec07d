/** What a figure is told apart by; the values are of a small number, never what visitors write. */
type Labels<Name extends string> = Readonly<Record<Name, string>>;

type Counter<Name extends string> = { add: (labels: Labels<Name>, by?: number) => void };
type Histogram<Name extends string> = {
  observe: (labels: Labels<Name>, value: number) => void;
};
type Sample<Name extends string> = readonly [Labels<Name>, number];

type Family = { name: string; help: string; type: 'counter' | 'gauge' | 'histogram' };
type Lines = () => string[] | Promise<string[]>;

/** So many series a figure has at most; what comes later counts as `other`. */
export const MOST_SERIES = 400;
const OTHER = 'other';

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const labelled = (labels: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};

/** One value for each set of labels, made when it is first met. */
const seriesOf = <Name extends string, Value>(names: readonly Name[], make: () => Value) => {
  const series = new Map<string, { labels: Labels<Name>; value: Value }>();
  const at = (labels: Labels<Name>): { labels: Labels<Name>; value: Value } => {
    const key = names.map((name) => labels[name]).join('\0');
    const known = series.get(key);
    if (known) return known;
    if (series.size >= MOST_SERIES && names.some((name) => labels[name] !== OTHER)) {
      return at(Object.fromEntries(names.map((name) => [name, OTHER])) as Labels<Name>);
    }
    const inOrder = names.map((name) => [name, labels[name]]);
    const fresh = { labels: Object.fromEntries(inOrder) as Labels<Name>, value: make() };
    series.set(key, fresh);
    return fresh;
  };
  return { at, all: () => [...series.values()] };
};

/**
 * Figures of this process in the text format of Prometheus (version 0.0.4): a page of code, where a
 * library would bring its own clocks and figures (decision 232).
 */
export const createRegistry = () => {
  const families: { family: Family; lines: Lines }[] = [];

  const counter = <Name extends string>(
    name: string,
    help: string,
    names: readonly Name[],
  ): Counter<Name> => {
    const series = seriesOf(names, () => ({ count: 0 }));
    families.push({
      family: { name, help, type: 'counter' },
      lines: () =>
        series.all().map(({ labels, value }) => `${name}${labelled(labels)} ${value.count}`),
    });
    return { add: (labels, by = 1) => void (series.at(labels).value.count += by) };
  };

  /** A figure that is asked for when somebody looks; one that can't be had is left out. */
  const gauge = <Name extends string>(
    name: string,
    help: string,
    read: () => readonly Sample<Name>[] | Promise<readonly Sample<Name>[]>,
  ): void => {
    families.push({
      family: { name, help, type: 'gauge' },
      lines: async () => {
        try {
          return (await read()).map(([labels, value]) => `${name}${labelled(labels)} ${value}`);
        } catch {
          return [];
        }
      },
    });
  };

  const histogram = <Name extends string>(
    name: string,
    help: string,
    names: readonly Name[],
    bounds: readonly number[],
  ): Histogram<Name> => {
    const series = seriesOf(names, () => ({ counts: bounds.map(() => 0), sum: 0, count: 0 }));
    families.push({
      family: { name, help, type: 'histogram' },
      lines: () =>
        series
          .all()
          .flatMap(({ labels, value: { counts, sum, count } }) => [
            ...bounds.map(
              (bound, place) =>
                `${name}_bucket${labelled({ ...labels, le: String(bound) })} ${counts[place] ?? 0}`,
            ),
            `${name}_bucket${labelled({ ...labels, le: '+Inf' })} ${count}`,
            `${name}_sum${labelled(labels)} ${sum}`,
            `${name}_count${labelled(labels)} ${count}`,
          ]),
    });
    return {
      observe: (labels, amount) => {
        const { value } = series.at(labels);
        // A bucket holds all that is not more than its bound.
        bounds.forEach((bound, place) => {
          if (amount <= bound) value.counts[place] = (value.counts[place] ?? 0) + 1;
        });
        value.sum += amount;
        value.count += 1;
      },
    };
  };

  const text = async (): Promise<string> => {
    const parts = await Promise.all(
      families.map(async ({ family: { name, help, type }, lines }) => [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...(await lines()),
      ]),
    );
    return `${parts.flat().join('\n')}\n`;
  };

  return { counter, gauge, histogram, text };
};
