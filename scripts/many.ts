/**
 * `npm run many` serves the built site as many machines do: a proxy before two processes, which share
 * a database server, a bucket, a mail server and an issuer, all of it on this machine until Ctrl+C.
 * Needs `npm run build` and Caddy. `PORT` is the proxy's (5000), `DATA_DIR` the folder (var/many).
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { startMany } from './many/start-many.ts';

if (!existsSync('dist/server/entry.js')) throw new Error('Run `npm run build` first.');
const { PORT = '5000', DATA_DIR = 'var/many' } = process.env;
const many = await startMany({ folder: resolve(DATA_DIR), port: Number(PORT) });
console.log(`Hanlu is at ${many.url}, by ${many.sites.map(({ url }) => url).join(' and ')}`);
console.log(`Mails are in ${many.mails}; whoever signs in is Zoë Haddad.`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await many.close();
