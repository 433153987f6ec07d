import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { StorageConfig } from '#src/lib/config.ts';

/** A server that speaks S3 and checks signatures, with one empty bucket, on a free port. */
export const startS3Server = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'hanlu-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'hanlu', configs: [] }],
  });
  const { port } = await server.run();
  const config = {
    at: 's3' as const,
    bucket: 'hanlu',
    region: 'auto',
    endpoint: `http://127.0.0.1:${port}`,
    // The only key that this server knows.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  } satisfies StorageConfig;
  return {
    config,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
