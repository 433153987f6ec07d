import { at, gradient, halo, outline, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { person } from '../print/person.ts';
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
  const roller = (y: number, half: number) =>
    `<rect x="${-half}" y="${y}" width="${half * 2}" height="32" rx="12" fill="${palette.wood}" ${outline(5)}/><path d="M${-half + 6} ${y + 19}H${half - 6}Q${half - 8} ${y + 28} ${half - 16} ${y + 29}H${-half + 16}Q${-half + 6} ${y + 28} ${-half + 6} ${y + 19}Z" fill="${palette.woodD}" opacity=".7"/><path d="M${-half + 14} ${y + 8}H${half * 0.3}" stroke="#D9A066" stroke-width="4" stroke-linecap="round"/><circle cx="${-half}" cy="${y + 16}" r="14" fill="${palette.gold}" ${outline(5)}/><circle cx="${half}" cy="${y + 16}" r="14" fill="${palette.gold}" ${outline(5)}/>`;
  const pitches = repeat(
    5,
    (line) =>
      `<path d="M-96 ${-line * 52}H96" stroke="${palette.cream}" stroke-width="2.6" stroke-dasharray="3 10" stroke-linecap="round" opacity=".75"/>`,
  );
  const voice = `<path d="${contour}" fill="none" ${outline(27)}/><path d="${contour}" fill="none" stroke="${index === 1 ? palette.cream : palette.goldL}" stroke-width="17" stroke-linecap="round"/><path d="${contour}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7" transform="translate(-1 -4)"/>${at(end[0], end[1], swallow(end[2]), 0.76)}`;
  const medal = `<circle r="72" fill="${palette.paper}" ${outline(5)}/><path d="M28-65C70-36 64 42 4 72C46 68 72 36 72 0C72-28 54-54 28-65Z" fill="${palette.goldD}" opacity=".24"/>${words(character, 0, 2, 104, palette.ink)}`;
  return at(
    x,
    0,
    `<path d="M-92 52V0M92 52V0" ${outline(4)}/><path d="M-104 90H130V560H-104Z" fill="${palette.ink}" opacity=".2"/><path d="M-116 76H116V548H-116Z" fill="${colour}" ${outline(5.4)}/><path d="M66 78C110 220 108 400 30 546H114V78Z" fill="${dark}" opacity=".5"/><path d="M-100 92H100V532H-100Z" fill="none" stroke="${palette.goldL}" stroke-width="3.4" opacity=".85"/><path d="M-107 210V98" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>${roller(50, 124)}${roller(538, 124)}${at(0, 326, `${pitches}${voice}`, 0.88)}${at(0, 446, medal)}`,
  );
};

const mother = `${person(150, 738, 0.78, {
  hair: 'bun',
  dress: 'dress',
  coat: palette.red,
  coatD: palette.redD,
  face: 'shut',
  hands: [
    [-46, -70],
    [62, -62],
  ],
  line: 4.6,
})}${person(224, 738, 0.54, {
  hair: 'two-buns',
  dress: 'hoodie',
  coat: palette.gold,
  coatD: palette.goldD,
  face: 'open',
  look: -0.6,
  hands: [
    [-52, -92],
    [50, -70],
  ],
  line: 5.6,
})}`;

const coil = (y: number, rx: number) =>
  `<path d="M${-rx} ${y}C${-rx} ${y + 34} ${rx} ${y + 34} ${rx} ${y}" fill="none" ${outline(32)}/><path d="M${-rx} ${y}C${-rx} ${y + 34} ${rx} ${y + 34} ${rx} ${y}" fill="none" stroke="#DDB877" stroke-width="23" stroke-linecap="round"/><path d="M${-rx} ${y + 5}C${-rx} ${y + 38} ${rx} ${y + 38} ${rx} ${y + 5}" fill="none" stroke="#9A6F38" stroke-width="17" stroke-dasharray="3 9" opacity=".75"/>`;
// Hemp, as it is used: a coil of rope and a sack of its cloth.
const hemp = at(
  452,
  734,
  `<ellipse cx="14" cy="0" rx="118" ry="12" fill="${palette.ink}" opacity=".28"/><path d="M8 0C-6-50 2-96 22-118H88C110-96 116-50 102 0Q56 12 8 0Z" fill="#E3CFA0" ${outline(4.6)}/><path d="M78-116H88C110-96 116-50 102 0Q88 5 70 5C92-40 92-80 78-116Z" fill="#9A6F38" opacity=".4"/><path d="M20-118C8-138 28-148 40-140C50-152 66-152 74-142C90-148 102-134 90-118Q56-108 20-118Z" fill="#E3CFA0" ${outline(4.6)}/><path d="M20-118Q56-106 90-118" fill="none" ${outline(11)}/><path d="M20-118Q56-106 90-118" fill="none" stroke="${palette.red}" stroke-width="5" stroke-linecap="round"/><path d="M30-80v40M52-86v54M74-78v38M24-60h56M26-44h54" stroke="#B99A5E" stroke-width="3" opacity=".7" stroke-linecap="round"/>${at(-44, -40, `${coil(8, 56)}${coil(-14, 54)}${coil(-36, 50)}<ellipse cy="-36" rx="30" ry="9" fill="#7A5528" ${outline(4)}/><path d="M52-34C76-40 84-16 74 10" fill="none" ${outline(17)}/><path d="M52-34C76-40 84-16 74 10" fill="none" stroke="#DDB877" stroke-width="9" stroke-linecap="round"/>`)}`,
);

