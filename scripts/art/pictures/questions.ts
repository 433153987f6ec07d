import type { QuestionType } from '#src/features/learn/onboarding/questions/questions.ts';
import { at, gradient, groundShadow, halo, outline, repeat, ring, round } from '../print/draw.ts';
import { edge } from '../print/glyph.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { person } from '../print/person.ts';
import { book, bubble, cloud, crown, lantern, propDefs, words } from './props.ts';
import { yaoyao, yaoyaoDefs } from './yaoyao.ts';

const WIDTH = 900;
const HEIGHT = 1100;

type Mood = readonly [
  top: string,
  low: string,
  sun: string,
  hillFar: string,
  hillNear: string,
  ground: string,
];

const MOODS = {
  dawn: ['#F3BE97', '#FBE3AE', '#E8583C', '#D99A80', '#C47F68', '#EBCB98'],
  jade: ['#5FA8A3', '#DCE8BF', '#F9DB8B', '#8DBBA9', '#6FA38F', '#CFD9A4'],
  dusk: ['#A8545A', '#F6C08A', '#F9DB8B', '#B87A66', '#96604F', '#E3B27E'],
  gold: ['#E9B15A', '#FBE3AE', '#CF3A26', '#DDA25C', '#C98A4C', '#EFD49C'],
} as const satisfies Record<string, Mood>;

/** The stage all eight share: sky, sun, two rows of hills, clouds and a round mat of ground. */
const stage = (mood: keyof typeof MOODS, label: string, content: string, night = false): string => {
  const [top, low, sun, far, near, ground] = MOODS[mood];
  return picture({
    width: WIDTH,
    height: HEIGHT,
    label,
    defs:
      propDefs +
      yaoyaoDefs +
      gradient('sky', [
        [0, top],
        [0.75, low],
      ]) +
      gradient('mat', [
        [0, ground],
        [1, near],
      ]),
    content: `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${halo('sunGlow', 660, 270, 330, sun, 0.55)}${night ? '' : `<circle cx="660" cy="270" r="112" fill="${sun}"/>`}${cloud(170, 190, 1.05, palette.cream)}${cloud(800, 420, 0.8, palette.cream)}${cloud(500, 96, 0.62, palette.cream)}
<path d="M0 780C120 640 210 690 330 610C450 560 520 700 650 640C760 590 830 640 900 600V1100H0Z" fill="${far}"/><path d="M0 850C160 760 280 800 420 760C600 712 760 770 900 730V1100H0Z" fill="${near}"/>
<path d="M0 900C220 850 680 850 900 900V1100H0Z" fill="url(#mat)"/><path d="M0 900C220 850 680 850 900 900" fill="none" ${outline(3.4, palette.inkMid)} opacity=".5"/>${content}`,
  });
};

const grass = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    `<path d="M-16 0C-20-18-26-26-34-30C-20-30-10-20-6-4C-6-26-2-38 6-46C4-30 6-16 6-2C12-14 20-22 32-22C22-16 18-8 16 0Z" fill="#5E9465" ${outline(3.4)}/>`,
    scale,
  );

const candle = (x: number, y: number, fill: string) =>
  `<rect x="${x - 7}" y="${y - 54}" width="14" height="56" rx="4" fill="${fill}" ${outline(4)}/><path d="M${x - 6} ${y - 36}l12-7M${x - 6} ${y - 16}l12-7" stroke="${palette.redL}" stroke-width="4"/><circle cx="${x}" cy="${y - 74}" r="34" fill="url(#lanternGlow)"/><path d="M${x} ${y - 92}C${x + 13} ${y - 74} ${x + 9} ${y - 58} ${x} ${y - 58}C${x - 9} ${y - 58} ${x - 13} ${y - 74} ${x} ${y - 92}Z" fill="${palette.goldL}" ${outline(3.4)}/>`;

const cake = `<path d="M-120 0V-64Q0-90 120-64V0Q0 26-120 0Z" fill="#E9C08C" ${outline(5)}/><path d="M60-74Q96-70 120-64V0Q96 8 62 10Z" fill="${palette.goldD}" opacity=".4"/><path d="M-120-30Q0-4 120-30" fill="none" stroke="${palette.redL}" stroke-width="10"/><path d="M-124-62C-124-100 124-100 124-62C124-46 104-34 96-50C84-22 60-24 56-44C44-16 16-16 8-40C-6-12-36-16-42-42C-54-22-80-24-86-48C-100-32-124-44-124-62Z" fill="${palette.cream}" ${outline(5)}/><path d="M-104-70C-90-82-60-86-40-87" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`;

