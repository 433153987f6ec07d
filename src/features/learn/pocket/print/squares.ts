/** Squares side by side in a column of the sheet. */
export const SQUARES = 8;

/** A square with a character to write over, or an empty one. */
export type Square = string | undefined;

const isHanzi = (letter: string) => /\p{Script=Han}/u.test(letter);

const inRows = (squares: readonly Square[]): Square[][] => {
  const rows = Math.ceil(squares.length / SQUARES);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: SQUARES }, (__, column) => squares[row * SQUARES + column]),
  );
};

/**
 * The rows of squares to write a text in. A short one is shown and written in one row; under a long
 * one as many empty rows follow.
 */
export const squaresFor = (hanzi: string): Square[][] => {
  const characters = [...hanzi].filter(isHanzi);
  const models = inRows(characters);
  if (characters.length <= SQUARES / 2) return models;
  return [...models, ...models.map((row) => row.map(() => undefined))];
};
