import { roof, roofNear } from '../print/building.ts';
import { at, gradient, groundShadow, halo, outline, radial, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { person } from '../print/person.ts';
import { bamboo, lantern, propDefs, words } from './props.ts';

/** A leaf of the gate: nine rows of studs are for emperors, this has five. */
const leaf = (side: 1 | -1) =>
  at(
    450,
    0,
    `<rect x="3" y="240" width="150" height="346" fill="${palette.red}" ${outline(5)}/><path d="M110 244H150V582H84C124 470 130 350 110 244Z" fill="${palette.redD}" opacity=".75"/>${repeat(5, (row) => repeat(4, (column) => `<circle cx="${26 + column * 34}" cy="${272 + row * 42}" r="9" fill="${palette.gold}" ${outline(3)}/><circle cx="${24 + column * 34}" cy="${270 + row * 42}" r="3" fill="${palette.goldL}"/>`))}<circle cx="38" cy="500" r="19" fill="${palette.goldD}" ${outline(4)}/><circle cx="38" cy="496" r="8" fill="${palette.goldL}"/><circle cx="38" cy="520" r="17" fill="none" ${outline(10)}/><circle cx="38" cy="520" r="17" fill="none" stroke="${palette.gold}" stroke-width="5"/>`,
    [side, 1],
  );

/** The drum of stone that guards a threshold. */
const drumStone = (x: number) =>
  at(
    x,
    622,
    `<path d="M-48 0V-30H48V0Z" fill="#A79F8E" ${outline(5)}/><path d="M-36-30Q-30-46-40-52H40Q30-46 36-30Z" fill="#B9AE9C" ${outline(4.6)}/><circle cx="0" cy="-92" r="46" fill="#C9C0AE" ${outline(5)}/><path d="M22-130C52-108 50-66 12-48A46 46 0 0 0 22-130Z" fill="#8C8377" opacity=".7"/><circle cx="0" cy="-92" r="32" fill="none" stroke="#8C8377" stroke-width="4"/><path d="M0-114l6 16 16 6-16 6-6 16-6-16-16-6 16-6Z" fill="#8C8377"/>${repeat(10, (index) => `<circle cx="${Math.round(Math.cos(index * 0.628) * 39)}" cy="${Math.round(-92 + Math.sin(index * 0.628) * 39)}" r="2.6" fill="#8C8377"/>`)}`,
  );

/** A fan that is folded: nobody goes by, and nobody is scolded. */
const fan = at(
  0,
  0,
  `<g transform="translate(66 -96) rotate(-62)"><path d="M-6-8H96Q104 0 96 8H-6Z" fill="${palette.cream}" ${outline(4)}/><path d="M2-3H94M2 3H94" stroke="${palette.goldD}" stroke-width="2"/><path d="M-14-6H26V6H-14Q-20 0-14-6Z" fill="${palette.wood}" ${outline(3.6)}/><circle cx="-9" cy="0" r="3" fill="${palette.gold}"/><path d="M-14 0Q-30 4-34 18" fill="none" stroke="${palette.red}" stroke-width="4" stroke-linecap="round"/><path d="M-38 18h8l3 18h-14Z" fill="${palette.red}" ${outline(2.6)}/></g>`,
);

/** A door that is not everyone's: the page without access. */
export const gatekeeper = picture({
  width: 900,
  height: 700,
  label: 'A friendly gatekeeper with a folded fan before a red gate that is shut',
  defs:
    propDefs +
    radial('stone', [
      [0, '#C9C0AE'],
      [1, '#8C8377'],
    ]) +
    gradient('sky', [
      [0, '#8CC0B4'],
      [1, '#FBE3AE'],
    ]) +
    gradient('wall', [
      [0, '#EBD3A6'],
      [1, '#D3A877'],
    ]) +
    gradient('floor', [
      [0, '#B9AE9C'],
      [1, '#8C8377'],
    ]),
  content: `<rect width="900" height="700" fill="url(#sky)"/>${halo('day', 200, 90, 260, '#FFF9DC', 0.9)}
<rect y="250" width="900" height="350" fill="url(#wall)"/><path d="M0 232H900V262H0Z" fill="#2C4A57" ${outline(4.4)}/><g fill="#456A76" ${outline(2.6)}>${repeat(30, (index) => `<circle cx="${15 + index * 30}" cy="264" r="10"/>`)}</g><path d="M0 540H900" stroke="${palette.woodD}" stroke-width="3" opacity=".3"/><path d="M0 552H900V600H0Z" fill="#A98467" opacity=".55"/>
${bamboo(40, 590, 470, 20)}${bamboo(84, 596, 390, 16)}${bamboo(862, 590, 480, 20)}${bamboo(820, 596, 380, 16)}
<rect x="248" y="160" width="404" height="440" fill="${palette.wood}" ${outline(5)}/><rect x="292" y="236" width="316" height="352" fill="${palette.deep}"/>${leaf(1)}${leaf(-1)}
${[250, 612].map((x) => `<rect x="${x}" y="164" width="38" height="430" fill="${palette.redD}" ${outline(5)}/><path d="M${x + 26} 168h9v422h-9Z" fill="${palette.deep}" opacity=".6"/><path d="M${x + 8} 178v400" stroke="${palette.redL}" stroke-width="4" opacity=".7"/>`).join('')}
<rect x="228" y="160" width="444" height="76" fill="${palette.jadeD}" ${outline(5)}/><path d="M244 176H656M244 222H656" stroke="${palette.gold}" stroke-width="4.4" stroke-dasharray="20 12"/>
${roof(450, 162, 560, 126, roofNear)}
<rect x="362" y="150" width="176" height="92" rx="6" fill="#23323A" ${outline(5)}/><rect x="371" y="159" width="158" height="74" fill="none" stroke="${palette.gold}" stroke-width="3.4"/>${words('请问', 450, 196, 64, palette.goldL)}
${lantern(206, 196, 0.92)}${lantern(694, 196, 0.92)}
<path d="M0 592H900V700H0Z" fill="url(#floor)"/><path d="M200 592H700L730 618H170Z" fill="#D3C9B6" ${outline(4.6)}/><path d="M170 618H730V634H170Z" fill="#A79F8E" ${outline(4.6)}/><path d="M0 654H900" stroke="${palette.ink}" stroke-width="3" opacity=".16"/>
${drumStone(236)}${drumStone(664)}
${groundShadow(456, 674, 120, 13)}${person(450, 670, 1.5, {
    hair: 'cap',
    cloth: '#23323A',
    hairColour: '#8C8A86',
    dress: 'tang',
    coat: '#3E7F9A',
    coatD: '#245A72',
    trousers: '#3A3A48',
    face: 'smile',
    hands: [
      [-60, -152],
      [66, -96],
    ],
    held: fan,
    line: 3.2,
    shadow: false,
  })}`,
});