const age = stage(
  'dawn',
  'Yaoyao brings a birthday cake; behind it a child, a young woman and a grandfather',
  `${crown('c1', 110, 790, 110, 100)}${crown('c2', 810, 800, 120, 100, ['#5E9465', '#33705A', '#98C283'])}
${person(190, 946, 1.3, { hair: 'two-buns', dress: 'hoodie', coat: palette.jade, coatD: palette.jadeD, face: 'open', look: 0.7, line: 4 })}
${person(436, 884, 1.9, { hair: 'hijab', cloth: '#E9B15A', skin: palette.tan, dress: 'abaya', coat: '#3E6F7E', coatD: '#24505F', line: 2.9 })}
${person(704, 920, 1.85, { hair: 'grey-short', skin: palette.skin, dress: 'tang', coat: '#8A3A44', coatD: '#6A2430', trousers: '#3A3A48', face: 'smile', look: -0.6, glasses: true, line: 3 })}
${groundShadow(338, 1052, 130, 14)}${at(330, 1050, `<path d="M-84-66L-104 0H-84L-62-60M84-66L104 0H84L62-60" fill="${palette.wood}" ${outline(5)}/><path d="M-112-92H112V-66Q0-50-112-66Z" fill="${palette.redL}" ${outline(5)}/><ellipse cy="-92" rx="112" ry="20" fill="${palette.woodL}" ${outline(5)}/>${at(0, -104, candle(-58, -80, palette.jadeL) + candle(0, -88, palette.cream) + candle(58, -80, palette.goldL) + cake, 0.86)}`)}
${yaoyao(566, 1062, 0.96, {
  face: 'open',
  look: [-0.6, 0],
  tilt: -4,
  hands: [
    [-124, -160],
    [122, -166],
  ],
})}
${grass(80, 1050)}${grass(800, 1060, 1.2)}`,
);

const letterA = `<path d="M-26 30L0-34L26 30M-16 8H16" fill="none" ${outline(13, palette.jadeD)}/>`;
const letterAyn = `<path d="M21-27C4-43-21-34-19-14C-18-1-4 4 18-3C-16 4-33 20-30 36C-27 55 8 57 33 46" fill="none" ${outline(11.5, '#245A72')}/>`;

const globe = (x: number, y: number, r: number) =>
  at(
    x,
    y,
    `<clipPath id="globe"><circle r="${r}"/></clipPath><circle r="${r}" fill="#5FA8B5"/><g clip-path="url(#globe)"><path d="M-${r} -${r * 0.3}C-${r * 0.7} -${r * 0.9} -${r * 0.2} -${r * 0.7} -${r * 0.1} -${r * 0.4}S-${r * 0.6} ${r * 0.1} -${r * 0.5} ${r * 0.4}S-${r} ${r * 0.3} -${r} -${r * 0.3}ZM${r * 0.1} -${r * 0.7}C${r * 0.6} -${r} ${r} -${r * 0.4} ${r * 0.9} -${r * 0.1}S${r * 0.4} -${r * 0.1} ${r * 0.5} ${r * 0.4}S${r * 0.1} ${r * 0.8} ${r * 0.1} ${r * 0.3}S-${r * 0.2} -${r * 0.5} ${r * 0.1} -${r * 0.7}ZM-${r * 0.4} ${r}C-${r * 0.3} ${r * 0.6} ${r * 0.3} ${r * 0.7} ${r * 0.4} ${r}Z" fill="#8FBF7A" ${outline(4)}/><path d="M${r * 0.3} -${r}C${r * 0.9} -${r * 0.4} ${r * 0.8} ${r * 0.5} 0 ${r}H${r}V-${r}Z" fill="${palette.night}" opacity=".25"/><path d="M-${r * 0.8} -${r * 0.25}Q-${r * 0.68} -${r * 0.7} -${r * 0.25} -${r * 0.82}" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".65"/></g><circle r="${r}" fill="none" ${outline(5.4)}/>`,
  );

