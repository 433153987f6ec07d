/** A file of 150 KB comes in this time on the slowest line that a phone calls one (50 kbit/s). */
const PATIENCE_MS = 30_000;

const fetched = new Map<string, unknown>();
const coming = new Map<string, Promise<unknown>>();

/** What `fetchOnce` has brought from an address already. */
export const alreadyFetched = <Data>(address: string): Data | undefined =>
  fetched.get(address) as Data | undefined;

/**
 * One of the site's own JSON files, loaded once. Fails when it has not come whole within thirty
 * seconds, so that no loading cover stays for good; after a failure the next call tries again.
 */
export const fetchOnce = async <Data>(address: string): Promise<Data> => {
  const loading = coming.get(address) ?? fetchJson(address);
  coming.set(address, loading);
  try {
    const data = await loading;
    fetched.set(address, data);
    return data as Data;
  } catch (error) {
    coming.delete(address);
    throw error;
  }
};

const fetchJson = async (address: string): Promise<unknown> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return response.json();
};
