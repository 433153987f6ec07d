import { defineQuery } from 'groq';
import { z } from 'zod';
import { localesWith, type Locale } from '#src/i18n/locales.ts';
import { fetchContent } from './client.ts';
import { slug, text } from './fields.ts';

const legalDocumentQuery = defineQuery(`*[
  _type == "legalDocument" && kind == $kind && language == $language
] | order(_id asc) [0] {
  _id, kind, language, title, lastUpdated, prevails,
  sections[] {
    _key, id, title,
    content[] {
      _key, _type, style, children[] { _key, _type, text, "marks": coalesce(marks, []) },
      "markDefs": coalesce(markDefs[] { _key, _type, href }, []),
      defined(listItem) => { listItem, "level": coalesce(level, 1) }
    }
  }
}`);

const span = z.object({
  _key: text,
  _type: z.literal('span'),
  text: z.string(),
  marks: z.array(z.string()),
});

const LINK = /^(https:\/\/|mailto:|\/)\S+$/;

const link = z.object({
  _key: text,
  _type: z.literal('link'),
  href: text.regex(LINK, 'must be https://…, mailto:… or an address of this site'),
});

const block = z
  .object({
    _key: text,
    _type: z.literal('block'),
    style: z.enum(['normal', 'h3']),
    listItem: z.enum(['bullet', 'number']).exactOptional(),
    level: z.int().positive().exactOptional(),
    children: z.array(span).min(1, 'must not be empty'),
    markDefs: z.array(link),
  })
  .refine(
    ({ children, markDefs }) => {
      const known = new Set(['strong', 'em', ...markDefs.map(({ _key }) => _key)]);
      return children.every(({ marks }) => marks.every((mark) => known.has(mark)));
    },
    { error: 'has a mark that is neither strong, em nor one of its links', path: ['children'] },
  );

const legalDocument = z.object({
  _id: text,
  kind: z.enum(['terms', 'privacy-policy']),
  language: z.enum(localesWith('legal')),
  title: text,
  lastUpdated: z.iso.date('must be a date such as 2025-08-18'),
  prevails: text,
  sections: z
    .array(
      z.object({
        _key: text,
        id: slug,
        title: text,
        content: z.array(block, { error: 'must be filled in' }).min(1, 'must not be empty'),
      }),
      { error: 'must be filled in' },
    )
    .min(1, 'must not be empty'),
});

export type LegalDocument = z.infer<typeof legalDocument>;
export type LegalKind = LegalDocument['kind'];

/** Terms or privacy policy in one language, its sections in Portable Text (LEGAL-1, LEGAL-2). */
export const getLegalDocument = (
  kind: LegalKind,
  language: Locale<'legal'>,
): Promise<LegalDocument> => fetchContent(legalDocumentQuery, legalDocument, { kind, language });
