/**
 * Who edits on this machine, where nobody signs in: a name that an editor has chosen once for their
 * browser. A cookie brings it to the content server, sockets included, for a cookie knows no port. It
 * is an id that holds the name, so that a history of last year can still say it, without a list of
 * people.
 */
export const EDITOR_COOKIE = 'hanlu-editor';

/** Who has not chosen a name. */
export const NAMELESS = 'local-editor';

const PREFIX = 'local-';
const LONGEST = 60;
const ID = /^local-((?:[0-9a-f]{2})+)$/;

/** The id of a name; undefined for one that is empty. Names are cut after 60 letters. */
export const editorIdOf = (name: string): string | undefined => {
  const letters = [...name.trim().replace(/\s+/g, ' ')].slice(0, LONGEST).join('');
  const bytes = [...new TextEncoder().encode(letters)];
  if (bytes.length === 0) return undefined;
  return PREFIX + bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The name in an id; undefined for an id that holds none. */
export const nameOfEditor = (id: string): string | undefined => {
  const [, digits = ''] = ID.exec(id) ?? [];
  const bytes = digits.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return bytes.length > 0 ? new TextDecoder().decode(new Uint8Array(bytes)) : undefined;
};

/** The id in a header of cookies. What holds no name is nobody's. */
export const editorOfCookies = (header = ''): string => {
  const pairs = header.split(/;\s*/).map((pair) => pair.split('='));
  const id = pairs.find(([name]) => name === EDITOR_COOKIE)?.[1] ?? '';
  return nameOfEditor(id) === undefined ? NAMELESS : id;
};
