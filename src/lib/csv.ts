/** Excel reads a file as UTF-8 only where it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff';
/** What makes a spreadsheet take a cell for a formula, full-width and small forms (＝ ﹢) included. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@]|^[\t\r\n]/u;

const cell = (value: string): string => {
  const text = FORMULA.test(value.normalize('NFKC')) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

type Rows = readonly (readonly string[])[];

const lines = (rows: Rows): string => rows.map((cells) => `${cells.join(',')}\r\n`).join('');

/**
 * Rows under their names as CSV (RFC 4180) that a spreadsheet reads as text and never as a formula;
 * written as they are read, so many at a time.
 */
export async function* csvOf(
  names: readonly string[],
  batches: AsyncIterable<Rows>,
): AsyncGenerator<string> {
  let head = BYTE_ORDER_MARK + lines([names]);
  for await (const rows of batches) {
    yield head + lines(rows.map((row) => row.map(cell)));
    head = '';
  }
  if (head) yield head;
}
