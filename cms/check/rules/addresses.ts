import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import type { Content, Rule } from '../content.ts';
import { ofType, textIn } from '../walk.ts';

/** Documents whose addresses must differ, for they stand in one place. */
const NEIGHBOURS = [
  ['soundsArticle', 'phrasesArticle', 'festivalsArticle', 'radicalsArticle'],
  ['festival'],
  ['radical'],
  ['dialogue'],
  ['learningPath'],
];

/** Articles that the code has a page for, at an address that is fixed. */
const FIXED: Record<string, string> = {
  festivalsArticle: 'chinas-four-major-traditional-festivals',
  radicalsArticle: 'basics-to-radicals',
  soundsArticle: 'sounds-of-chinese',
};

/** No two documents share an address, and what has a page in the code keeps its own. */
export const ownAddresses: Rule = (content) =>
  NEIGHBOURS.flatMap((types) => {
    const documents = types.flatMap((type) => ofType(content, type));
    return [...sharedAddresses(documents), ...movedAddresses(content, types)];
  });

const sharedAddresses = (documents: SanityDocument[]) => {
  const holders = new Map<string, SanityDocument>();
  return documents.flatMap((document) => {
    const slug = textIn(document, 'slug');
    const holder = holders.get(slug);
    holders.set(slug, document);
    if (!holder) return [];
    const name = textIn(holder, 'title') || textIn(holder, 'name') || textIn(holder, 'radical');
    const message = `“${slug}” is the address of “${name}” already: choose another one`;
    return [{ document: document._id, field: 'slug', message }];
  });
};

const movedAddresses = (content: Content, types: string[]) =>
  types.flatMap((type) =>
    ofType(content, type)
      .filter(({ slug }) => FIXED[type] !== undefined && slug !== FIXED[type])
      .map(({ _id }) => ({
        document: _id,
        field: 'slug',
        message: `must stay ${FIXED[type] ?? ''}: the page is there`,
      })),
  );
