import sharp from 'sharp';

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const BITS = 32;

/** A picture as an ICO file: a directory, and behind it the picture as a PNG in each size. */
export const ico = async (svg: string, sizes: readonly number[]): Promise<Buffer> => {
  const pictures = await Promise.all(
    sizes.map((size) =>
      sharp(Buffer.from(svg), { density: 300 })
        .resize(size, size)
        .png({ compressionLevel: 9 })
        .toBuffer(),
    ),
  );
  const directory = Buffer.alloc(HEADER_BYTES + sizes.length * ENTRY_BYTES);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(sizes.length, 4);
  let offset = directory.length;
  for (const [index, size] of sizes.entries()) {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    const { length } = pictures[index] ?? Buffer.alloc(0);
    directory.writeUInt8(size, at);
    directory.writeUInt8(size, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(BITS, at + 6);
    directory.writeUInt32LE(length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += length;
  }
  return Buffer.concat([directory, ...pictures]);
};
