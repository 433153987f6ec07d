import { P, f1, glyph, item, line, linear, radial, shadow, times } from './kit.ts';

const BODY = 'M18 92C2 140 4 200 30 246C70 264 186 264 226 246C252 200 254 140 238 92Z';
const stud = (x: number, y: number): string =>
  `<circle cx="${f1(x)}" cy="${f1(y)}" r="5.6" fill="url(#brass)" ${line(2.2)}/><circle cx="${f1(x - 1.6)}" cy="${f1(y - 1.8)}" r="1.5" fill="#FFF6D8"/>`;

export const drum = item(
  'Race drum',
  256,
  270,
  linear(
    'side',
    [
      [0, '#B52A1C'],
      [0.22, '#E4543A'],
      [0.5, P.red],
      [1, P.deep],
    ],
    1,
    0,
  ) +
    radial(
      'skin',
      [
        [0, '#FFF6DC'],
        [0.6, '#F3DDB2'],
        [1, '#D8B67A'],
      ],
      0.42,
      0.4,
      0.7,
    ) +
    radial(
      'brass',
      [
        [0, '#FFF0B8'],
        [0.6, P.gold],
        [1, P.goldD],
      ],
      0.36,
      0.32,
      0.8,
    ),
  `${shadow(128, 254, 124, 14)}<path d="${BODY}" fill="url(#side)"/><path d="M170 96C190 150 184 210 158 257C186 255 212 252 226 246C252 200 254 140 238 92Z" fill="${P.deep}" opacity=".38"/><path d="M30 124C22 160 24 196 38 228" fill="none" ${line(7, '#F9A184')} opacity=".75"/>
<path d="M14 124Q128 152 242 124M16 214Q128 244 240 214" fill="none" ${line(8)}/><path d="M14 124Q128 152 242 124M16 214Q128 244 240 214" fill="none" ${line(4, P.gold)}/>
<circle cx="128" cy="186" r="37" fill="url(#brass)" ${line(3.4)}/><circle cx="128" cy="186" r="31" fill="none" ${line(1.6, P.goldD)}/>${glyph('鼓', 102, 160, 52, P.redD)}
${[
  [60, 180],
  [196, 180],
]
  .map(
    ([x = 0, y = 0]) =>
      `<path d="M${x - 15} ${y + 8}c-8-12 2-24 12-20c4-12 22-10 22 2c10 0 12 16 2 18Z" fill="${P.gold}" ${line(2.6)}/><path d="M${x - 8} ${y + 2}c0-8 10-8 10-1M${x + 4} ${y + 4}c2-8 11-6 9 0" fill="none" ${line(2, P.goldD)}/>`,
  )
  .join('')}
<path d="${BODY}" fill="none" ${line(4.4)}/>${times(9, (i) => stud(36 + i * 23, 238 + 12 * Math.sin(((i + 0.5) / 9) * Math.PI)))}
<ellipse cx="128" cy="88" rx="112" ry="38" fill="#A5241A" ${line(4.4)}/><ellipse cx="128" cy="82" rx="106" ry="33" fill="url(#skin)" ${line(3.4)}/><path d="M196 106C224 96 236 86 232 74C222 60 206 56 196 54C214 68 216 90 196 106Z" fill="#B4833E" opacity=".3"/><ellipse cx="128" cy="82" rx="58" ry="16" fill="none" ${line(2.4, '#C9A05E')}/>${times(
    11,
    (i) => {
      const a = Math.PI * (0.08 + (0.84 * i) / 10);
      return stud(128 + Math.cos(a) * 112, 92 + Math.sin(a) * 37);
    },
  )}
<path d="M58 92L170 26M188 96L96 18" ${line(13)}/><path d="M58 92L170 26M188 96L96 18" ${line(7.4, '#D9A660')}/><path d="M62 88L164 28M184 91L98 20" ${line(2, '#FBE6B4')}/><circle cx="56" cy="93" r="11" fill="${P.redL}" ${line(3.4)}/><circle cx="190" cy="97" r="11" fill="${P.redL}" ${line(3.4)}/>
<path d="M168 28C186 12 206 14 216 4C216 22 206 34 184 36ZM98 20C84 4 64 10 54 2C56 20 70 30 92 28Z" fill="${P.red}" ${line(3.2)}/>`,
);
