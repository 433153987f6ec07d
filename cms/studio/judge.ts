import type { CustomValidator, ValidationContext, ValidationError } from 'sanity';
import type { Content, Problem } from '#cms/check/content.ts';
import { forgottenWords } from '#cms/check/corrected-words.ts';
import { membersOnWay, placeInWords } from '#cms/check/place-name.ts';
import { RULES, type RuleName } from '#cms/check/rules.ts';
import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { pathOf } from './field-path.ts';

/** Rules that look at one document alone. */
const OWN_RULES: RuleName[] = [
  'fits the schema',
  'field forms',
  'own keys',
  'both languages',
  'tone marks',
  'right reading',
  'spoken tones',
  'words join',
  'search words',
  'two sides',
  'zones in the scene',
  'days of festivals',
  'enough pixels',
  'reviewed recipes',
  'open cards',
  'arabic typography',
  'right writing',
];

type Shared = { rules: RuleName[]; types: string[] };

/** What learning paths lead to and are called by, each with the field that a path may break by. */
const ON_PATHS: Record<string, string> = {
  phrasesArticle: 'sections',
  phraseSection: 'title',
  dialogue: 'title',
  festival: 'name',
  hanziLevel: 'title',
  radicalsArticle: 'title',
};
const PATH_TYPES = [...Object.keys(ON_PATHS), 'learningPath'];
const RADICALS: Shared = {
  rules: [
    'own addresses',
    'carousel pictures',
    'choosable parts',
    'unambiguous recipes',
    'reviewed recipes',
    'shown recipes',
  ],
  types: [
    'radical',
    'recipe',
    'radicalsArticle',
    'phrasesArticle',
    'festivalsArticle',
    'soundsArticle',
  ],
};
const ARTICLES: Shared = {
  rules: ['own addresses'],
  types: ['phrasesArticle', 'festivalsArticle', 'radicalsArticle', 'soundsArticle'],
};
const PHRASES: Shared = {
  rules: ['own addresses', 'own phrases', 'on some path'],
  types: [...PATH_TYPES, 'soundsArticle'],
};

/** Rules that hold a document against others, and the types of these. */
const SHARED_RULES: Record<string, Shared> = {
  radical: RADICALS,
  recipe: RADICALS,
  radicalsArticle: { ...RADICALS, types: [...RADICALS.types, ...PATH_TYPES] },
  phrasesArticle: { ...ARTICLES, types: [...ARTICLES.types, ...PATH_TYPES] },
  soundsArticle: { ...ARTICLES, types: [...ARTICLES.types, 'phraseSection'] },
  festivalsArticle: ARTICLES,
  phraseSection: PHRASES,
  dialogue: PHRASES,
  festival: { rules: ['own addresses', 'on some path'], types: PATH_TYPES },
  hanziLevel: {
    rules: ['practised characters', 'used characters', 'on some path'],
    types: PATH_TYPES,
  },
  learningPath: { rules: ['own addresses', 'walkable paths'], types: PATH_TYPES },
  legalDocument: { rules: ['legal sections'], types: ['legalDocument'] },
};

/** Characters that have stroke data, as the build of the Studio found them (sanity.cli.ts). */
declare const __DRAWABLE__: string | undefined;
const drawable = new Set(typeof __DRAWABLE__ === 'string' ? __DRAWABLE__ : '');

type FetchTypes = (types: string[]) => Promise<SanityDocument[]>;

/** What is wrong with a document, by the same rules as `npm run content:check`. */
export const judgeDocument = async (
  draft: SanityDocument,
  fetchPublished: FetchTypes,
  characters: ReadonlySet<string> = drawable,
): Promise<Problem[]> => {
  const document = { ...draft, _id: draft._id.replace(/^drafts\./, '') };
  const shared = SHARED_RULES[document._type];
  const others = shared ? await fetchPublished(shared.types) : [];
  const rest = others.filter(({ _id }) => _id !== document._id);
  // Last, so that a character that two documents hold is reported in this one.
  const content: Content = {
    documents: [...rest, document],
    images: new Set(),
    sounds: new Set(),
    drawable: characters,
  };
  const alone = { ...content, documents: [document] };
  // What a rule reads of other documents is not to be judged without them.
  const own = OWN_RULES.filter((name) => !shared?.rules.includes(name));
  return [
    ...[
      ...own.flatMap((name) => RULES[name](alone)),
      ...(shared?.rules ?? []).flatMap((name) => RULES[name](content)),
    ].filter((problem) => problem.document === document._id),
    ...brokenPaths(document, content, { ...content, documents: others }),
    ...forgottenWords(document, content, { ...content, documents: others }),
  ];
};

/** What this document breaks in learning paths: told at the field that does, in the path's words. */
const brokenPaths = (document: SanityDocument, now: Content, published: Content): Problem[] => {
  const field = ON_PATHS[document._type];
  if (!field) return [];
  const text = ({ document: id, field: place, message }: Problem) => {
    const path = now.documents.find(({ _id }) => _id === id);
    return path ? `${placeInWords(path, place)}: ${message}` : message;
  };
  const known = new Set(RULES['walkable paths'](published).map(text));
  return RULES['walkable paths'](now)
    .map(text)
    .filter((message) => !known.has(message))
    .map((message) => ({ document: document._id, field, message: `would break ${message}` }));
};

/** What an editor reads while the content can't be asked; to publish is impossible then anyway. */
const AWAY = 'Could not be compared with the other documents, for the content does not answer.';

/** A validation of the Studio that shows each reason at its field, and says whose field it is. */
export const validationOf =
  (severity: Problem['severity']): CustomValidator =>
  async (value, { getClient }: ValidationContext): Promise<ValidationError[] | true> => {
    if (typeof value !== 'object' || value === null || !('_type' in value)) return true;
    const document = value as unknown as SanityDocument;
    const client = getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'published' });
    let isAway = false;
    const problems = await judgeDocument(document, (types) =>
      client.fetch<SanityDocument[]>('*[_type in $types]', { types }).catch(() => {
        isAway = true;
        return [];
      }),
    );
    // Nothing is missing that could not be looked up.
    if (isAway) return severity === 'warning' ? [{ message: AWAY, path: [] }] : true;
    const wanted = problems.filter((problem) => problem.severity === severity);
    if (wanted.length === 0) return true;
    // The Studio shows the titles on the way to the field beside it, without saying in which member.
    return wanted.map(({ field, message }) => ({
      message: [membersOnWay(document, field), message].filter(Boolean).join(': '),
      path: pathOf(document, field),
    }));
  };
