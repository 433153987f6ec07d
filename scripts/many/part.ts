/**
 * One outside part of a site on many machines, as a process: `node scripts/many/part.ts NAME FOLDER`.
 * Prints the settings by which the site finds it, as JSON in one line.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { startS3Server } from '#tests/s3-server.ts';

type Settings = Record<string, string>;

const PARTS: Record<string, (folder: string) => Promise<Settings>> = {
  bucket: async () => {
    const { config } = await startS3Server();
    return {
      S3_BUCKET: config.bucket,
      S3_REGION: config.region,
      S3_ENDPOINT: config.endpoint,
      S3_ACCESS_KEY_ID: config.accessKeyId,
      S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    };
  },
  /** Keeps every mail as a file in `mails`. */
  mail: async (folder) => {
    const mails = join(folder, 'mails');
    await mkdir(mails, { recursive: true });
    const catcher = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, _, done) => {
        const name = `${Date.now()}-${randomBytes(4).toString('hex')}.eml`;
        void buffer(stream)
          .then((mail) => writeFile(join(mails, name), mail))
          .then(() => done(), done);
      },
    });
    await new Promise<void>((resolve) => catcher.listen(0, '127.0.0.1', resolve));
    const { port } = catcher.server.address() as { port: number };
    return { SMTP_URL: `smtp://127.0.0.1:${port}` };
  },
};

const [, , name = '', folder = ''] = process.argv;
const start = PARTS[name];
if (!start) throw new Error(`There is no part “${name}”: ${Object.keys(PARTS).join(', ')}.`);
console.log(JSON.stringify(await start(folder)));
