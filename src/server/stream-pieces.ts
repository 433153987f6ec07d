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

/** The same pieces, the first of which is read by then: what fails before it can still be told. */
export const begun = async <Piece>(pieces: AsyncIterable<Piece>): Promise<AsyncIterable<Piece>> => {
  const rest = pieces[Symbol.asyncIterator]();
  const first = await rest.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  })();
};

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
