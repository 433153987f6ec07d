import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { dataFolder } from '#tests/data-folder.ts';
import { expect } from './fixtures.ts';

const mailsTo = async (address: string, folder: string): Promise<Email[]> => {
  const outbox = join(folder, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
  return mails.filter(({ to }) => to?.some((one) => one.address === address));
};

/** The last mail to an address, as soon as there are so many; `folder` is the site's DATA_DIR. */
export const mailTo = async (
  address: string,
  { folder = dataFolder(), count = 1 } = {},
): Promise<Email> => {
  await expect
    .poll(async () => (await mailsTo(address, folder)).length)
    .toBeGreaterThanOrEqual(count);
  const mail = (await mailsTo(address, folder)).at(-1);
  if (!mail) throw new Error(`No mail to ${address}`);
  return mail;
};

/** A header of a mail, without the breaks of a long line. */
export const headerOf = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name.toLowerCase())?.value.replaceAll(/\s/g, '') ?? '';
