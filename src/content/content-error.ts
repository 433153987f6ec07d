import type { z } from 'zod';

/** Content that can't be shown. The message names document, field and reason for an editor. */
export class ContentError extends Error {
  override name = 'ContentError';

  /** Describes each problem of a parse in a line, naming the document and the field that hold it. */
  static fromParse(error: z.ZodError, content: unknown): ContentError {
    const lines = error.issues.map((issue) => {
      const place = locate(content, issue.path);
      return `${place.document} › ${place.field || '(whole)'}: ${issue.message}`;
    });
    return new ContentError(lines.join('\n'));
  }
}

/** Splits a path into the id of the innermost document on it and the field inside that document. */
const locate = (content: unknown, path: readonly PropertyKey[]) => {
  let document = 'content';
  let field: PropertyKey[] = [];
  let value = content;
  for (const step of [undefined, ...path]) {
    if (step !== undefined) {
      value = (value as Record<PropertyKey, unknown> | null | undefined)?.[step];
      field.push(step);
    }
    const id = (value as { _id?: unknown } | null | undefined)?._id;
    if (typeof id === 'string') {
      document = id;
      field = [];
    }
  }
  const text = field
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('');
  return { document, field: text.replace(/^\./, '') };
};
