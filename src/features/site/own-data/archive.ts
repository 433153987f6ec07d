import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive; `packed` for what is small already, such as a picture. */
export type ArchivedFile = {
  name: string;
  packed: boolean;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

/** A ZIP archive, written as its files are read: nothing of it is kept in memory (decision 227). */
export async function* archive(
  files: AsyncIterable<ArchivedFile>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const taken = () => {
    const chunks = written;
    written = [];
    return chunks;
  };
  for await (const { name, packed, content } of files) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = at;
    zip.add(file);
    for await (const chunk of content) {
      file.push(chunk);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
