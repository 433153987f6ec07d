import type { Position } from '#src/domain/scene/fit.ts';

type Row = 'top' | 'middle' | 'bottom';
type Column = 'left' | 'centre' | 'right';

const third = <T>(percent: number, [first, second, last]: [T, T, T]): T =>
  percent < 100 / 3 ? first : percent < 200 / 3 ? second : last;

/** Where in the scene a zone lies, in thirds: this is how it is called for those who don't see it. */
export const whereabouts = ({ top, left, width, height }: Position): [Row, Column] => [
  third<Row>(top + height / 2, ['top', 'middle', 'bottom']),
  third<Column>(left + width / 2, ['left', 'centre', 'right']),
];

/** What lies high hangs there, as lanterns do, and sways; what lies low stands. */
export const hangs = ({ top, height }: Position): boolean => top + height / 2 < 50;