const horse = at(
  744,
  734,
  `<ellipse cx="0" cy="0" rx="96" ry="11" fill="${palette.ink}" opacity=".28"/><path d="M-78-72C-108-70-108-30-98-12C-86-18-86-40-70-56Z" fill="#5A3324" ${outline(4.6)}/><path d="M-70-50L-66-2H-46L-42-44M-32-44L-28-2H-8L-8-44M26-46L30-2H50L54-50" fill="#B06A3A" ${outline(4.6)}/><path d="M-67-14h20v14h-20ZM-29-14h20v14h-20ZM29-14h20v14h-20Z" fill="${palette.hair}"/><path d="M-80-74C-80-104-50-106-20-100C0-98 10-106 20-122L62-110C66-80 62-56 50-44C20-32-40-32-66-44C-78-52-80-62-80-74Z" fill="#C67C46" ${outline(4.6)}/><path d="M-72-52C-40-40 20-44 58-70C58-58 56-50 50-44C20-32-40-32-66-44Z" fill="#7A4526" opacity=".55"/><path d="M18-118C16-150 36-172 62-170C84-168 104-150 108-132C108-118 92-112 80-118C74-112 68-108 62-106Z" fill="#C67C46" ${outline(4.6)}/><path d="M92-152C106-146 112-134 108-124C104-114 90-112 82-118C92-126 96-138 92-152Z" fill="#E9B98A" ${outline(4)}/><path d="M44-168C42-186 50-194 56-194C62-188 62-178 60-170Z" fill="#C67C46" ${outline(4.4)}/><path d="M50-174C34-180 16-166 16-148C4-144 6-126 10-112C-2-106 0-96 10-92C22-96 28-108 26-120C34-128 36-138 34-146C46-150 54-162 50-174Z" fill="#5A3324" ${outline(4.4)}/><circle cx="68" cy="-148" r="5" fill="${palette.ink}"/><circle cx="69.600" cy="-150" r="1.700" fill="#fff"/><ellipse cx="74" cy="-134" rx="7" ry="5" fill="${palette.blush}" opacity=".6"/><circle cx="100" cy="-134" r="2.400" fill="${palette.ink}"/><path d="M92-120q6-1 9-5" fill="none" ${outline(3)}/><path d="M-46-102Q-14-92 14-102L10-70Q-16-62-42-70Z" fill="${palette.red}" ${outline(4.4)}/><path d="M-40-78Q-16-70 8-78" fill="none" stroke="${palette.gold}" stroke-width="5"/>`,
);

const scold = `${person(990, 738, 0.76, {
  hair: 'bob',
  dress: 'jacket',
  coat: '#5A4A78',
  coatD: '#3A3054',
  under: palette.goldL,
  face: 'cross',
  look: 0.8,
  hands: [
    [-30, -84],
    [64, -126],
  ],
  line: 4.6,
})}${person(1082, 738, 0.54, { hair: 'crop', dress: 'shirt', coat: palette.jadeL, coatD: palette.jade, face: 'think', look: -0.8, line: 5.6 })}${at(1072, 590, `<path d="M0-46L12-26L34-36L30-12L54-4L34 10L42 32L18 26L8 48L-8 28L-30 38L-26 14L-50 8L-30-8L-40-30L-14-26Z" fill="${palette.goldL}" ${outline(4.6)}/><path d="M2-22V4" ${outline(10, palette.red)}/><circle cx="2" cy="20" r="6" fill="${palette.red}"/>`, 0.84)}`;

export const cardFourTones = picture({
  width: 1200,
  height: 750,
  label:
    'Four hanging scrolls show the four tones of ma: level for mother, rising for hemp, dipping for horse, falling for scold',
  defs: gradient('sky', [
    [0, '#F0B978'],
    [0.6, '#FBE3AE'],
    [1, '#EBD0A0'],
  ]),
  content: `<rect width="1200" height="750" fill="url(#sky)"/>${halo('sun', 600, 240, 520, '#FFF3C4', 0.9)}
<path d="M0 560C140 490 240 530 360 500C500 470 640 540 780 500C930 470 1060 520 1200 490V750H0Z" fill="#DDA77C"/><path d="M0 660C240 630 420 640 600 650C800 660 1000 640 1200 654V750H0Z" fill="#C98F66"/><path d="M0 660C240 630 420 640 600 650C800 660 1000 640 1200 654" fill="none" ${outline(3, palette.inkFar)} opacity=".5"/>
<path d="M-10-10H1210V24H-10Z" fill="${palette.redD}" ${outline(5)}/><path d="M0 26H1200" stroke="${palette.gold}" stroke-width="6"/>${TONES.map(banner).join('')}${mother}${hemp}${horse}${scold}`,
});
