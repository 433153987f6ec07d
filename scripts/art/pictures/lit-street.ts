import { cityGate, roof, roofFar, roofMid, roofNear, type RoofColours } from '../print/building.ts';
import { at, gradient, groundShadow, halo, outline, repeat, round } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { person } from '../print/person.ts';
import { lantern, propDefs, words } from './props.ts';

type House = {
  x: number;
  foot: number;
  width: number;
  height: number;
  wall: string;
  colours: RoofColours;
  /** A character on the board above the door. */
  sign?: string;
};

/** A house of two storeys whose windows are lit. */
const house = ({ x, foot, width, height, wall, colours, sign }: House) => {
  const { line, lineColour } = colours;
  const edge = outline(line, lineColour);
  const top = foot - height;
  const middle = foot - height * 0.52;
  const window = (wx: number, y: number, w: number, h: number) =>
    `<rect x="${round(wx)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="url(#lit)" ${edge}/><path d="M${round(wx + w / 3)} ${round(y)}v${round(h)}M${round(wx + (w * 2) / 3)} ${round(y)}v${round(h)}M${round(wx)} ${round(y + h / 2)}h${round(w)}" ${outline(line * 0.6, lineColour)}/>`;
  return `<rect x="${x - width / 2}" y="${top}" width="${width}" height="${height}" fill="${wall}" ${edge}/><path d="M${x + width * 0.2} ${top + 3}H${x + width / 2 - 3}V${foot - 3}H${x + width * 0.32}Z" fill="${palette.plum}" opacity=".25"/>${window(x - width * 0.38, top + height * 0.16, width * 0.32, height * 0.22)}${window(x + width * 0.06, top + height * 0.16, width * 0.32, height * 0.22)}<rect x="${x - width * 0.36}" y="${foot - height * 0.36}" width="${width * 0.72}" height="${height * 0.36}" fill="url(#lit)" ${edge}/><path d="M${x - width * 0.12} ${foot - height * 0.36}V${foot}M${x + width * 0.12} ${foot - height * 0.36}V${foot}" ${edge}/>${roof(x, middle, width * 1.02, height * 0.12, colours)}${sign ? `<rect x="${x - width * 0.17}" y="${middle - 4}" width="${width * 0.34}" height="${width * 0.34}" rx="4" fill="#23323A" ${edge}/>${words(sign, x, round(middle - 4 + width * 0.17), round(width * 0.25), palette.goldL)}` : ''}${roof(x, top, width * 1.1, height * 0.2, colours)}`;
};

/** Lanterns on a rope between two houses. */
const rope = (x0: number, x1: number, y: number, sag: number, count: number, scale: number) =>
  `<path d="M${x0} ${y}Q${(x0 + x1) / 2} ${y + sag * 2} ${x1} ${y}" fill="none" ${outline(3)}/>${repeat(
    count,
    (index) => {
      const share = (index + 1) / (count + 1);
      return lantern(
        round(x0 + (x1 - x0) * share),
        round(y + sag * 4 * share * (1 - share) - 14 * scale),
        scale,
      );
    },
  )}`;

/** The road has begun and its lights are on: the thanks after sign-up. */
export const litStreet = picture({
  width: 900,
  height: 700,
  label: 'An old street in the evening, every lantern lit, where friends are on their way together',
  defs:
    propDefs +
    gradient('sky', [
      [0, '#14303D'],
      [0.45, '#4A5572'],
      [0.72, '#E9A878'],
    ]) +
    gradient('lit', [
      [0, '#F5A94A'],
      [1, '#FFE9A8'],
    ]) +
    gradient('floor', [
      [0, '#E0AE78'],
      [1, '#5A5362'],
    ]),
  content: `<rect width="900" height="700" fill="url(#sky)"/>${repeat(40, (index) => `<circle cx="${(index * 269) % 900}" cy="${(index * 83) % 230}" r="${1 + (index % 3) * 0.6}" fill="#FFF3D0" opacity="${0.4 + (index % 4) * 0.15}"/>`)}
<path d="M640 84a34 34 0 1 0 26 54a28 28 0 1 1-26-54Z" fill="${palette.goldL}"/>
<path d="M0 420C120 320 200 370 300 330C380 300 420 360 480 350C560 330 620 300 700 340C780 370 830 330 900 360V600H0Z" fill="#5C6076"/>
${halo('far', 450, 430, 330, '#FFC98A', 0.9)}${cityGate(450, 520, 250, roofFar, '#A98A80')}
${house({ x: 268, foot: 530, width: 130, height: 190, wall: '#C9967A', colours: roofFar })}${house({ x: 634, foot: 530, width: 130, height: 196, wall: '#BF8F7A', colours: roofFar })}
<path d="M0 520H900V700H0Z" fill="url(#floor)"/>${repeat(
    7,
    (index) =>
      `<path d="M0 ${round(530 + (index / 6) ** 1.8 * 165)}H900" stroke="${palette.ink}" stroke-width="${2 + index * 0.3}" opacity=".16"/>`,
  )}${repeat(9, (index) => `<path d="M${450 + (index - 4) * 46} 520L${450 + (index - 4) * 190} 700" stroke="${palette.ink}" stroke-width="2.4" opacity=".12"/>`)}
<ellipse cx="450" cy="600" rx="330" ry="84" fill="url(#lanternGlow)"/>
${house({ x: 172, foot: 570, width: 190, height: 300, wall: '#D9A884', colours: roofMid, sign: '茶' })}${house({ x: 728, foot: 570, width: 190, height: 310, wall: '#D3A07C', colours: roofMid, sign: '书' })}
${rope(250, 650, 262, 26, 4, 0.46)}
${house({ x: 16, foot: 640, width: 236, height: 470, wall: '#E9C79A', colours: roofNear })}${house({ x: 884, foot: 640, width: 236, height: 480, wall: '#E3BE90', colours: roofNear })}
${rope(120, 780, 104, 48, 5, 0.82)}
${lantern(150, 330, 0.7)}${lantern(750, 330, 0.7)}
${at(0, 0, [groundShadow(340, 668, 84, 10), groundShadow(470, 676, 70, 9), groundShadow(592, 668, 84, 10)].join(''))}
${person(340, 664, 1.02, {
  hair: 'hijab',
  cloth: palette.jadeL,
  skin: palette.tan,
  dress: 'abaya',
  coat: '#8A4A6A',
  coatD: '#6A2C50',
  face: 'smile',
  look: 0.8,
  hands: [
    [-52, -70],
    [62, -78],
  ],
  line: 4.4,
  shadow: false,
})}${person(592, 664, 1.04, {
    hair: 'short',
    dress: 'jacket',
    coat: palette.red,
    coatD: palette.redD,
    under: palette.goldL,
    trousers: '#3A3A48',
    face: 'open',
    look: -0.8,
    hands: [
      [-64, -76],
      [62, -188],
    ],
    line: 4.4,
    shadow: false,
  })}${person(468, 674, 0.74, {
    hair: 'two-buns',
    dress: 'dress',
    coat: palette.gold,
    coatD: palette.goldD,
    trousers: palette.plum,
    face: 'open',
    look: 0.2,
    hands: [
      [-62, -116],
      [64, -112],
    ],
    line: 5.4,
    shadow: false,
  })}`,
});
