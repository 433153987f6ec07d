import { at, gradient, halo, outline, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { words } from './props.ts';

type Tone = {
  character: string;
  colour: string;
  dark: string;
  /** The voice's way through the five pitches, 300 wide and 240 high, from the lower left. */
  contour: string;
  end: readonly [x: number, y: number, turn: number];
};

// After Chao: 55, 35, 214, 51. A pitch is 52 units high; 1 lies at 0 and 5 at -208.
const TONES: readonly Tone[] = [
  {
    character: '妈',
    colour: palette.red,
    dark: palette.redD,
    contour: 'M-86-208C-40-211 30-206 70-208',
    end: [80, -208, 0],
  },
  {
    character: '麻',
    colour: palette.gold,
    dark: palette.goldD,
    contour: 'M-86-104C-40-112 20-150 66-196',
    end: [72, -204, -42],
  },
  {
    character: '马',
    colour: palette.jade,
    dark: palette.jadeD,
    contour: 'M-86-52C-62-18-34 0-10 0C26 0 54-90 70-146',
    end: [73, -156, -70],
  },
  {
    character: '骂',
    colour: '#3E7F9A',
    dark: '#245A72',
    contour: 'M-86-208C-40-196 30-90 64-16',
    end: [68, -6, 62],
  },
];

// A swallow seen from the side: it flies along the contour's end.
const swallow = (turn: number) =>
  `<g transform="rotate(${turn})"><path d="M-34 4C-58 0-74-14-86-26C-70-20-62-18-52-16C-60-24-66-34-68-44C-50-30-36-18-24-8Z" fill="#24404E" ${outline(4)}/><path d="M-36 2C-20-20 14-24 30-10C38-8 44-4 48 0C38 4 36 6 30 10C12 22-16 18-36 2Z" fill="#2F5566" ${outline(4.4)}/><path d="M-22 8C-6 16 14 16 30 9C34 2 26 2 16 4C4 6-8 8-22 8Z" fill="${palette.cream}"/><path d="M20-2C28-4 34-2 36 2C32 8 24 8 18 6Z" fill="${palette.redL}"/><path d="M-4-12C-22-34-40-46-58-50C-46-26-28-6-2 4C10 2 8-8-4-12Z" fill="#24404E" ${outline(4.4)}/><path d="M-44-42C-32-30-20-18-8-8" fill="none" stroke="#6F9AA8" stroke-width="4" stroke-linecap="round"/><circle cx="26" cy="-6" r="3.4" fill="#fff"/><circle cx="27" cy="-6" r="2" fill="${palette.ink}"/></g>`;

const banner = ({ character, colour, dark, contour, end }: Tone, index: number) => {
  const x = 180 + index * 280;
  return at(
    x,
    0,
    `<path d="M-96 64V0M96 64V0" ${outline(4)}/><path d="M-112 108H128V622L10 690L-112 622Z" fill="${palette.ink}" opacity=".22" transform="translate(6 8)"/><path d="M-118 100H118V610L0 676L-118 610Z" fill="${colour}" ${outline(5.4)}/><path d="M64 102C110 260 110 470 20 664L118 610V100Z" fill="${dark}" opacity=".5"/><path d="M-100 116H100V600L0 656L-100 600Z" fill="none" stroke="${palette.goldL}" stroke-width="3.4" opacity=".85"/><path d="M-106 250V118H-70" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/><path d="M0 676V700" ${outline(6)}/><path d="M-11 698H11L16 744L6 738L0 748L-6 738L-16 744Z" fill="${palette.gold}" ${outline(4)}/><rect x="-124" y="60" width="248" height="40" rx="14" fill="${palette.wood}" ${outline(5)}/><path d="M-118 84H118Q114 94 106 96H-108Q-118 92-118 84Z" fill="${palette.woodD}" opacity=".7"/><circle cx="-124" cy="80" r="15" fill="${palette.gold}" ${outline(5)}/><circle cx="124" cy="80" r="15" fill="${palette.gold}" ${outline(5)}/>${at(0, 388, `${repeat(5, (line) => `<path d="M-92 ${-line * 52}H92" stroke="${palette.cream}" stroke-width="2.6" stroke-dasharray="3 10" stroke-linecap="round" opacity=".75"/>`)}<path d="${contour}" fill="none" ${outline(27)}/><path d="${contour}" fill="none" stroke="${index === 1 ? palette.cream : palette.goldL}" stroke-width="17" stroke-linecap="round"/><path d="${contour}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7" transform="translate(-1 -4)"/>`)}<circle cx="0" cy="524" r="82" fill="${palette.paper}" ${outline(5)}/><path d="M34-74C82-40 74 48 4 82C54 78 82 40 82 0C82-32 62-62 34-74Z" fill="${palette.goldD}" opacity=".22" transform="translate(0 524)"/>${words(character, 0, 526, 116, palette.ink)}${at(end[0], 388 + end[1], swallow(end[2]), 0.72)}`,
  );
};

export const cardComingTones = picture({
  width: 1200,
  height: 750,
  label: 'Four hanging banners show the four tones of ma: level, rising, dipping, falling',
  defs: gradient('sky', [
    [0, '#F0B978'],
    [0.6, '#FBE3AE'],
    [1, '#EBD0A0'],
  ]),
  content: `<rect width="1200" height="750" fill="url(#sky)"/>${halo('sun', 600, 240, 520, '#FFF3C4', 0.9)}
<path d="M0 640C140 560 240 600 360 560C500 520 640 600 780 560C930 520 1060 580 1200 540V750H0Z" fill="#D99A70"/><path d="M0 690C200 630 380 670 560 640C760 610 960 670 1200 630V750H0Z" fill="#C07F5C"/>
<path d="M-10-10H1210V24H-10Z" fill="${palette.redD}" ${outline(5)}/><path d="M0 26H1200" stroke="${palette.gold}" stroke-width="6"/>${TONES.map(banner).join('')}`,
});
