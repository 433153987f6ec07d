import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { dataFolder } from '#tests/data-folder.ts';
import { expect } from './fixtures.ts';

const mailsTo = async (address: string): Promise<Email[]> => {
  const outbox = join(dataFolder(), 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
  return mails.filter(({ to }) => to?.some((one) => one.address === address));
};

/** The last mail to an address, as soon as there is one. */
export const mailTo = async (address: string): Promise<Email> => {
  await expect.poll(async () => (await mailsTo(address)).length).toBeGreaterThan(0);
  const mail = (await mailsTo(address)).at(-1);
  if (!mail) throw new Error(`No mail to ${address}`);
  return mail;
};

/** A header of a mail, without the breaks of a long line. */
export const headerOf = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name.toLowerCase())?.value.replaceAll(/\s/g, '') ?? '';
