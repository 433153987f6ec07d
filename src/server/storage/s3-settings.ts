import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { StorageConfig } from '#src/lib/config.ts';

export type BucketConfig = Extract<StorageConfig, { at: 's3' }>;

/** How a client reaches the bucket of the settings. */
export const s3Settings = ({
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
}: BucketConfig): S3ClientConfig => ({
  region,
  credentials: { accessKeyId, secretAccessKey },
  ...(endpoint && { endpoint, forcePathStyle: true }),
  // The newer checksums are unknown to most S3-compatible servers.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});
