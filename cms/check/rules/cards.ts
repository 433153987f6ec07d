import type { Rule } from '../content.ts';
import { isRecord, ofType, textIn } from '../walk.ts';

/** A card that can be opened says what it opens. */
export const openCards: Rule = (content) =>
  ofType(content, 'contentCard').flatMap((card) => {
    if (card['status'] !== 'available') return [];
    const isArticle = card['kind'] === 'article';
    const leads = isArticle ? isRecord(card['article']) : textIn(card, 'game') !== '';
    if (leads) return [];
    const what = isArticle ? 'article' : 'game';
    const message = `must name the ${what} that the card opens; without one its status is “Coming soon”`;
    return [{ document: card._id, field: what, message }];
  });
