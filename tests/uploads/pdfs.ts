import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

const PAGE = '/Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]';

type Parts = {
  /** Further entries of the catalog, of the one page, and of the trailer. */
  catalog?: string;
  page?: string;
  trailer?: string;
  pages?: string;
  objects?: string;
};

/** A PDF of one empty page, with whatever else is asked for. */
export const pdf = ({
  catalog = '',
  page = '',
  trailer = '',
  pages = '/Kids[3 0 R]/Count 1',
  objects = '',
}: Parts = {}): Buffer => {
  const bodies = [
    `1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n`,
    `2 0 obj<</Type/Pages${pages}>>endobj\n`,
    `3 0 obj<<${PAGE}${page}>>endobj\n`,
  ];
  let text = '%PDF-1.4\n';
  const places = bodies.map((body) => {
    const at = text.length;
    text += body;
    return at;
  });
  text += objects;
  const start = text.length;
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 4\n0000000000 65535 f \n${rows}`;
  text += `trailer<</Size 4/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

export const pdfWithOpenScript = () => pdf({ catalog: `/OpenAction ${SCRIPT}` });
export const pdfWithPageScript = () => pdf({ page: `/AA<</O ${SCRIPT}>>` });
export const pdfWithNamedScript = () =>
  pdf({ catalog: `/Names<</JavaScript<</Names[(a)${SCRIPT}]>>>>` });
export const pdfWithAttachment = () =>
  pdf({
    catalog: '/Names<</EmbeddedFiles<</Names[(a)<</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>>]>>>>',
    objects: '5 0 obj<</Type/EmbeddedFile/Length 2>>stream\nMZ\nendstream endobj\n',
  });

const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

const rc4 = (key: Buffer, content: Buffer): Buffer => {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) % 256;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(content).map((byte) => {
    i = (i + 1) % 256;
    j = (j + (state[i] ?? 0)) % 256;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) % 256] ?? 0);
  }) as Buffer;
};

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** Encrypted by the oldest method (PDF 32000 §7.6.3), for opening with a password or without one. */
export const encryptedPdf = (password: string): Buffer => {
  const padded = Buffer.concat([Buffer.from(password), PADDING]).subarray(0, 32);
  const owner = rc4(md5(PADDING).subarray(0, 5), padded);
  const id = Buffer.alloc(16, 7);
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const key = md5(padded, owner, permissions, id).subarray(0, 5);
  const user = rc4(key, PADDING);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  return pdf({
    trailer: `/ID[${hex(id)}${hex(id)}]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O${hex(owner)}/U${hex(user)}>>`,
  });
};

/** A few hundred kilobytes whose catalog lies at the end of half a gigabyte. */
export const pdfBomb = (): Buffer => {
  const size = 500_000_000;
  const inner = Buffer.alloc(size, ' ');
  inner.write('1 0 2 40 ', 0);
  inner.write('<</Type/Catalog/Pages 2 0 R>>', size - 100);
  const packed = deflateSync(inner, { level: 9 });
  const start = Buffer.from('%PDF-1.5\n');
  const stream = Buffer.concat([
    Buffer.from(
      `5 0 obj<</Type/ObjStm/N 2/First ${size - 100}/Filter/FlateDecode/Length ${packed.length}>>stream\n`,
    ),
    packed,
    Buffer.from('\nendstream endobj\n'),
  ]);
  const row = (type: number, at: number, rest: number) => {
    const bytes = Buffer.alloc(6);
    bytes[0] = type;
    bytes.writeUInt32BE(at, 1);
    bytes[5] = rest;
    return bytes;
  };
  const end = start.length + stream.length;
  const rows = Buffer.concat([
    row(0, 0, 0),
    row(2, 5, 0),
    row(2, 5, 1),
    row(0, 0, 0),
    row(0, 0, 0),
    row(1, start.length, 0),
    row(1, end, 0),
  ]);
  return Buffer.concat([
    start,
    stream,
    Buffer.from(`6 0 obj<</Type/XRef/Size 7/W[1 4 1]/Root 1 0 R/Length ${rows.length}>>stream\n`),
    rows,
    Buffer.from(`\nendstream endobj\nstartxref\n${end}\n%%EOF`),
  ]);
};
