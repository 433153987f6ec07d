import { P, halo, item, line, times } from './kit.ts';

const sticks: readonly (readonly [number, number, number, number])[] = [
  [88, 202, 66, 92],
  [104, 202, 126, 98],
  [96, 206, 96, 78],
];

/** Smoke: a wisp is a ribbon that swells and thins to nothing, without an outline. */
const wisps = [
  'M66 90C58 76 82 62 68 44C60 33 72 22 66 4C78 24 67 33 75 44C88 63 66 76 66 90Z',
  'M96 76C88 64 108 52 98 36C92 26 103 16 100 0C109 16 99 27 105 37C114 53 96 64 96 76Z',
  'M126 96C120 82 140 68 129 50C122 38 136 26 131 8C143 27 129 39 136 50C147 69 128 82 126 96Z',
  'M97 72C104 60 90 50 99 40C92 52 106 60 97 72Z',
]
  .map((d) => `<path d="${d}" fill="#FBF8EE" opacity=".72"/>`)
  .join('');

export const incense = item(
  'Three sticks of incense',
  192,
  216,
  halo('ember', '#FF9A4A', 0.85),
  `${wisps}
<path d="M40 204C60 192 132 192 152 204C140 214 52 214 40 204Z" fill="#CFC5AE" ${line(2.4)}/>${times(8, (i) => `<circle cx="${56 + i * 11}" cy="${203 + (i % 3) * 2}" r="1.4" fill="#9A9078"/>`)}
${sticks
  .map(
    ([x0, y0, x1, y1]) =>
      `<circle cx="${x1}" cy="${y1}" r="26" fill="url(#ember)"/><path d="M${x0} ${y0}L${x1} ${y1}" ${line(8.4)}/><path d="M${x0} ${y0}L${x1} ${y1}" ${line(4.4, '#A5462E')}/><path d="M${x0} ${y0}L${x0 + (x1 - x0) * 0.24} ${y0 + (y1 - y0) * 0.24}" ${line(4.4, '#D8A44A')}/><path d="M${x0 + (x1 - x0) * 0.3 - 1} ${y0 + (y1 - y0) * 0.3}L${x1 - 1.2} ${y1 + 6}" ${line(1.4, '#E58A66')}/><circle cx="${x1}" cy="${y1}" r="4.6" fill="${P.redL}" ${line(2)}/><circle cx="${x1 - 0.6}" cy="${y1 - 1}" r="2" fill="#FFE9AE"/>`,
  )
  .join('')}<path d="M62 207C80 199 112 199 130 207C120 213 72 213 62 207Z" fill="#DDD3BC"/>`,
);
