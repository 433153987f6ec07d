import type { Table, TableKeeper, Tables } from './tables.ts';

/** Tables for one page, where the device can keep or read nothing. */
export const pageTables = (): TableKeeper => {
  let tables = emptyTables();
  let last: Promise<unknown> = Promise.resolve();
  return {
    isLasting: false,
    transact: (work) => {
      const working = last.then(() => work(tables));
      last = working.catch(() => undefined);
      return working;
    },
    remove: () => {
      tables = emptyTables();
      return Promise.resolve();
    },
  };
};

const emptyTables = (): Tables => ({
  events: emptyTable(),
  cards: emptyTable(),
  choices: emptyTable(),
  facts: emptyTable(),
});

const emptyTable = <Row>(): Table<Row> => {
  const rows = new Map<string, Row>();
  return {
    get: (key) => Promise.resolve(rows.get(key)),
    getAll: () => Promise.resolve([...rows.values()]),
    put: (row, key) => Promise.resolve(rows.set(key, row)),
    delete: (key) => Promise.resolve(rows.delete(key)),
    clear: () => Promise.resolve(rows.clear()),
  };
};
