import { P, glyph, halo, item, line, linear, radial, times } from './kit.ts';

const slip = (x: number, y: number, h: number, fill: string, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0-14V0" ${line(2.4)}/><path d="M-11 0H11V${h}H-11Z" fill="${fill}" ${line(2.8)}/><path d="M3 2H11V${h}H5Z" fill="#5E2A10" opacity=".18"/>${times(4, (i) => `<path d="M-5 ${12 + i * 13}H${i % 2 ? 3 : 5}M-5 ${17 + i * 13}H${i % 2 ? 5 : 1}" ${line(2, '#6B3A22')}/>`)}</g>`;

export const riddleLantern = item(
  'Palace lantern with riddles on slips of paper',
  192,
  306,
  halo('glow', '#FFC878', 0.7) +
    radial(
      'silk',
      [
        [0, '#FFFBEA'],
        [0.55, '#FFE6B4'],
        [1, '#F0B870'],
      ],
      0.45,
      0.5,
      0.7,
    ) +
    linear(
      'wood',
      [
        [0, '#B5482E'],
        [0.4, '#8E2A1C'],
        [1, '#5A140E'],
      ],
      1,
      0,
    ),
  `<circle cx="96" cy="116" r="95" fill="url(#glow)"/>
<path d="M96 2C88 2 86 12 96 15C106 12 104 2 96 2Z" fill="none" ${line(3.2, P.goldD)}/><path d="M96 14V34" ${line(4)}/>
<path d="M36 50C30 46 24 48 20 56C26 60 34 62 42 60H150C158 62 166 60 172 56C168 48 162 46 156 50L132 34H60Z" fill="url(#wood)" ${line(3.6)}/><path d="M44 54H148" ${line(2.6, P.gold)}/>
<path d="M44 60H148L158 120L148 180H44L34 120Z" fill="url(#silk)" ${line(3.8)}/>
<path d="M128 60H148L158 120L148 180H128L136 120Z" fill="#C96A2E" opacity=".25"/><path d="M44 60L34 120L44 180L62 180L54 120L62 60Z" fill="#fff" opacity=".35"/>
<path d="M66 60L58 120L66 180M126 60L134 120L126 180" fill="none" ${line(6)}/><path d="M66 60L58 120L66 180M126 60L134 120L126 180" fill="none" ${line(3, P.redD)}/>
${glyph('灯', 70, 68, 52, P.redD)}${glyph('谜', 70, 120, 52, P.redD)}
<path d="M44 60L34 120L44 180" fill="none" ${line(6)}/><path d="M148 60L158 120L148 180" fill="none" ${line(6)}/><path d="M44 60L34 120L44 180M148 60L158 120L148 180" fill="none" ${line(2.6, P.redD)}/>
<path d="M40 176H152L146 194H46Z" fill="url(#wood)" ${line(3.6)}/><path d="M50 184H142" ${line(2.6, P.gold)}/>
<path d="M22 60V84M170 60V84" ${line(2.6)}/><g fill="none">${[22, 170].map((x) => `<circle cx="${x}" cy="88" r="5" fill="${P.jade}" ${line(2.2)}/>${times(5, (i) => `<path d="M${x - 4 + i * 2} 94Q${x - 5 + i * 2.5} 108 ${x - 6 + i * 3} 122" ${line(2.4, [P.redL, P.red, P.redD][i % 3])}/>`)}`).join('')}</g>
${slip(58, 208, 72, '#F9DB8B', 5)}${slip(134, 208, 70, '#A8D5B6', -5)}${slip(96, 212, 84, '#F6B7A8', 0)}`,
);
