import { ReadableStream } from 'node:stream/web';
import { faultOf } from './endpoint.ts';

/**
 * The body of an endpoint's answer, written as it is read. What fails on the way is logged here: the
 * answer has begun by then, with 200, and its reader sees no more than that it broke off.
 */
export const streamPieces = (
  pieces: AsyncIterable<Uint8Array>,
  endpoint: { method: string; path: string },
) => ReadableStream.from(logged(pieces, endpoint)) as globalThis.ReadableStream;

const encoder = new TextEncoder();

/** Texts as the bytes of a body. */
export async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield encoder.encode(text);
}

async function* logged(
  pieces: AsyncIterable<Uint8Array>,
  endpoint: { method: string; path: string },
): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch (error) {
    faultOf(error, endpoint);
    throw error;
  }
}
