import { boatDefs, dragonHead, redBoat } from './boats.ts';
import { figure } from './figure.ts';
import { P, halo, item, line, times } from './kit.ts';

/** Where the dragon is carried, from its tail to its neck; each dancer stands below. */
const HOLDS = [
  [70, 118],
  [168, 78],
  [266, 150],
  [364, 92],
  [456, 146],
] as const;
const SPINE =
  'M40 152C50 146 58 128 70 116C100 70 138 62 168 78C206 98 226 150 266 150C306 150 326 92 364 92C402 92 418 138 448 152C474 164 476 190 508 192';

const coats = [
  [P.gold, P.goldD],
  [P.jade, P.jadeD],
  [P.gold, P.goldD],
  [P.jade, P.jadeD],
  [P.gold, P.goldD],
] as const;

const dancers = HOLDS.map(([x, y], i) => {
  const [coat, coatD] = coats[i] ?? coats[0];
  const feet = 312;
  return `<path d="M${x} ${y}L${x + 2} 274" ${line(9)}/><path d="M${x} ${y}L${x + 2} 274" ${line(4.4, '#C98B4F')}/>${figure(
    {
      x: x - 24,
      y: feet,
      k: 0.6,
      tall: 20,
      coat,
      coatD,
      hair: 'band',
      scarf: P.red,
      pants: P.redD,
      turn: 0.7,
      up: 0.5,
      mouth: i % 2 ? 'smile' : 'laugh',
      left: [40, -78],
      right: [42, -112],
      weight: 5,
    },
  )}`;
}).join('');

export const dragonLantern = item(
  'Dragon of lanterns, carried by dancers',
  640,
  324,
  boatDefs(redBoat) + halo('glow', '#FFB860', 0.65),
  `${[...HOLDS, [570, 40] as const].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="96" fill="url(#glow)" opacity=".75"/>`).join('')}
<g transform="translate(-14 10) scale(1 .8)">${dragonHead(redBoat)}</g>
<path d="${SPINE}" fill="none" stroke="${P.goldD}" stroke-width="64" stroke-linecap="round" stroke-dasharray="3 12"/>
<path d="${SPINE}" fill="none" ${line(56)}/><path d="${SPINE}" fill="none" ${line(48, '#E4572F')}/><path d="${SPINE}" fill="none" transform="translate(0 10)" ${line(22, P.redD)} opacity=".45"/><path d="${SPINE}" fill="none" stroke="#FFC46A" stroke-width="46" stroke-dasharray="5 15" opacity=".95"/><path d="${SPINE}" fill="none" transform="translate(0 -11)" ${line(9, '#FFE3A0')} opacity=".75"/>
<path d="M58 136C34 160 12 150 2 120C14 128 22 126 26 118C16 108 14 92 24 78C30 92 38 96 46 92C48 80 58 74 70 76C62 84 62 96 72 104Z" fill="${P.gold}" ${line(3.8)}/><path d="M56 126C40 130 28 128 18 132M60 112C48 108 40 104 30 96" fill="none" ${line(2.6, P.goldD)}/>
${times(
  3,
  (i) =>
    `<g transform="translate(${[118, 316, 410][i] ?? 0} ${[72, 112, 118][i] ?? 0})"><path d="M-16-22L-6-40L4-24L16-38L20-18Z" fill="${P.gold}" ${line(3)}/></g>`,
)}
${dancers}
<path d="M574 150L578 270" ${line(9)}/><path d="M574 150L578 270" ${line(4.4, '#C98B4F')}/>${figure({ x: 606, y: 312, k: 0.6, tall: 20, coat: P.jade, coatD: P.jadeD, hair: 'band', scarf: P.red, pants: P.redD, turn: -0.6, up: 0.8, left: [-46, -110], right: [-44, -78], weight: 5 })}`,
);
