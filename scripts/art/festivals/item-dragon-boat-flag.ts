import { P, glyph, item, line, linear, times } from './kit.ts';

const CLOTH = 'M26 16C78 2 118 34 168 14L176 268C128 290 84 256 30 276Z';

/** Flames of another cloth run around the free edges. */
const flames = `M22 10C80-8 120 26 174 4${times(8, (i) => `Q${206 + (i % 2) * 10} ${f(22 + i * 35)} ${180 + (i % 2) * 4} ${f(40 + i * 35)}`)}L184 286${times(5, (i) => `Q${f(170 - i * 34)} ${330 - (i % 2) * 12} ${f(152 - i * 32)} ${290 - (i % 3) * 5}`)}L26 284Z`;

function f(value: number): number {
  return Math.round(value * 10) / 10;
}

export const flag = item(
  'Finish flag',
  224,
  342,
  linear(
    'cloth',
    [
      [0, '#E4543A'],
      [0.3, P.red],
      [0.55, '#E04E34'],
      [0.8, '#B92C1E'],
      [1, '#CF3A26'],
    ],
    1,
    0.15,
  ) +
    linear(
      'rim',
      [
        [0, P.goldL],
        [0.5, P.gold],
        [1, P.goldD],
      ],
      1,
      0.6,
    ),
  `<path d="${flames}" fill="url(#rim)" ${line(4)}/><path d="${CLOTH}" fill="url(#cloth)"/><path d="M132 26C146 24 158 20 168 14L176 268C160 276 146 276 132 274Z" fill="${P.deep}" opacity=".25"/><path d="M36 30C40 100 40 190 40 258" fill="none" ${line(4, '#F9A184')} opacity=".7"/><path d="M38 26C84 16 118 44 158 28L164 258C126 274 88 246 42 262Z" fill="none" ${line(2, P.goldL)}/><path d="${CLOTH}" fill="none" ${line(3.8)}/>
<circle cx="101" cy="96" r="52" fill="${P.goldL}" opacity=".2"/>${glyph('龙', 54, 46, 94, P.goldL, { extra: `stroke="${P.redD}" stroke-width="26" paint-order="stroke" stroke-linejoin="round"` })}${glyph('舟', 58, 150, 88, P.goldL, { extra: `stroke="${P.redD}" stroke-width="26" paint-order="stroke" stroke-linejoin="round"` })}
${times(5, (i) => `<rect x="5" y="${14 + i * 62}" width="32" height="15" rx="6" fill="${P.cream}" ${line(3.4)}/><path d="M26 ${16 + i * 62}h8v11h-8Z" fill="#CDB98E" opacity=".7"/>`)}`,
);
