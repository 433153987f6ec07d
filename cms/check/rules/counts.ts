import type { Content, Problem, Rule } from '../content.ts';
import { ofType } from '../walk.ts';

const FAQS = 7;

/** Cards of the contents, by kind and in order, with their addresses (platform §2). */
const CARDS = [
  'article phrases-for-travel-survival-in-china',
  'article chinas-four-major-traditional-festivals',
  'article basics-to-radicals',
  'game hanzi-stroke-practice',
  'game (coming soon)',
  'game (coming soon)',
];

const inOrder = (content: Content, type: string) =>
  ofType(content, type).sort((one, other) => Number(one['order']) - Number(other['order']));

const distinctOrder = (content: Content, type: string): Problem[] => {
  const seen = new Set<unknown>();
  return ofType(content, type).flatMap(({ _id, order }) => {
    if (seen.has(order)) {
      return [{ document: _id, field: 'order', message: `${String(order)} is taken already` }];
    }
    seen.add(order);
    return [];
  });
};

/** The tutor page has seven questions, each with its place (onboarding §2.5). */
export const sevenFaqs: Rule = (content) => {
  const found = ofType(content, 'tutorFaq').length;
  const message = `must be ${FAQS}, found ${found}`;
  return [
    ...(found === FAQS ? [] : [{ document: 'tutor-faqs', field: 'order', message }]),
    ...distinctOrder(content, 'tutorFaq'),
  ];
};

/** Three articles and three games, two of which are coming; these have no address. */
export const sixCards: Rule = (content) => {
  const found = inOrder(content, 'contentCard').map(({ kind, slug, status }) => {
    const address = typeof slug === 'string' ? slug : '';
    return `${String(kind)} ${status === 'comingSoon' && address === '' ? '(coming soon)' : address}`;
  });
  const message = `must be ${CARDS.join(', ')}`;
  return [
    ...(found.join() === CARDS.join()
      ? []
      : [{ document: 'content-cards', field: 'order', message }]),
    ...distinctOrder(content, 'contentCard'),
  ];
};
