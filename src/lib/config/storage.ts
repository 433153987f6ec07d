import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isPlainAddress, secret } from './fields.ts';

export const storageVariables = {
  S3_BUCKET: secret('a bucket name').optional(),
  S3_REGION: secret('a region').default('auto'),
  S3_ENDPOINT: z.string().refine(isPlainAddress, 'an http(s) address').optional(),
  S3_ACCESS_KEY_ID: secret('an access key id').optional(),
  S3_SECRET_ACCESS_KEY: secret('a secret access key').optional(),
};

export type StorageConfig =
  | { at: 'folder'; folder: string }
  | {
      at: 's3';
      bucket: string;
      region: string;
      endpoint: string | undefined;
      accessKeyId: string;
      secretAccessKey: string;
    };

export const storageConfig = (
  variables: z.output<z.ZodObject<typeof storageVariables>>,
  dataDir: string,
): StorageConfig =>
  variables.S3_BUCKET
    ? {
        at: 's3',
        bucket: variables.S3_BUCKET,
        region: variables.S3_REGION,
        endpoint: variables.S3_ENDPOINT,
        accessKeyId: variables.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: variables.S3_SECRET_ACCESS_KEY ?? '',
      }
    : { at: 'folder', folder: join(resolve(dataDir), 'uploads') };
