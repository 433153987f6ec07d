import { P, halo, item, line, linear, times } from './kit.ts';

const sticks: readonly (readonly [number, number, number, number])[] = [
  [88, 202, 66, 92],
  [104, 202, 126, 98],
  [96, 206, 96, 78],
];

export const incense = item(
  'Three sticks of incense',
  192,
  216,
  halo('ember', '#FF9A4A', 0.85) +
    linear('smoke', [
      [0, '#FFFFFF', 0],
      [0.3, '#FFFFFF', 0.75],
      [1, '#F3EFE4', 0.9],
    ]),
  `<g fill="none" stroke="url(#smoke)" stroke-linecap="round"><path d="M66 88C44 72 86 58 64 40C48 26 30 24 40 2" stroke-width="7"/><path d="M96 74C78 60 116 46 98 30C88 20 92 10 104 1" stroke-width="8"/><path d="M126 94C150 78 110 64 132 44C146 30 162 28 152 4" stroke-width="7"/></g><g fill="none" stroke="#B9B5AA" stroke-linecap="round" stroke-width="1.6" opacity=".8"><path d="M70 86C50 72 90 58 68 40C54 28 38 24 45 8M101 72C84 60 121 46 103 30C95 22 98 12 108 6M130 92C154 78 114 64 136 44C148 32 164 28 156 10"/></g>
<path d="M40 204C60 192 132 192 152 204C140 214 52 214 40 204Z" fill="#CFC5AE" ${line(2.4)}/>${times(8, (i) => `<circle cx="${56 + i * 11}" cy="${203 + (i % 3) * 2}" r="1.4" fill="#9A9078"/>`)}
${sticks
  .map(
    ([x0, y0, x1, y1]) =>
      `<circle cx="${x1}" cy="${y1}" r="26" fill="url(#ember)"/><path d="M${x0} ${y0}L${x1} ${y1}" ${line(8.4)}/><path d="M${x0} ${y0}L${x1} ${y1}" ${line(4.4, '#A5462E')}/><path d="M${x0} ${y0}L${x0 + (x1 - x0) * 0.24} ${y0 + (y1 - y0) * 0.24}" ${line(4.4, '#D8A44A')}/><path d="M${x0 + (x1 - x0) * 0.3 - 1} ${y0 + (y1 - y0) * 0.3}L${x1 - 1.2} ${y1 + 6}" ${line(1.4, '#E58A66')}/><circle cx="${x1}" cy="${y1}" r="4.6" fill="${P.redL}" ${line(2)}/><circle cx="${x1 - 0.6}" cy="${y1 - 1}" r="2" fill="#FFE9AE"/>`,
  )
  .join('')}<path d="M62 207C80 199 112 199 130 207C120 213 72 213 62 207Z" fill="#DDD3BC"/>`,
);