const languages = stage(
  'jade',
  'Yaoyao holds a globe, and speech bubbles in several scripts rise from it',
  `${bubble(452, 236, 270, 214, 20, words('文', 0, 0, 164, palette.redD))}
${bubble(190, 436, 206, 168, 60, at(0, 0, letterAyn, 1.35), palette.goldL)}
${bubble(716, 470, 206, 168, -60, at(0, 2, letterA, 1.4), '#DDEFD9')}
${yaoyao(450, 1040, 1.12, {
  face: 'open',
  look: [0, -0.4],
  hands: [
    [-88, -118],
    [88, -118],
  ],
  held: globe(0, -100, 80),
})}
${grass(110, 1030, 1.2)}${grass(800, 1040)}`,
);

const badge = (x: number, y: number, fill: string, icon: string) =>
  at(
    x,
    y,
    `<circle r="66" fill="${fill}" ${outline(5)}/><path d="M30-58C64-30 60 34 6 65C50 66 66 28 66 0C66-28 52-48 30-58Z" fill="${palette.ink}" opacity=".18"/><path d="M-50-14C-46-34-32-48-16-53" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"/>${icon}`,
  );

const goals = stage(
  'gold',
  'Yaoyao looks through a telescope at a flag on a mountain; badges show travel, work, study and friends',
  `<path d="M430 900C520 800 560 640 640 470C664 428 690 428 712 468C780 600 830 740 940 880V910H430Z" fill="#6A9A8C" ${outline(4.4)}/><path d="M668 440C690 428 700 448 712 468C780 600 830 740 940 880H780C760 760 720 640 690 560C668 520 680 470 668 440Z" fill="#3E6F68" opacity=".8"/><path d="M596 566C620 600 634 580 650 604C668 582 690 612 708 584C724 606 742 586 762 566C740 524 726 494 712 468C690 428 664 428 640 470C626 500 612 532 596 566Z" fill="${palette.cream}" ${outline(4)}/><path d="M700 460C726 494 738 530 762 566C748 580 738 590 724 590C722 548 712 500 700 460Z" fill="#CBBFA4" opacity=".7"/>
${crown('g1', 470, 908, 74, 40)}${crown('g2', 866, 900, 86, 52)}${crown('g3', 742, 922, 60, 30, ['#5E9465', '#33705A', '#98C283'])}
<path d="M470 880C560 850 700 850 690 800C680 764 590 780 600 736C610 700 690 716 684 676C678 650 650 650 660 622" fill="none" stroke="#F2D9A4" stroke-width="14" stroke-linecap="round" stroke-dasharray="2 26"/>
<path d="M676 446V318" ${outline(9)}/><path d="M680 320C710 306 730 334 768 318V376C730 392 710 362 680 378Z" fill="${palette.red}" ${outline(5)}/><path d="M680 360C710 346 730 378 768 360V376C730 392 710 362 680 378Z" fill="${palette.redD}"/>
${badge(140, 200, palette.jade, `<path d="M-34 10L36-26L16 36L2 12ZM2 12L36-26" fill="${palette.cream}" ${outline(4)}/>`)}
${badge(330, 130, palette.goldL, `<rect x="-34" y="-18" width="68" height="48" rx="8" fill="${palette.wood}" ${outline(4.4)}/><path d="M-14-18V-32H14V-18M-34 4H34" fill="none" ${outline(4.4)}/><rect x="-8" y="-3" width="16" height="14" rx="3" fill="${palette.gold}" ${outline(3.4)}/>`)}
${badge(120, 394, '#E79A86', `<path d="M0-22C-14-32-30-32-40-28V24C-28 20-14 20 0 30C14 20 28 20 40 24V-28C30-32 14-32 0-22Z" fill="${palette.cream}" ${outline(4.4)}/><path d="M0-22V28M-30-12q10-2 20 4M-30 4q10-2 20 4M30-12q-10-2-20 4M30 4q-10-2-20 4" fill="none" stroke="${palette.goldD}" stroke-width="3.6" stroke-linecap="round"/>`)}
${badge(310, 326, '#8FC0B0', `<path d="M0 34C-40 8-40-24-18-28C-8-29 0-22 0-14C0-22 8-29 18-28C40-24 40 8 0 34Z" fill="${palette.redL}" ${outline(4.6)}/><path d="M-22-10q2-8 8-9" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`)}
${yaoyao(310, 1040, 1.12, {
  face: 'open',
  look: [0.9, -0.6],
  tilt: 4,
  hands: [
    [-108, -84],
    [122, -282],
  ],
  held: `<g transform="translate(52 -262) rotate(-22)"><rect x="0" y="-20" width="84" height="40" rx="6" fill="${palette.wood}" ${outline(5)}/><path d="M4 8H82V17H4Z" fill="${palette.woodD}" opacity=".7"/><rect x="80" y="-27" width="74" height="54" rx="7" fill="${palette.woodL}" ${outline(5)}/><path d="M84 12H150V24H84Z" fill="${palette.woodD}" opacity=".6"/><rect x="150" y="-32" width="16" height="64" rx="5" fill="${palette.gold}" ${outline(5)}/><rect x="74" y="-24" width="12" height="48" rx="4" fill="${palette.gold}" ${outline(4)}/><rect x="-8" y="-18" width="12" height="36" rx="4" fill="${palette.gold}" ${outline(4)}/></g>`,
})}
${grass(90, 1040)}${grass(640, 1046, 1.3)}`,
);

