/** Joins class names, leaving out the ones that do not apply. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
