import { createHash } from 'node:crypto';

/** A JSON file that a script of a page loads later than the page. */
export type DataFile<Data> = { name: string; address: string; data: Data };

/** Gives data an address that changes with it, in a folder of the site. */
export const dataFile = <Data>(label: string, data: Data, folder = 'data'): DataFile<Data> => {
  const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 10);
  const name = `${label}.${hash}`;
  return { name, address: `/${folder}/${name}.json`, data };
};
