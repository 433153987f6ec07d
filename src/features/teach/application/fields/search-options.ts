import { folded } from '#src/domain/folded.ts';

export type SearchOption = {
  value: string;
  name: string;
  /** Shown beside the name and found as well. */
  note?: string;
  /** What the closed box shows, if not the name. */
  shownAs?: string;
  /** Other words by which it is found. */
  also?: string;
};

/** The options that hold what was typed, in their order; those that begin with it come first. */
export const searchOptions = (
  options: readonly SearchOption[],
  typed: string,
): readonly SearchOption[] => {
  const wanted = folded(typed);
  if (wanted === '') return options;
  const words = ({ name, note, also }: SearchOption) =>
    folded([name, note, also].filter(Boolean).join(' '));
  const isFirst = (option: SearchOption) =>
    words(option)
      .split(/[\s/_]+/)
      .some((word) => word.replace(/^[+]/, '').startsWith(wanted.replace(/^[+]/, '')));
  const found = options.filter((option) => words(option).includes(wanted));
  return [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))];
};
