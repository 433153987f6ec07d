/** The prints of the page that invites tutors: three steps, and two rows of reasons. */
import { at, gradient, groundShadow, outline, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { person } from '../print/person.ts';
import * as the from '../vignettes/parts.ts';
import { book, bubble, cloud, lantern, propDefs, words } from './props.ts';
import { coin } from './questions.ts';

type Ground = readonly [sky: string, paper: string, hills: string, earth: string];

const MORNING: Ground = ['#A9CFC3', '#F9F0DA', '#7FB0A6', '#E3C592'];
const NOON: Ground = ['#F3CF8C', '#FBF1DC', '#C7A67C', '#DDB880'];
const EVENING: Ground = ['#6E98A4', '#F8DFBB', '#6E8F98', '#C9A078'];

/** Paper, a row of hills and a floor; all of it scales with the size. */
const print = (
  [width, height]: readonly [number, number],
  [sky, paper, hills, earth]: Ground,
  label: string,
  content: string,
) => {
  const floor = height * 0.8;
  return picture({
    width,
    height,
    label,
    grainAmount: 0.05,
    defs:
      propDefs +
      gradient('sky', [
        [0, sky],
        [0.75, paper],
      ]) +
      gradient('hills', [
        [0, hills, 0.8],
        [1, hills, 0.1],
      ]) +
      gradient('earth', [
        [0, earth],
        [1, paper],
      ]),
    content: `<rect width="${width}" height="${height}" fill="url(#sky)"/><path d="M0 ${height * 0.62}C${width * 0.14} ${height * 0.4} ${width * 0.26} ${height * 0.5} ${width * 0.38} ${height * 0.44}C${width * 0.5} ${height * 0.38} ${width * 0.6} ${height * 0.6} ${width * 0.74} ${height * 0.5}C${width * 0.86} ${height * 0.42} ${width * 0.94} ${height * 0.52} ${width} ${height * 0.48}V${height}H0Z" fill="url(#hills)"/><path d="M0 ${floor - height * 0.06}Q${width / 2} ${floor - height * 0.09} ${width} ${floor - height * 0.06}V${height}H0Z" fill="url(#earth)"/>${content}`,
  });
};

const STEP = [480, 480] as const;
const REASON = [960, 600] as const;

const brush = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    `<rect x="-8" y="-190" width="16" height="140" rx="7" fill="${palette.woodL}" ${outline(4.4)}/><rect x="-11" y="-56" width="22" height="20" rx="4" fill="${palette.gold}" ${outline(4)}/><path d="M-11-36C-18-18-8-8 0 6C8-8 18-18 11-36Z" fill="${palette.ink}" ${outline(3.6)}/>`,
    1,
    turn,
  );

const signUp = print(
  STEP,
  MORNING,
  'An application on a desk, a brush and ink',
  `<circle cx="370" cy="110" r="40" fill="${palette.redL}"/>${at(230, 450, the.table(420, -86))}${at(196, 372, the.sheet('申请'), 1.72)}${brush(300, 300, 28)}${at(372, 366, `<path d="M-52 0Q-56-26-40-28H40Q56-26 52 0Z" fill="#4A4650" ${outline(4)}/><ellipse cx="0" cy="-24" rx="32" ry="8" fill="${palette.ink}"/>`)}`,
);

const approved = print(
  STEP,
  NOON,
  'A letter with good news comes out of its envelope, sealed in red',
  `${cloud(96, 92, 0.5)}${groundShadow(240, 420, 150, 14, 0.2)}<path d="M100 240L240 130L380 240V410H100Z" fill="${palette.redD}" ${outline(5)}/><rect x="132" y="96" width="216" height="250" rx="6" fill="${palette.cream}" ${outline(4.6)}/><path d="M300 98H342Q346 98 346 104V340H270C310 280 330 180 300 98Z" fill="${palette.goldD}" opacity=".16"/>${words('欢迎', 240, 152, 72, palette.redD)}<path d="M168 214H312" stroke="#B9A27C" stroke-width="6" stroke-linecap="round"/><circle cx="240" cy="268" r="30" fill="${palette.jade}" ${outline(4)}/><path d="M226 268L237 280L256 256" fill="none" stroke="${palette.cream}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M100 240L220 330Q240 344 260 330L380 240V402Q380 412 370 412H110Q100 412 100 402Z" fill="${palette.red}" ${outline(5)}/><path d="M104 408L214 326M376 408L266 326" ${outline(4)}/><circle cx="240" cy="346" r="32" fill="${palette.gold}" ${outline(4.4)}/>${words('汉', 240, 346, 42, palette.redD)}`,
);

