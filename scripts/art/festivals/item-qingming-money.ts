import { P, halo, item, line, linear, radial } from './kit.ts';

const ingot = (x: number, y: number, k: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"><path d="M-34-8C-30-18-20-14-14-8C-10-24 10-24 14-8C20-14 30-18 34-8C32 12 20 20 0 20C-20 20-32 12-34-8Z" fill="url(#foil)" ${line(3.2)}/><path d="M-14-8Q0 4 14-8" fill="none" ${line(2.6)}/><path d="M8 19C24 16 32 8 34-8Q30-13 25-12C26 4 20 14 8 19Z" fill="#8E5A1C" opacity=".4"/><path d="M-26-2Q-24 8-16 12" fill="none" ${line(2.8, '#FFF6D8')}/></g>`;

const note = (x: number, y: number, turn: number, lit = false): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-34" y="-22" width="68" height="44" rx="2" fill="#F0D894" ${line(3)}/><rect x="-27" y="-15" width="54" height="30" fill="${P.gold}" opacity=".8"/><circle r="9.5" fill="none" ${line(2.4, '#A5462E')}/><rect x="-3.6" y="-3.6" width="7.2" height="7.2" fill="none" ${line(1.8, '#A5462E')}/>${lit ? `<path d="M34-22L18-14L26-4L14 4L24 12L16 22H34Z" fill="#4A2A1C"/><path d="M18-14L26-4L14 4L24 12L16 22" fill="none" ${line(3, '#FF8A3A')}/>` : ''}</g>`;

export const money = item(
  'Spirit money of paper',
  224,
  216,
  halo('fire', '#FFB45A', 0.7) +
    linear(
      'foil',
      [
        [0, '#FFF0B8'],
        [0.45, P.gold],
        [1, P.goldD],
      ],
      0.8,
      1,
    ) +
    radial(
      'flame',
      [
        [0, '#FFF6C4'],
        [0.4, '#FFC24F'],
        [0.75, '#F27A2E'],
        [1, '#D8452A'],
      ],
      0.5,
      0.8,
      0.75,
    ),
  `<circle cx="112" cy="108" r="107" fill="url(#fire)"/>
<path d="M112 14C122 44 164 60 160 112C186 96 182 76 178 64C208 96 210 150 182 186H40C14 150 22 108 54 76C52 96 58 104 68 110C64 66 98 52 112 14Z" fill="url(#flame)" ${line(3.6, '#B53A1E')}/><path d="M112 70C118 96 144 110 138 146C150 140 152 130 152 122C166 146 162 172 150 188H76C60 164 66 138 84 122C84 134 88 142 96 144C90 114 108 98 112 70Z" fill="#FFE9A0" opacity=".9"/>
${note(62, 158, -18)}${note(160, 160, 14, true)}${note(110, 146, -4)}${note(112, 164, 5)}
${ingot(60, 190, 0.96, -4)}${ingot(164, 190, 0.96, 5)}${ingot(112, 188, 1.08, 0)}
<g fill="#4A2A1C"><path d="M40 52l9-4l2 8l-8 4Z"/><path d="M178 30l8 2l-2 8l-8-3Z"/><path d="M150 10l6 1l-1 6l-6-2Z"/></g><g fill="#FF9A4A"><circle cx="70" cy="40" r="3.4"/><circle cx="150" cy="44" r="3"/><circle cx="88" cy="18" r="2.4"/><circle cx="196" cy="62" r="2.6"/><circle cx="28" cy="84" r="2.8"/></g>`,
);
