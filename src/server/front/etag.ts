/** The ETag of another form of a file, strong as its own: the form’s name stands before the last quote. */
export const etagOfForm = (etag: string, form: string): string => `${etag.slice(0, -1)}-${form}"`;

/** If-None-Match compares weakly: a proxy may have weakened our tag (RFC 9110 §13.1.2). */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