/** A laptop seen from the front, somebody on its screen. */
const lesson = (screen: string) =>
  `${groundShadow(0, 6, 170, 12, 0.22)}<rect x="-140" y="-208" width="280" height="186" rx="12" fill="#33475A" ${outline(5)}/><clipPath id="screen"><rect x="-126" y="-194" width="252" height="158" rx="4"/></clipPath><g clip-path="url(#screen)"><rect x="-126" y="-194" width="252" height="158" fill="#CFE3D6"/>${screen}</g><rect x="-126" y="-194" width="252" height="158" rx="4" fill="none" ${outline(3.4)}/><path d="M-160-22H160L172-4Q172 4 162 4H-162Q-172 4-172-4Z" fill="#C9C3B4" ${outline(5)}/><path d="M-36-22H36L30-13H-30Z" fill="#A79F8E"/>`;

const teach = print(
  STEP,
  EVENING,
  'A lesson on a laptop: the student waves, tea stands ready',
  `${lantern(80, 0, 0.8)}${at(240, 464, the.table(440, -80))}${at(
    226,
    380,
    lesson(
      person(0, -2, 0.86, {
        hair: 'hijab',
        cloth: palette.gold,
        skin: palette.tan,
        dress: 'abaya',
        coat: '#3E7F9A',
        coatD: '#245A72',
        face: 'open',
        hands: [
          [-46, -90],
          [66, -176],
        ],
        bust: true,
        line: 4,
      }),
    ),
  )}${at(424, 384, the.cup, 1.3)}${bubble(352, 104, 180, 92, -80, words('老师好', 0, 0, 50, palette.redD), palette.cream, 4)}`,
);

const freedom = print(
  REASON,
  NOON,
  'A tutor at her desk between a calendar, a clock, coins and the price that she has set',
  `<circle cx="840" cy="100" r="50" fill="${palette.red}"/>${at(150, 150, the.clock(88))}${at(300, 40, the.priceTag('课价'), 1.3)}${person(
    520,
    560,
    1.62,
    {
      hair: 'bob',
      dress: 'jacket',
      coat: palette.jadeD,
      coatD: '#123B37',
      under: palette.goldL,
      glasses: true,
      face: 'open',
      look: 0.3,
      hands: [
        [-56, -104],
        [66, -160],
      ],
      line: 3,
      shadow: false,
    },
  )}${at(500, 566, the.counter(800), 1.06)}${at(300, 462, the.calendar, 1.06)}${at(690, 462, book(-50, 0, 120, 28, palette.red, palette.redD) + book(-40, -28, 100, 26, '#3E7F9A', '#245A72'))}${coin(800, 424, 38)}${coin(878, 424, 38)}${coin(839, 360, 38)}`,
);

const fit = print(
  REASON,
  MORNING,
  'A teacher at the board; the students before her have found her by what they want to learn',
  `${cloud(860, 80, 0.6)}${at(330, 500, the.blackboard('你好'), 2)}${person(560, 556, 1.6, {
    hair: 'bun',
    dress: 'tang',
    coat: palette.red,
    coatD: palette.redD,
    face: 'smile',
    look: 0.6,
    hands: [
      [-84, -150],
      [50, -70],
    ],
    held: `<path d="M-80-146L-128-190" ${outline(7)}/><path d="M-80-146L-128-190" stroke="${palette.goldL}" stroke-width="3" stroke-linecap="round"/>`,
    line: 3.1,
  })}${person(740, 572, 1.24, {
    hair: 'hijab',
    cloth: palette.jadeL,
    skin: palette.tan,
    dress: 'abaya',
    coat: '#8A4A6A',
    coatD: '#6A2C50',
    face: 'open',
    look: -0.8,
    hands: [
      [-66, -176],
      [50, -68],
    ],
    line: 3.6,
  })}${person(872, 580, 1.16, {
    hair: 'crop',
    skin: palette.brown,
    dress: 'hoodie',
    coat: palette.gold,
    coatD: palette.goldD,
    face: 'smile',
    look: -0.8,
    hands: [
      [-30, -92],
      [34, -92],
    ],
    held: `<rect x="-40" y="-116" width="80" height="52" rx="5" fill="${palette.sky}" ${outline(3.4)}/><path d="M0-116v52" ${outline(2.6)}/>`,
    line: 3.8,
  })}${repeat(3, (index) => `<path d="M${650 + index * 16} ${190 - index * 10}l10-16" stroke="${palette.gold}" stroke-width="6" stroke-linecap="round"/>`)}`,
);

export const steps = { 'step-1': signUp, 'step-2': approved, 'step-3': teach } as const;
export const reasons = { 'reason-1': freedom, 'reason-2': fit } as const;
