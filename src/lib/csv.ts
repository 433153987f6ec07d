/** Excel reads a file as UTF-8 only where it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff';
/** What makes a spreadsheet take a cell for a formula, full-width and small forms (＝ ﹢) included. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@]|^[\t\r\n]/u;

const cell = (value: string): string => {
  const text = FORMULA.test(value.normalize('NFKC')) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

/** Rows under their names as CSV (RFC 4180) that a spreadsheet reads as text and never as a formula. */
export const csvOf = (names: readonly string[], rows: readonly (readonly string[])[]): string => {
  const lines = [names, ...rows.map((row) => row.map(cell))];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.join(',')}\r\n`).join('');
};