const step = (
  x: number,
  y: number,
  height: number,
  character: string,
  fill: string,
  dark: string,
  id: string,
) =>
  `<path d="M${x} ${y - height}L${x + 26} ${y - height - 30}H${x + 206}L${x + 180} ${y - height}Z" fill="${palette.goldL}" ${outline(5)}/><path d="M${x + 180} ${y - height}L${x + 206} ${y - height - 30}V${y - 22}L${x + 180} ${y}Z" fill="${dark}" ${outline(5)}/><rect x="${x}" y="${y - height}" width="180" height="${height}" fill="${fill}" ${outline(5)}/><clipPath id="${id}"><rect x="${x}" y="${y - height}" width="180" height="${height}"/></clipPath><path clip-path="url(#${id})" d="M${x + 130} ${y - height}C${x + 160} ${y - height * 0.5} ${x + 140} ${y - 20} ${x + 100} ${y}H${x + 180}V${y - height}Z" fill="${dark}" opacity=".45"/><path d="M${x + 12} ${y - height + 34}V${y - height + 14}H${x + 46}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/>${words(character, x + 90, y - height + 88, 128, palette.cream, edge(palette.ink, 34))}`;

const level = stage(
  'jade',
  'Yaoyao leaps up stairs whose characters grow from one stroke to many',
  `${groundShadow(450, 1040, 410, 26, 0.24)}${step(652, 1036, 560, '赢', palette.red, palette.redD, 's4')}${step(462, 1036, 410, '好', '#D9893E', palette.goldD, 's3')}${step(272, 1036, 270, '大', palette.jade, palette.jadeD, 's2')}${step(82, 1036, 150, '一', '#3E7F9A', '#245A72', 's1')}
<path d="M130 800C150 690 200 640 262 640" fill="none" stroke="${palette.cream}" stroke-width="9" stroke-linecap="round" stroke-dasharray="4 24"/>
${yaoyao(366, 734, 0.94, {
  face: 'open',
  look: [0.6, -0.5],
  tilt: 5,
  hands: [
    [-120, -190],
    [118, -200],
  ],
})}
${at(756, 414, `${halo('star', 0, 0, 110, '#FFE08A', 0.8)}<path d="M0-52L15-18L52-15L24 10L33 46L0 27L-33 46L-24 10L-52-15L-15-18Z" fill="${palette.gold}" ${outline(5)}/><path d="M-24-6L-8-9L0-28" fill="none" stroke="${palette.goldL}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`)}
${grass(60, 1056)}`,
);

const hourglass = `<path d="M-96-330H96V-300H-96ZM-96-30H96V0H-96Z" fill="${palette.red}" ${outline(5)}/><path d="M-96-310H96V-300H-96ZM-96-10H96V0H-96Z" fill="${palette.redD}"/><path d="M-84-300V-30M84-300V-30" ${outline(16)}/><path d="M-84-300V-30M84-300V-30" stroke="${palette.gold}" stroke-width="8"/><path d="M-66-300C-66-216-14-196-14-165C-14-134-66-114-66-30H66C66-114 14-134 14-165C14-196 66-216 66-300Z" fill="#DDEFEF" fill-opacity=".75" ${outline(5)}/><path d="M-56-246C-46-206-14-192-10-170H10C14-192 46-206 56-246Q0-236-56-246Z" fill="${palette.gold}"/><path d="M-4-172H4V-80H-4Z" fill="${palette.gold}"/><path d="M-62-34C-58-70-30-92 0-104C30-92 58-70 62-34Z" fill="${palette.gold}"/><path d="M20-96C44-84 58-66 62-34H16C30-56 30-78 20-96Z" fill="${palette.goldD}" opacity=".6"/><path d="M-52-286C-50-250-44-234-34-222" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`;

const hours = stage(
  'dawn',
  'Yaoyao beside a great hourglass; seven small lanterns stand for the days of the week',
  `${[60, 840].map((x) => `<path d="M${x} 214V${x < 450 ? 1010 : 996}" ${outline(24)}/><path d="M${x} 214V${x < 450 ? 1010 : 996}" stroke="${palette.woodL}" stroke-width="14" stroke-linecap="round"/><path d="M${x + 4} 220V${x < 450 ? 1006 : 992}" stroke="${palette.woodD}" stroke-width="4" opacity=".6"/><path d="M${x - 14} 228h28M${x - 14} 240h28M${x - 14} 252h28" ${outline(6)}/>`).join('')}<path d="M60 236Q450 372 840 236" fill="none" ${outline(5)}/>${repeat(
    7,
    (index, share) => {
      const x = 60 + 780 * share;
      const y = 236 + 68 * 4 * share * (1 - share);
      const lit = index < 3;
      return lit
        ? at(
            x,
            y + 12,
            `<circle cy="34" r="86" fill="url(#lanternGlow)"/><path d="M0-12V2" ${outline(3.4)}/><path d="M-16 4C-38 8-46 20-46 32C-46 44-38 56-16 60H16C38 56 46 44 46 32C46 20 38 8 16 4Z" fill="url(#lanternBody)" ${outline(4)}/><path d="M-9 5C-20 18-20 46-9 59M9 5C20 18 20 46 9 59" fill="none" stroke="${palette.redD}" stroke-width="2.6"/><path d="M-36 28C-35 19-29 13-21 11C-27 17-29 22-29 30Z" fill="#FFE0AE" opacity=".8"/><path d="M-18-1Q0-5 18-1L16 8Q0 12-16 8ZM-16 56Q0 61 16 56L18 65Q0 70-18 65Z" fill="${palette.gold}" ${outline(3.4)}/>`,
          )
        : at(
            x,
            y + 12,
            `<path d="M0-12V2" ${outline(3.4)}/><path d="M-16 4C-38 8-46 20-46 32C-46 44-38 56-16 60H16C38 56 46 44 46 32C46 20 38 8 16 4Z" fill="#EFE0C4" ${outline(4)}/><path d="M-9 5C-20 18-20 46-9 59M9 5C20 18 20 46 9 59" fill="none" stroke="#C0A67C" stroke-width="2.6"/><path d="M18 6C40 20 40 46 14 60H18C38 56 46 44 46 32C46 20 38 8 18 6Z" fill="#B99A70" opacity=".5"/><path d="M-18-1Q0-5 18-1L16 8Q0 12-16 8ZM-16 56Q0 61 16 56L18 65Q0 70-18 65Z" fill="${palette.goldD}" ${outline(3.4)}/>`,
          );
    },
  )}
${groundShadow(650, 1024, 170, 18)}${at(640, 1022, hourglass, 1.5)}
${yaoyao(300, 1044, 1.1, {
  face: 'smile',
  look: [0.8, -0.1],
  hands: [
    [-108, -80],
    [170, -150],
  ],
})}
${grass(90, 1050)}${grass(838, 1050, 1.1)}`,
);

const sunIcon = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${ring(0, 0, 1, 1, 8)
    .map(
      ([dx, dy]) =>
        `<path d="M${round(dx * 19)} ${round(dy * 19)}L${round(dx * 27)} ${round(dy * 27)}" stroke="${palette.goldD}" stroke-width="5" stroke-linecap="round"/>`,
    )
    .join('')}<circle r="14" fill="${palette.gold}" ${outline(3.6)}/></g>`;
const moonIcon = (x: number, y: number) =>
  `<path transform="translate(${x} ${y})" d="M8-20C-18-20-26 10-6 20C6 26 20 18 22 8C8 14-6 0 8-20Z" fill="#5A7A98" ${outline(3.6)}/>`;

const schedule = stage(
  'gold',
  'Yaoyao marks study days on a wall calendar with a brush',
  `${groundShadow(500, 946, 330, 18, 0.2)}<path d="M220 300L170 950M720 300L770 950" ${outline(18)}/><path d="M220 300L170 950M720 300L770 950" stroke="${palette.woodL}" stroke-width="10"/>
<rect x="150" y="186" width="640" height="610" rx="22" fill="${palette.cream}" ${outline(5.4)}/><path d="M150 330V208Q150 186 172 186H768Q790 186 790 208V330Z" fill="${palette.red}" ${outline(5.4)}/><path d="M150 306H790V328H150Z" fill="${palette.redD}"/><path d="M640 190C740 300 700 640 620 794H768Q790 794 790 772V208Q790 190 768 190Z" fill="${palette.goldD}" opacity=".13"/>${words('学习', 470, 256, 108, palette.goldL)}
${[250, 410, 530, 690].map((x) => `<rect x="${x - 9}" y="156" width="18" height="58" rx="9" fill="${palette.gold}" ${outline(4.4)}/>`).join('')}
<g stroke="#CDB894" stroke-width="3.6">${[1, 2, 3, 4, 5, 6].map((i) => `<path d="M${150 + (i * 640) / 7} 338V790"/>`).join('')}${[1, 2, 3].map((i) => `<path d="M156 ${330 + i * 116}H784"/>`).join('')}</g>
${repeat(4, (row) =>
  repeat(7, (column) => {
    const x = 150 + ((column + 0.5) * 640) / 7;
    const y = 388 + row * 116;
    if (column === 1) return sunIcon(x, y);
    if (column === 3) return moonIcon(x, y);
    if (column === 5) return sunIcon(x, y);
    return `<circle cx="${round(x)}" cy="${y}" r="6" fill="#CDB894"/>`;
  }),
)}
${[
  [287, 388],
  [470, 388],
  [287, 504],
]
  .map(
    ([x, y]) =>
      `<path transform="translate(${x} ${y})" d="M-6-42C-44-40-50 34 0 40C50 38 46-46-14-40" fill="none" stroke="${palette.redL}" stroke-width="9" stroke-linecap="round"/>`,
  )
  .join('')}
${yaoyao(640, 1050, 1.08, {
  face: 'open',
  look: [-0.7, -0.5],
  tilt: -5,
  hands: [
    [-128, -268],
    [108, -80],
  ],
  held: `<g transform="translate(-128 -268) rotate(-38)"><rect x="-7" y="-60" width="14" height="150" rx="7" fill="${palette.woodL}" ${outline(4.4)}/><rect x="-9" y="-72" width="18" height="20" rx="4" fill="${palette.gold}" ${outline(4)}/><path d="M-10-72C-16-96-6-112 0-130C6-112 16-96 10-72Z" fill="${palette.redL}" ${outline(4.4)}/></g>`,
})}
${grass(110, 1050, 1.2)}`,
);

const teachers = stage(
  'jade',
  'A Chinese teacher at a board talks in two scripts while Yaoyao listens',
  `${groundShadow(410, 930, 330, 18, 0.2)}<path d="M160 560L120 936M660 560L700 936" ${outline(18)}/><path d="M160 560L120 936M660 560L700 936" stroke="${palette.woodL}" stroke-width="10"/><rect x="80" y="360" width="660" height="430" rx="16" fill="${palette.woodL}" ${outline(5.4)}/><rect x="106" y="386" width="608" height="378" rx="8" fill="#2C5A54" ${outline(4.4)}/><path d="M560 390H714V764H420C540 700 590 540 560 390Z" fill="${palette.night}" opacity=".25"/>${words('你好', 262, 500, 150, palette.cream)}<path d="M170 610H360" stroke="${palette.goldL}" stroke-width="6" stroke-linecap="round" stroke-dasharray="3 16"/>
${bubble(250, 222, 200, 158, 70, at(0, 0, letterAyn, 1.3), palette.goldL)}${bubble(724, 236, 200, 158, -60, words('文', 0, 0, 118, palette.redD))}
${person(560, 1006, 2.5, {
  hair: 'bun',
  dress: 'jacket',
  coat: palette.plum,
  coatD: '#4A1C2E',
  under: palette.cream,
  trousers: '#33475A',
  glasses: true,
  face: 'open',
  look: -0.5,
  hands: [
    [-72, -150],
    [54, -70],
  ],
  held: `<path d="M-66-146L-112-196" ${outline(6)}/><path d="M-66-146L-112-196" stroke="${palette.goldL}" stroke-width="3" stroke-linecap="round"/>`,
  line: 2.2,
})}
${yaoyao(206, 1060, 0.92, {
  face: 'open',
  look: [0.8, -0.6],
  tilt: 6,
  hands: [
    [-100, -80],
    [112, -160],
  ],
})}
${book(690, 1052, 170, 40, palette.red, palette.redD)}${book(706, 1012, 140, 36, '#3E7F9A', '#245A72')}`,
);

/** An old coin with a square hole. */
export const coin = (x: number, y: number, r: number) =>
  at(
    x,
    y,
    `<circle r="${r}" fill="${palette.gold}" ${outline(4.6)}/><path d="M${r * 0.4} -${r * 0.86}A${r * 0.96} ${r * 0.96} 0 0 1 -${r * 0.5} ${r * 0.8}A${r * 1.1} ${r * 1.1} 0 0 0 ${r * 0.4} -${r * 0.86}Z" fill="${palette.goldD}" opacity=".65"/><circle r="${r * 0.8}" fill="none" stroke="${palette.goldD}" stroke-width="3.4"/><rect x="-${r * 0.25}" y="-${r * 0.25}" width="${r * 0.5}" height="${r * 0.5}" fill="${palette.woodD}" ${outline(3.4)}/><path d="M-${r * 0.66} -${r * 0.2}Q-${r * 0.58} -${r * 0.58} -${r * 0.2} -${r * 0.66}" fill="none" stroke="#FFF3C4" stroke-width="6" stroke-linecap="round"/>`,
  );

const pouch = `<path d="M-54-118C-76-140-66-160-40-150C-30-164 30-164 40-150C66-160 76-140 54-118Z" fill="${palette.redL}" ${outline(5)}/><path d="M-46-110C-116-70-128 4-86 22Q0 44 86 22C128 4 116-70 46-110Z" fill="${palette.red}" ${outline(5)}/><path d="M34-104C88-56 96 2 50 30Q72 28 86 22C128 4 116-70 46-110Z" fill="${palette.redD}" opacity=".8"/><path d="M-84-30C-80-56-66-74-50-84" fill="none" stroke="#F7B08C" stroke-width="8" stroke-linecap="round"/><path d="M-56-114Q0-98 56-114" fill="none" ${outline(15)}/><path d="M-56-114Q0-98 56-114" fill="none" stroke="${palette.gold}" stroke-width="7" stroke-linecap="round"/>${words('福', 0, -34, 88, palette.goldL)}`;

/** A pan that hangs from (0, 0) on three cords. */
const pan = (load: string) =>
  `<path d="M0 0L-86 150M0 0L86 150M0 0V150" ${outline(4)}/>${load}<path d="M-104 150H104C96 190 56 206 0 206C-56 206-96 190-104 150Z" fill="${palette.gold}" ${outline(5.4)}/><path d="M40 153H101C92 188 54 203 6 203C36 194 48 176 40 153Z" fill="${palette.goldD}" opacity=".75"/><path d="M-84 164Q-78 180-56 190" fill="none" stroke="#FFF3C4" stroke-width="7" stroke-linecap="round"/>`;

/** The roof of a stall, whose cloth hangs in waves, and lamps on a cord below it. */
const stallRoof = `<path d="M46 0V958" ${outline(30)}/><path d="M46 0V958" stroke="${palette.wood}" stroke-width="20"/><path d="M51 0V958" stroke="${palette.woodD}" stroke-width="7" opacity=".6"/><path d="M854 0V958" ${outline(30)}/><path d="M854 0V958" stroke="${palette.wood}" stroke-width="20"/><path d="M859 0V958" stroke="${palette.woodD}" stroke-width="7" opacity=".6"/>${repeat(
  8,
  (index) =>
    `<path d="M${index * 114 - 6} -6H${index * 114 + 108}V112Q${index * 114 + 104} 168 ${index * 114 + 51} 168Q${index * 114 - 2} 168 ${index * 114 - 6} 112Z" fill="${index % 2 ? palette.cream : palette.redL}" ${outline(5)}/><path d="M${index * 114 + 72} 0H${index * 114 + 106}V112Q${index * 114 + 102} 160 ${index * 114 + 60} 166Q${index * 114 + 80} 140 ${index * 114 + 72} 0Z" fill="${index % 2 ? '#D9C4A0' : palette.redD}" opacity=".6"/>`,
)}<path d="M46 196C240 300 420 300 560 250C680 210 780 220 854 196" fill="none" ${outline(5)}/>${lantern(196, 246, 0.9)}${lantern(700, 208, 0.76)}${lantern(802, 204, 1.02)}${at(448, 268, `<path d="M-58-4H58" ${outline(13)}/><path d="M-58-4H58" stroke="${palette.woodL}" stroke-width="6" stroke-linecap="round"/><path d="M-48 0H48V206L24 194L0 210L-24 194L-48 206Z" fill="${palette.goldL}" ${outline(5)}/><path d="M22 2H46V202L24 192Z" fill="${palette.goldD}" opacity=".35"/>${words('公', 0, 52, 82, palette.redD)}${words('平', 0, 138, 82, palette.redD)}`)}`;

/** Other stalls of the evening market, far behind. */
const farStalls = repeat(4, (index) =>
  at(
    130 + index * 216,
    786 - (index % 2) * 22,
    `<circle cy="-44" r="92" fill="url(#lanternGlow)"/><path d="M-52-74V0M52-74V0" ${outline(4, palette.inkFar)}/><path d="M-46-34H46V0H-46Z" fill="#8A4A3A" ${outline(3.4, palette.inkFar)}/><path d="M-44-66H44V-34H-44Z" fill="#FFD98A"/><path d="M-66-72L-48-106H48L66-72Q50-58 33-72Q16-58 0-72Q-16-58-33-72Q-50-58-66-72Z" fill="${index % 2 ? palette.jade : '#C2573F'}" ${outline(3.4, palette.inkFar)}/>`,
    0.86,
  ),
);

const budget = stage(
  'dusk',
  'At a stall of the evening market Yaoyao weighs two old coins against a book on a fair scale',
  `${farStalls}${stallRoof}${halo('lamp', 560, 560, 420, '#FFE08A', 0.5)}${groundShadow(626, 1022, 190, 18)}<path d="M556 1022Q556 984 608 980H644Q696 984 696 1022Z" fill="${palette.redD}" ${outline(5.4)}/><path d="M626 984V560" ${outline(30)}/><path d="M626 984V560" stroke="${palette.red}" stroke-width="19"/><path d="M631 976V570" stroke="${palette.deep}" stroke-width="6" opacity=".5"/>
${at(458, 594, pan(`${coin(-40, 112, 42)}${coin(40, 112, 42)}`), 0.88)}${at(794, 546, pan(`${book(-74, 152, 148, 40, '#3E7F9A', '#245A72')}`), 0.88)}
<path d="M458 594L794 546" ${outline(30)}/><path d="M458 594L794 546" stroke="${palette.gold}" stroke-width="19" stroke-linecap="round"/><path d="M626 522L638 556H614Z" fill="${palette.redL}" ${outline(4)}/><circle cx="626" cy="570" r="30" fill="${palette.goldL}" ${outline(5.4)}/><circle cx="626" cy="570" r="11" fill="${palette.redD}" ${outline(4)}/>
${groundShadow(800, 1040, 110, 12)}${at(806, 1034, pouch, 0.74)}
${yaoyao(196, 1054, 1.04, {
  face: 'open',
  look: [0.9, -0.7],
  tilt: 5,
  hands: [
    [-104, -84],
    [116, -186],
  ],
})}
${grass(70, 1070, 0.9)}${grass(440, 1062, 0.9)}`,
  true,
);

export const questions: Readonly<Record<QuestionType, string>> = {
  age,
  languages,
  learning_goals: goals,
  chinese_levels: level,
  weekly_hours: hours,
  study_schedule: schedule,
  teacher_languages: teachers,
  budget_ranges: budget,
};
