import type { ValidationContext, ValidationError } from 'sanity';
import type { Content, Problem } from '#cms/check/content.ts';
import { RULES, type RuleName } from '#cms/check/rules.ts';
import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { pathOf } from './field-path.ts';

/** Rules that look at one document alone. */
const OWN_RULES: RuleName[] = [
  'own keys',
  'both languages',
  'tone marks',
  'right reading',
  'spoken tones',
  'words join',
  'zones in the scene',
  'arabic typography',
];

/** Rules that hold a document against others, with what they read of these. */
const SHARED_RULES: Record<string, { rules: RuleName[]; query: string }> = {
  recipe: {
    rules: ['unambiguous recipes', 'reviewed recipes'],
    query: '*[_type in ["radical", "recipe"]]',
  },
  hanziLevel: { rules: ['practised characters'], query: '*[_type == "hanziLevel"]' },
  legalDocument: { rules: ['legal sections'], query: '*[_type == "legalDocument"]' },
};

/** Characters that have stroke data, as the build of the Studio found them (sanity.cli.ts). */
declare const __DRAWABLE__: string | undefined;
const drawable = new Set(typeof __DRAWABLE__ === 'string' ? __DRAWABLE__ : '');

type Fetch = (query: string) => Promise<SanityDocument[]>;

/** What keeps a document from being published, by the same rules as `npm run content:check`. */
export const judgeDocument = async (
  draft: SanityDocument,
  fetchPublished: Fetch,
  characters: ReadonlySet<string> = drawable,
): Promise<Problem[]> => {
  const document = { ...draft, _id: draft._id.replace(/^drafts\./, '') };
  const shared = SHARED_RULES[document._type];
  const others = shared ? await fetchPublished(shared.query) : [];
  const rest = others.filter(({ _id }) => _id !== document._id);
  // Last, so that a character that two documents hold is reported in this one.
  const content: Content = {
    documents: [...rest, document],
    images: new Set(),
    drawable: characters,
  };
  const alone = { ...content, documents: [document] };
  return [
    ...OWN_RULES.flatMap((name) => RULES[name](alone)),
    ...(shared?.rules ?? []).flatMap((name) => RULES[name](content)),
  ].filter((problem) => problem.document === document._id);
};

/** The same as a validation of the Studio, which shows each reason at its field. */
export const validateDocument = async (
  document: unknown,
  { getClient }: ValidationContext,
): Promise<ValidationError[] | true> => {
  if (typeof document !== 'object' || document === null || !('_type' in document)) return true;
  const client = getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'published' });
  const problems = await judgeDocument(document as SanityDocument, (query) => client.fetch(query));
  if (problems.length === 0) return true;
  return problems.map(({ field, message }) => ({ message, path: pathOf(document, field) }));
};
