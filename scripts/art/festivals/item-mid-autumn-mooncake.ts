import { P, f1, glyph, item, line, linear, radial, shadow, times } from './kit.ts';

/** A cake with a scalloped wall; (x, y) is the middle of its top. */
function cake(x: number, y: number, rx: number, h: number, top: string): string {
  const ry = rx * 0.42;
  const n = 11;
  const lobes = times(n, (i) => {
    const a0 = Math.PI * (1 - i / n);
    const a1 = Math.PI * (1 - (i + 1) / n);
    const am = (a0 + a1) / 2;
    return `Q${f1(x + Math.cos(am) * rx * 1.09)} ${f1(y + h + Math.sin(am) * ry * 1.2)} ${f1(x + Math.cos(a1) * rx)} ${f1(y + h + Math.sin(a1) * ry)}`;
  });
  const wall = `M${f1(x - rx)} ${f1(y)}V${f1(y + h)}${lobes}V${f1(y)}Z`;
  const folds = times(n - 1, (i) => {
    const a = Math.PI * (1 - (i + 1) / n);
    const px = f1(x + Math.cos(a) * rx);
    const py = f1(y + Math.sin(a) * ry);
    return `<path d="M${px} ${py}V${f1(py + h - 1)}"/>`;
  });
  return `<path d="${wall}" fill="url(#crust)" ${line(3.6)}/><g fill="none" ${line(2.2, '#8A4A1A')} opacity=".75">${folds}</g><path d="M${f1(x + rx * 0.4)} ${f1(y + ry * 0.9)}V${f1(y + h + ry * 0.98)}Q${f1(x + rx)} ${f1(y + h + ry * 0.6)} ${f1(x + rx)} ${f1(y + h)}V${f1(y)}Z" fill="#6B3212" opacity=".32"/><ellipse cx="${x}" cy="${y}" rx="${rx * 1.03}" ry="${f1(ry * 1.03)}" fill="url(#bake)" ${line(3.6)}/><ellipse cx="${x}" cy="${f1(y + 1)}" rx="${f1(rx * 0.86)}" ry="${f1(ry * 0.84)}" fill="none" ${line(2, '#A5601E')}/><ellipse cx="${x}" cy="${f1(y - 0.4)}" rx="${f1(rx * 0.86)}" ry="${f1(ry * 0.84)}" fill="none" ${line(1.2, '#FFE3A0')} opacity=".7"/>${top}<path d="M${f1(x - rx * 0.9)} ${f1(y - ry * 0.12)}A${rx * 0.94} ${f1(ry * 0.94)} 0 0 1 ${f1(x - rx * 0.3)} ${f1(y - ry * 0.88)}" fill="none" ${line(3, '#FFF0C0')} opacity=".85"/>`;
}

const stamped = (char: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(1 .46)">${times(8, (i) => `<path transform="rotate(${i * 45})" d="M-7 ${-size * 0.6}Q0 ${-size * 0.84} 7 ${-size * 0.6}" fill="none" ${line(2.4, '#A5601E')}/>`)}${glyph(char, -size / 2, -size / 2 + 2, size, '#FFE3A0')}${glyph(char, -size / 2, -size / 2 - 1, size, '#8A4A1A')}</g>`;

export const mooncake = item(
  'Mooncakes',
  256,
  198,
  linear(
    'crust',
    [
      [0, '#F0B45A'],
      [0.4, '#D98A36'],
      [1, '#A9581E'],
    ],
    1,
    0.2,
  ) +
    radial(
      'bake',
      [
        [0, '#F9CE7A'],
        [0.6, '#EBA94C'],
        [1, '#CC7E2E'],
      ],
      0.4,
      0.36,
      0.7,
    ) +
    radial(
      'yolk',
      [
        [0, '#FFD060'],
        [0.6, '#F59A2A'],
        [1, '#D8701A'],
      ],
      0.4,
      0.36,
      0.7,
    ),
  `${shadow(128, 178, 126, 16)}
${cake(68, 116, 58, 36, stamped('中', 68, 116, 62))}${cake(188, 116, 58, 36, stamped('秋', 188, 116, 62))}
${cake(120, 42, 60, 38, stamped('月', 120, 42, 66))}
<g transform="translate(132 132)"><path d="M-44 0C-40 34-10 46 20 44C46 42 58 30 60 10L58-8Z" fill="url(#crust)" ${line(3.4)}/><path d="M-46-2C-20-22 36-24 60-8L24 12Z" fill="url(#bake)" ${line(3.4)}/><path d="M-46-2L24 12L20 45C-10 46-40 34-46-2Z" fill="#7A3E1E" ${line(3.4)}/><path d="M-40 4L18 16L15 39C-10 39-34 28-40 4Z" fill="#5A2A18"/><path d="M-32 12q10-4 18 0M-6 36q8-4 16-2" fill="none" ${line(2, '#8A5230')}/><ellipse cx="-8" cy="23" rx="15" ry="12" fill="url(#yolk)" ${line(2.8)}/><path d="M-16 20q4-6 10-6" fill="none" ${line(2.6, '#FFF0B8')}/></g>
<g>${[
    [226, 176],
    [40, 182],
    [206, 186],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<g transform="translate(${x} ${y})">${[0, 90, 180, 270].map((a) => `<ellipse transform="rotate(${a})" cx="0" cy="-4" rx="3" ry="4.4" fill="${P.goldL}" ${line(1.3, P.goldD)}/>`).join('')}</g>`,
    )
    .join('')}</g>`,
);
