import { P, halo, item, line, times } from './kit.ts';

const sticks: readonly (readonly [number, number, number, number])[] = [
  [88, 202, 66, 92],
  [104, 202, 126, 98],
  [96, 206, 96, 78],
];

export const incense = item(
  'Three sticks of incense',
  192,
  216,
  halo('ember', '#FF9A4A', 0.85),
  `${[
    'M66 88C44 72 86 58 64 40C50 28 26 34 30 18C34 6 50 8 48 18',
    'M96 74C76 60 118 48 100 30C90 20 80 18 86 8C92 0 106 2 104 12',
    'M126 94C152 78 110 64 132 44C146 32 168 40 166 24C164 12 148 12 149 22',
  ]
    .map(
      (d) =>
        `<path d="${d}" fill="none" ${line(7.6, '#8FA09A')} opacity=".55"/><path d="${d}" fill="none" ${line(4.8, '#FBF8EE')}/><path d="${d}" fill="none" ${line(1.2, '#C9D2CA')} transform="translate(1.2 .8)"/>`,
    )
    .join('')}
<path d="M40 204C60 192 132 192 152 204C140 214 52 214 40 204Z" fill="#CFC5AE" ${line(2.4)}/>${times(8, (i) => `<circle cx="${56 + i * 11}" cy="${203 + (i % 3) * 2}" r="1.4" fill="#9A9078"/>`)}
${sticks
  .map(
    ([x0, y0, x1, y1]) =>
      `<circle cx="${x1}" cy="${y1}" r="26" fill="url(#ember)"/><path d="M${x0} ${y0}L${x1} ${y1}" ${line(8.4)}/><path d="M${x0} ${y0}L${x1} ${y1}" ${line(4.4, '#A5462E')}/><path d="M${x0} ${y0}L${x0 + (x1 - x0) * 0.24} ${y0 + (y1 - y0) * 0.24}" ${line(4.4, '#D8A44A')}/><path d="M${x0 + (x1 - x0) * 0.3 - 1} ${y0 + (y1 - y0) * 0.3}L${x1 - 1.2} ${y1 + 6}" ${line(1.4, '#E58A66')}/><circle cx="${x1}" cy="${y1}" r="4.6" fill="${P.redL}" ${line(2)}/><circle cx="${x1 - 0.6}" cy="${y1 - 1}" r="2" fill="#FFE9AE"/>`,
  )
  .join('')}<path d="M62 207C80 199 112 199 130 207C120 213 72 213 62 207Z" fill="#DDD3BC"/>`,
);
