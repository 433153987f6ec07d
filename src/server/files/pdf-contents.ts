import {
  PDFDict,
  PDFHexString,
  PDFName,
  PDFObjectParser,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** What programs, other files and what plays by itself are called, whatever object leads there. */
const ACTIVE = new Set(
  `JavaScript JS Launch SubmitForm ImportData GoToR GoToE GoTo3DView Rendition Movie Sound
  RichMedia RichMediaContent RichMediaExecute 3D EmbeddedFile EmbeddedFiles EF FileAttachment XFA`
    .trim()
    .split(/\s+/),
);
/** Actions whose names mean other things elsewhere. */
const OTHER_ACTIONS = new Set(['Thread', 'Hide', 'ResetForm', 'SetOCGState', 'Trans', 'GoToDp']);
const ALLOWED_ACTIONS = new Set(['GoTo', 'Named', 'URI']);
const ALLOWED_ADDRESS = /^(?:https?:|mailto:|www\.)/i;

/** Where a reader that follows the table of contents could begin an object. */
const SPACE = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])`;
const OBJECT_HEADER = new RegExp(String.raw`[\d.]${SPACE}+[-+.\d]+${SPACE}*obj`, 'g');

/** The steps of the parser that tell what it reads; it has no other way to ask for every object. */
type Steps = {
  parseName: () => PDFName;
  parseDict: (ref?: PDFRef) => PDFDict;
  parseDictOrStream: (ref?: PDFRef) => PDFObject;
  parseIndirectObjectHeader: (this: { bytes: { offset: () => number } }) => PDFRef;
};

/**
 * Whether a PDF holds more than text, pictures, forms and links: looks at every object in the file,
 * reachable or not, those of older revisions and of object streams included. Throws where the file
 * can't be read whole. One file at a time in a process.
 */
export const isActive = async (bytes: Uint8Array): Promise<boolean> => {
  let found = false;
  const headers = new Set<number>();
  const steps = PDFObjectParser.prototype as unknown as Steps;
  const outer = PDFParser.prototype as unknown as Steps;
  const { parseName, parseDict, parseDictOrStream } = steps;
  const { parseIndirectObjectHeader } = outer;
  steps.parseName = function () {
    const name = parseName.call(this);
    found ||= ACTIVE.has(name.decodeText());
    return name;
  };
  steps.parseDict = function (ref) {
    const dict = parseDict.call(this, ref);
    found ||= isForbiddenAction(dict) || leadsElsewhere(dict);
    return dict;
  };
  steps.parseDictOrStream = function (ref) {
    const object = parseDictOrStream.call(this, ref);
    if (object instanceof PDFRawStream) found ||= liesElsewhere(object.dict);
    return object;
  };
  outer.parseIndirectObjectHeader = function () {
    const ref = parseIndirectObjectHeader.call(this);
    headers.add(this.bytes.offset());
    return ref;
  };

  try {
    await PDFParser.forBytesWithOptions(bytes, Infinity, true).parseDocument();
  } finally {
    Object.assign(steps, { parseName, parseDict, parseDictOrStream });
    Object.assign(outer, { parseIndirectObjectHeader });
  }
  return found || hasHiddenObject(bytes, headers);
};

const valueOf = (dict: PDFDict, key: string) => dict.get(PDFName.of(key));
const nameOf = (value: PDFObject | undefined) =>
  value instanceof PDFName ? value.decodeText() : undefined;

const isForbiddenAction = (dict: PDFDict): boolean => {
  const kind = valueOf(dict, 'S');
  // What a reference leads to may change with a revision; nobody writes a name as one.
  if (kind instanceof PDFRef) return true;
  const name = nameOf(kind) ?? '';
  const isAction = nameOf(valueOf(dict, 'Type')) === 'Action';
  return isAction ? !ALLOWED_ACTIONS.has(name) : OTHER_ACTIONS.has(name);
};

/** A link to anything but the web and a mailbox, or a base that turns others into such. */
const leadsElsewhere = (dict: PDFDict): boolean => {
  const target = valueOf(dict, 'URI');
  const address = target instanceof PDFDict ? valueOf(target, 'Base') : target;
  if (address === undefined) return false;
  const isText = address instanceof PDFString || address instanceof PDFHexString;
  return !isText || !ALLOWED_ADDRESS.test(address.decodeText());
};

/** A stream whose content is in another file; throws where it may hold objects that were not read. */
const liesElsewhere = (dict: PDFDict): boolean => {
  const holdsObjects = nameOf(valueOf(dict, 'Type')) === 'ObjStm';
  if (holdsObjects !== (valueOf(dict, 'First') !== undefined)) throw new Error('Unread objects');
  if (holdsObjects && !isPlainlyPacked(dict)) throw new Error('Objects that are packed strangely');
  return ['F', 'Ref', 'OPI'].some((key) => valueOf(dict, key) !== undefined);
};

/** Readers differ in what they make of anything else. */
const isPlainlyPacked = (dict: PDFDict): boolean =>
  ['Filter', 'Length', 'N', 'First'].every((key) => !(valueOf(dict, key) instanceof PDFRef)) &&
  ['DecodeParms', 'DP'].every((key) => valueOf(dict, key) === undefined);

/** An object within a comment or a stream, which only the table of contents leads to. */
const hasHiddenObject = (bytes: Uint8Array, headers: ReadonlySet<number>): boolean => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  for (const { index, 0: header } of text.matchAll(OBJECT_HEADER)) {
    if (!headers.has(index + header.length)) return true;
  }
  return false;
};
