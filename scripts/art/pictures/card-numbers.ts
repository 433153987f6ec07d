import { at, gradient, halo, outline, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { person } from '../print/person.ts';
import { bubble, lantern, propDefs, words } from './props.ts';

const limb = (path: string, width = 24) =>
  `<path d="${path}" fill="none" ${outline(width + 10)}/><path d="${path}" fill="none" stroke="${palette.skin}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const palm = `<path d="M-44-30Q-44-54-20-54H36Q60-54 58-26L52 34Q48 50 44 62V96H-20V62Q-36 46-40 26Z" fill="${palette.skin}" ${outline(5)}/><path d="M36-54Q60-54 58-26L52 34Q48 50 44 62V96H18C40 40 44-20 24-54Z" fill="${palette.brown}" opacity=".35"/>`;
const folded = (xs: readonly number[]) => xs.map((x) => limb(`M${x}-42V-12`, 18)).join('');
const cuff = (colour: string, dark: string) =>
  `<path d="M-34 92H58V140H-34Z" fill="${colour}" ${outline(5)}/><path d="M30 92H58V140H30Z" fill="${dark}" opacity=".7"/>`;

/** As a seller shows six: thumb and little finger. */
const six = `${limb('M42-40L64-132')}${palm}${folded([-28, -4, 20])}${limb('M-32 26L-92-28')}${cuff(palette.red, palette.redD)}`;
/** And eight: thumb and index finger. */
const eight = `${limb('M-28-44L-40-150')}${palm}${folded([-2, 20, 42])}${limb('M-32 26L-92-28')}${cuff(palette.jade, palette.jadeD)}`;

const fruit = (x: number, y: number, colour: string, light: string) =>
  `<circle cx="${x}" cy="${y}" r="27" fill="${colour}" ${outline(4.4)}/><path d="M${x - 15} ${y - 4}Q${x - 14} ${y - 16} ${x - 3} ${y - 18}" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/><path d="M${x} ${y - 26}q2-8 10-10" fill="none" ${outline(4)}/>`;
const heap = (x: number, colour: string, light: string) =>
  [
    [0, 0],
    [52, 0],
    [104, 0],
    [156, 0],
    [26, -40],
    [78, -40],
    [130, -40],
    [52, -80],
    [104, -80],
  ]
    .map(([dx = 0, dy = 0]) => fruit(x + dx, 560 + dy, colour, light))
    .join('');

const stall = `<path d="M0 586H1200V750H0Z" fill="url(#counter)" ${outline(5)}/><path d="M0 594H1200" stroke="#E9B57C" stroke-width="5" opacity=".8"/>${repeat(8, (index) => `<path d="M${index * 160 + 40} 640V750" stroke="${palette.woodD}" stroke-width="4" opacity=".5"/>`)}`;
const awning = `<path d="M-10 0H1210V86H-10Z" fill="${palette.redD}" ${outline(5)}/>${repeat(12, (index) => `<path d="M${index * 102 - 12} 30H${index * 102 + 90}V92Q${index * 102 + 39} 138 ${index * 102 - 12} 92Z" fill="${index % 2 ? palette.cream : palette.red}" ${outline(5)}/>`)}`;

export const cardNumbers = picture({
  width: 1200,
  height: 750,
  label: 'A fruit seller and a customer; above them two hands show six and eight',
  defs:
    propDefs +
    gradient('wall', [
      [0, '#F3DDA8'],
      [1, '#E9B98A'],
    ]) +
    gradient('counter', [
      [0, '#B87A48'],
      [1, '#7A4528'],
    ]),
  content: `<rect width="1200" height="750" fill="url(#wall)"/>${halo('warm', 600, 330, 560, '#FFF3C4', 0.8)}
${awning}${lantern(84, 100, 1)}${lantern(1116, 100, 1)}
${bubble(400, 272, 330, 300, -120, '', palette.cream)}${bubble(800, 272, 330, 300, 120, '', palette.goldL)}
${at(360, 310, six, 0.86)}${at(782, 316, eight, 0.86)}
${words('六', 506, 220, 84, palette.redD)}${words('八', 904, 220, 84, palette.jadeD)}
${at(
  150,
  694,
  person(0, 0, 1.5, {
    hair: 'short',
    dress: 'tang',
    coat: palette.red,
    coatD: palette.redD,
    face: 'open',
    look: 0.6,
    hands: [
      [-48, -84],
      [52, -150],
    ],
    line: 3.2,
    bust: true,
  }),
)}
${at(
  1050,
  694,
  person(0, 0, 1.5, {
    hair: 'hijab',
    cloth: palette.jadeL,
    dress: 'abaya',
    coat: palette.jade,
    coatD: palette.jadeD,
    face: 'smile',
    look: -0.6,
    hands: [
      [-52, -150],
      [48, -84],
    ],
    line: 3.2,
    bust: true,
  }),
)}
${stall}${heap(316, '#F2952F', '#FFE3B0')}${heap(512, '#D8452E', '#FFC6A0')}${heap(708, '#8FB04E', '#E2F0B8')}`,
});
