import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Variants = { br?: Buffer; gzip?: Buffer };

const asyncBrotli = promisify(brotliCompress);
const asyncGzip = promisify(gzip);

/** Above this size the best quality takes seconds for a gain of a few percent. */
const BEST_QUALITY_LIMIT_BYTES = 256 * 1024;

/** The compressed forms of a text, without those that would not be smaller. */
export const compressed = async (body: Buffer): Promise<Variants> => {
  const quality = body.length <= BEST_QUALITY_LIMIT_BYTES ? 11 : 9;
  const br = await asyncBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  const zipped = await asyncGzip(body, { level: constants.Z_BEST_COMPRESSION });
  return {
    ...(br.length < body.length ? { br } : {}),
    ...(zipped.length < body.length ? { gzip: zipped } : {}),
  };
};
