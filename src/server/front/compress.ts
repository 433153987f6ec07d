import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

const asyncBrotli = promisify(brotliCompress);

/** Above this size the best quality takes seconds for a gain of a few percent. */
const BEST_QUALITY_LIMIT_BYTES = 256 * 1024;

/** A text in brotli, or nothing where that would not be smaller. */
export const compressed = async (body: Buffer): Promise<Buffer | undefined> => {
  const quality = body.length <= BEST_QUALITY_LIMIT_BYTES ? 11 : 9;
  const br = await asyncBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return br.length < body.length ? br : undefined;
};

/** Nearly as small as the build makes it, in a tenth of the time: a first reader waits for it. */
const QUALITY_WHILE_WAITED_FOR = 9;

export const compressedAtOnce = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'gzip'
    ? gzipSync(body)
    : brotliCompressSync(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY_WHILE_WAITED_FOR },
      });
