import { squaresFor, SQUARES, type Square } from './squares.ts';

export const GRIDS = ['rice', 'field', 'none'] as const;
export type Grid = (typeof GRIDS)[number];

const SIDE = 100;
const WIDTH = SQUARES * SIDE;

/** The row’s frame with its dashed guides: a cross, and for the rice grid (米字格) two diagonals. */
const linesOf = (grid: Grid) => {
  const cells = Array.from({ length: SQUARES }, (_, index) => index * SIDE);
  const half = SIDE / 2;
  return {
    frame: `M0 0H${WIDTH}V${SIDE}H0Z${cells.map((x) => `M${x} 0V${SIDE}`).join('')}`,
    guides:
      `M0 ${half}H${WIDTH}${cells.map((x) => `M${x + half} 0V${SIDE}`).join('')}` +
      (grid === 'rice'
        ? cells.map((x) => `M${x} 0L${x + SIDE} ${SIDE}M${x + SIDE} 0L${x} ${SIDE}`).join('')
        : ''),
  };
};

/** The squares in which a text is written over and again; a drawing, since paper drops backgrounds. */
export const WritingSquares = ({ hanzi, grid }: { hanzi: string; grid: Grid }) =>
  squaresFor(hanzi).map((row, index) => <Row key={index} row={row} grid={grid} />);

const Row = ({ row, grid }: { row: readonly Square[]; grid: Grid }) => {
  const { frame, guides } = linesOf(grid);
  return (
    <svg viewBox={`-1 -1 ${WIDTH + 2} ${SIDE + 2}`} className="writing-row" aria-hidden="true">
      <path d={guides} className="writing-guides" />
      <path d={frame} className="writing-frame" />
      {row.map(
        (character, column) =>
          character && (
            <text key={column} x={(column + 0.5) * SIDE} y={SIDE / 2} lang="zh-Hans">
              {character}
            </text>
          ),
      )}
    </svg>
  );
};
