import reviewed from './reviewed-recipes.json' with { type: 'json' };

/** A recipe that was compared with the decomposition of its result. */
export type ReviewedRecipe = {
  result: string;
  parts: string[];
  /** Ideographic description sequence: ⿰ side by side, ⿱ one above the other, ⿻ overlaid. */
  ids: string;
};

export const reviewedRecipes: readonly ReviewedRecipe[] = reviewed;

/** Shapes that a part takes inside a character. */
const SIDE_FORMS: Record<string, string> = { 亻: '人', 氵: '水', 扌: '手', 曰: '日' };

/** The parts of a decomposition, side forms as the character that they stand for. */
export const partsOfIds = (ids: string): string[] =>
  [...ids.replace(/[⿰⿱⿻]/gu, '')].map((part) => SIDE_FORMS[part] ?? part);
