import { at, groundShadow, outline } from '../print/draw.ts';
import { palette } from '../print/palette.ts';
import { person, type Person } from '../print/person.ts';
import { box, mosque, taxi } from '../pictures/card-packs.ts';
import { train } from '../pictures/card-phrases.ts';
import { book, bubble, cloud, crown, lantern, suitcase, words } from '../pictures/props.ts';
import { coin } from '../pictures/questions.ts';
import { FLOOR, vignette } from './ground.ts';
import * as the from './parts.ts';

type Hands = NonNullable<Person['hands']>;

const IDLE: Hands = [
  [-50, -68],
  [50, -68],
];

/** Those who come again and again. They stand on the floor, about 200 high. */
const someone = (x: number, who: Person, scale = 0.88, y = FLOOR) =>
  person(x, y, scale, { hands: IDLE, line: 4, ...who });

const traveller = (look: number, hands: Hands): Person => ({
  hair: 'crop',
  beard: true,
  skin: palette.tan,
  dress: 'jacket',
  coat: '#3E7F9A',
  coatD: '#245A72',
  under: palette.goldL,
  trousers: '#5A4A3E',
  face: 'open',
  look,
  hands,
});
const woman = (look: number, hands: Hands): Person => ({
  hair: 'hijab',
  cloth: palette.jadeL,
  skin: palette.tan,
  dress: 'abaya',
  coat: '#8A4A6A',
  coatD: '#6A2C50',
  look,
  hands,
});
const host = (look: number, hands: Hands): Person => ({
  hair: 'bob',
  dress: 'dress',
  coat: palette.red,
  coatD: palette.redD,
  under: palette.goldL,
  trousers: '#3A3A48',
  look,
  hands,
});
const elder = (look: number, hands: Hands): Person => ({
  hair: 'grey-short',
  dress: 'tang',
  coat: palette.jade,
  coatD: palette.jadeD,
  look,
  hands,
});
const child = (look: number, hands: Hands): Person => ({
  hair: 'two-buns',
  dress: 'dress',
  coat: palette.gold,
  coatD: palette.goldD,
  face: 'open',
  look,
  hands,
});

const WAVE_RIGHT: Hands = [
  [-50, -68],
  [66, -166],
];
const WAVE_LEFT: Hands = [
  [-66, -166],
  [50, -68],
];

const tree = (id: string, x: number, scale = 1) =>
  at(
    x,
    FLOOR - 8,
    `<path d="M-8-60V0H8V-60" fill="${palette.wood}" ${outline(3)}/>${crown(id, 0, -104, 66, 56, undefined, 3)}`,
    scale,
  );

/** On the floor, and what is on a table of the usual height. */
const on = (x: number, thing: string, scale = 1) => at(x, FLOOR, thing, scale);
const upon = (x: number, thing: string, scale = 1, top = 72) => at(x, FLOOR - top, thing, scale);

/** The prints of the sections of phrases, by the name of the section. */
export const sections: Readonly<Record<string, string>> = {
  'basic-greeting': vignette({
    hour: 'morning',
    sign: '好',
    sun: [884, 84],
    label: 'A traveller and a woman greet each other',
    content: `${cloud(150, 74, 0.4)}${tree('t', 120)}${tree('u', 950, 1.1)}${on(252, suitcase(0, 0, 0.8))}${someone(350, traveller(0.9, WAVE_RIGHT))}${someone(724, { ...host(-0.9, WAVE_LEFT), face: 'open' })}${someone(836, child(-0.9, WAVE_LEFT), 0.62)}${the.say(478, 118, '你好', -60)}${the.say(572, 176, '您好', 62, palette.jadeD)}`,
  }),
  'dining-made-simple': vignette({
    hour: 'noon',
    sign: '食',
    sun: [150, 80],
    label: 'Bowls of noodles on a table before a halal restaurant',
    content: `${on(830, the.portal('清真'), 1.12)}${lantern(752, 178, 0.42)}${lantern(908, 178, 0.42)}${someone(
      660,
      {
        hair: 'cap',
        cloth: palette.cream,
        beard: true,
        dress: 'tang',
        coat: palette.cream,
        coatD: '#CDBFA8',
        face: 'smile',
        look: -0.8,
        hands: [
          [-70, -130],
          [50, -68],
        ],
      },
      0.74,
    )}${on(340, the.table(430, -84))}${upon(210, the.noodles, 1.15, 82)}${upon(360, the.noodles, 1.15, 82)}${upon(490, the.teapot, 0.9, 82)}`,
  }),
  'getting-around': vignette({
    hour: 'morning',
    sign: '行',
    sun: [884, 70],
    label: 'A signpost, a waiting taxi and a traveller with a suitcase',
    content: `${cloud(640, 80, 0.42)}${tree('t', 960, 1.1)}${on(210, the.signpost, 1.16)}${on(412, suitcase(0, 0, 0.76))}${someone(
      480,
      traveller(-0.9, [
        [-64, -140],
        [50, -68],
      ]),
    )}${on(740, at(0, -16, taxi, 0.68))}`,
  }),
  'emergency-essentials': vignette({
    hour: 'evening',
    sign: '急',
    label: 'An ambulance and a case of first aid',
    content: `${at(840, FLOOR, the.block(200, 236, palette.cream, '医院'), 1)}${on(380, the.ambulance, 1.36)}${on(650, the.aidCase, 1.06)}${at(120, 96, bubble(40, 0, 150, 84, 60, `${words('急救', 0, 0, 56, palette.redD)}`, palette.cream, 3.6))}`,
  }),
  'small-talk': vignette({
    hour: 'morning',
    sign: '谈',
    sun: [884, 84],
    label: 'Two neighbours talk over tea',
    content: `${tree('t', 110, 1.1)}${tree('u', 966, 0.9)}${someone(
      368,
      elder(0.9, [
        [-50, -68],
        [64, -112],
      ]),
    )}${someone(712, {
      ...woman(-0.9, [
        [-64, -112],
        [50, -68],
      ]),
      face: 'open',
    })}${on(540, the.table(250))}${upon(470, the.cup)}${upon(540, the.teapot, 0.8)}${upon(614, the.cup)}${the.say(448, 84, '对', -30)}${the.say(596, 120, '是吗', 56, palette.jadeD)}`,
  }),
  'numbers-time': vignette({
    hour: 'noon',
    sign: '数',
    label: 'A clock, a calendar with one day ringed, old coins and a price',
    content: `${at(220, 176, the.clock(100))}${at(470, FLOOR - 2, the.calendar, 1.5)}${at(690, 40, the.priceTag('八十', palette.goldL), 1.35)}${on(0, `${groundShadow(846, 4, 120, 8, 0.2)}`)}${coin(800, FLOOR - 46, 46)}${coin(896, FLOOR - 40, 40)}${coin(846, FLOOR - 118, 42)}`,
  }),
  family: vignette({
    hour: 'evening',
    sign: '家',
    sun: [176, 74],
    label: 'A family round a table',
    content: `${lantern(330, 0, 0.56)}${lantern(750, 0, 0.56)}${someone(
      352,
      {
        hair: 'bun',
        hairColour: '#8C8A86',
        dress: 'tang',
        coat: palette.plum,
        coatD: '#43192A',
        face: 'shut',
        hands: [
          [-50, -68],
          [54, -100],
        ],
      },
      0.84,
    )}${someone(
      470,
      {
        ...host(0.4, [
          [-46, -92],
          [50, -92],
        ]),
        face: 'smile',
      },
      0.88,
    )}${someone(
      612,
      {
        hair: 'short',
        dress: 'jacket',
        coat: '#3E7F9A',
        coatD: '#245A72',
        under: palette.goldL,
        face: 'open',
        look: -0.4,
        hands: [
          [-46, -92],
          [50, -92],
        ],
      },
      0.9,
    )}${someone(
      734,
      elder(-0.8, [
        [-54, -100],
        [50, -68],
      ]),
      0.86,
    )}${on(540, the.table(400, -64))}${upon(410, the.dish('#7FB08A'), 0.94, 62)}${upon(490, the.dish(palette.redL), 0.94, 62)}${upon(584, the.noodles, 0.7, 62)}${upon(668, the.dish(palette.gold), 0.94, 62)}${someone(846, child(-0.9, WAVE_LEFT), 0.62)}`,
  }),
  'making-friends': vignette({
    hour: 'morning',
    sign: '友',
    sun: [150, 84],
    label: 'Two young people fly a kite',
    content: `${cloud(330, 70, 0.42)}${the.kite(742, 92, [598, 190])}${tree('t', 936, 1)}${tree('u', 116, 0.8)}${someone(
      400,
      {
        hair: 'crop',
        skin: palette.brown,
        dress: 'hoodie',
        coat: palette.jade,
        coatD: palette.jadeD,
        face: 'open',
        look: 0.9,
        hands: [
          [-50, -68],
          [62, -132],
        ],
      },
    )}${someone(546, {
      hair: 'ponytail',
      dress: 'hoodie',
      coat: palette.gold,
      coatD: palette.goldD,
      trousers: '#33475A',
      face: 'open',
      look: 0.9,
      hands: [
        [-62, -112],
        [60, -156],
      ],
    })}${at(474, 70, `<path d="M0 22C-28 4-28-18-12-21C-5-22 0-16 0-10C0-16 5-22 12-21C28-18 28 4 0 22Z" fill="${palette.redL}" ${outline(3.6)}/>`)}`,
  }),
  'hotel-flat': vignette({
    hour: 'evening',
    sign: '住',
    sun: [908, 84],
    label: 'A hotel, a made bed, a key and a suitcase',
    content: `${at(210, FLOOR, the.block(230, 286, '#E3C9A0', '酒店'))}${on(560, the.bed, 1.42)}${on(388, suitcase(0, 0, 0.84, palette.jade))}${at(812, 96, `${the.key}${at(-44, 14, `<path d="M44-14Q20-6 10 20" fill="none" ${outline(3)}/><rect x="-20" y="20" width="46" height="64" rx="8" fill="${palette.red}" ${outline(3.6)}/>${words('八', 3, 52, 36, palette.goldL)}`)}`, 1.2)}`,
  }),
  'taxi-metro-train': vignette({
    hour: 'morning',
    sign: '车',
    sun: [820, 74],
    label: 'A fast train at the platform, a sign of the metro and a traveller',
    content: `${cloud(560, 70, 0.4)}<path d="M0 282H1080V300H0Z" fill="#B9AE9C" ${outline(3)}/>${at(560, 282, train, 1.18)}<path d="M0 300H1080V322H0Z" fill="#D9CDB4" ${outline(3)}/><path d="M0 308H1080" stroke="${palette.gold}" stroke-width="5" stroke-dasharray="26 14"/>${at(150, 340, the.stopSign('地', palette.redD))}${person(
      330,
      346,
      0.86,
      {
        ...woman(0.8, [
          [-50, -68],
          [66, -150],
        ]),
        face: 'open',
        line: 4,
      },
    )}${at(246, 348, suitcase(0, 0, 0.72, palette.gold))}`,
  }),
  'phone-paying': vignette({
    hour: 'noon',
    sign: '付',
    label: 'A phone with a code to be scanned, waves of a network and coins',
    content: `${at(300, 214, the.waves(0, 0), 1.5)}${at(540, FLOOR + 4, the.phone(`${at(0, -104, the.code(74))}${words('付款', 0, -44, 26, palette.jadeD)}`), 1.56)}${at(300, FLOOR, `${groundShadow(0, 2, 76, 7, 0.2)}<path d="M-70-84H40L70-56V0H-70Z" fill="${palette.gold}" ${outline(3.6)}/><rect x="-40" y="-58" width="64" height="40" rx="7" fill="${palette.goldL}" ${outline(3)}/><path d="M-40-38H24M-10-58V-18" ${outline(2.6)}/>`)}${coin(760, FLOOR - 44, 44)}${coin(856, FLOOR - 36, 36)}${coin(808, FLOOR - 112, 38)}`,
  }),
  health: vignette({
    hour: 'morning',
    sign: '医',
    label: 'A hospital, jars of medicine, a mortar and pills',
    content: `${at(206, FLOOR, the.block(220, 270, palette.cream, '医院'))}${at(206, 40, `<path d="M-10-24h20v14h14v20h-14v14h-20v-14h-14v-20h14Z" fill="${palette.red}" ${outline(3)}/>`, 0.8)}${on(640, the.table(520, -70))}${upon(462, the.jar('药'), 1.2, 68)}${upon(580, the.mortar, 1.2, 68)}${upon(706, the.jar('茶', '#CFE3D6'), 1.2, 68)}${upon(826, the.pills, 1.1, 68)}`,
  }),
  faith: vignette({
    hour: 'evening',
    sign: '礼',
    sun: [180, 78],
    label: 'A mosque under Chinese roofs; a mat and a can of water',
    content: `${tree('t', 234, 1.1)}${tree('u', 850, 1.1)}${at(540, 330, at(-550, -566, mosque), 0.56)}${at(330, 346, the.mat, 1)}${at(742, 342, the.ewer, 0.86)}${someone(
      900,
      {
        hair: 'cap',
        cloth: palette.cream,
        beard: true,
        dress: 'thobe',
        coat: palette.cream,
        coatD: '#CDBFA8',
        look: -0.8,
        hands: [
          [-30, -96],
          [50, -68],
        ],
      },
      0.86,
    )}`,
  }),
  'canteen-market': vignette({
    hour: 'noon',
    sign: '市',
    sun: [140, 84],
    label: 'A stall of fruit with a halal sign, a scale and a buyer',
    content: `${at(560, FLOOR, the.stall(420, '清真'))}${someone(236, {
      ...woman(0.9, [
        [-50, -68],
        [66, -120],
      ]),
      face: 'open',
    })}${at(862, FLOOR, the.table(150))}${upon(862, the.scale, 1.1)}${at(862, FLOOR - 152, `<path d="M-22-6C-30-24-14-34 0-26C14-34 30-24 22-6Q10 6-22-6Z" fill="${palette.redL}" ${outline(3)}/>`)}`,
  }),
  bargaining: vignette({
    hour: 'noon',
    sign: '价',
    sun: [884, 92],
    label: 'A buyer and a seller over a calculator',
    content: `${someone(330, {
      ...traveller(0.9, [
        [-50, -68],
        [66, -126],
      ]),
      dress: 'thobe',
      hair: 'ghutra',
      coat: palette.cream,
      coatD: '#CDBFA8',
    })}${someone(612, {
      ...host(-0.9, [
        [-58, -124],
        [50, -92],
      ]),
      dress: 'shirt',
    })}${at(590, FLOOR, the.counter(330))}${at(484, FLOOR - 96, the.calculator, 0.94)}${at(720, FLOOR - 96, `${box(-40, 0, 70, 54, palette.gold)}`)}${the.say(412, 68, '太贵了', -46)}${the.say(700, 98, '好吧', -50, palette.jadeD)}${at(170, 84, the.priceTag('半价'), 1.15)}`,
  }),
  suppliers: vignette({
    hour: 'morning',
    sign: '样',
    label: 'Samples on shelves, a factory, and a seller who shows a box',
    content: `${at(180, FLOOR - 22, the.factory, 1.24)}${at(
      680,
      FLOOR,
      the.shelves((x, y, index) =>
        box(
          x,
          y,
          42,
          30 + ((index * 7) % 3) * 9,
          [palette.gold, palette.jadeL, palette.redL, '#C98B4F'][index % 4] as string,
        ),
      ),
      1.2,
    )}${someone(440, {
      hair: 'short',
      dress: 'jacket',
      coat: palette.jadeD,
      coatD: '#123B37',
      under: palette.cream,
      face: 'open',
      look: 0.8,
      hands: [
        [-50, -68],
        [58, -118],
      ],
      held: `<g transform="translate(40 -112) scale(.8)">${box(0, 0, 66, 56, palette.gold)}</g>`,
    })}${at(900, FLOOR, `${box(-50, 0, 96, 76, '#C98B4F')}${box(-36, -76, 70, 54, palette.jadeL)}`)}`,
  }),
  orders: vignette({
    hour: 'evening',
    sign: '约',
    sun: [540, 74],
    label: 'A ship with containers and a stamped contract',
    content: `${the.sea(470, 610)}${at(760, 318, the.ship, 1.16)}${on(240, the.table(330, -78))}${at(176, FLOOR - 78, at(0, 0, the.sheet('合同'), 1.12))}${at(306, FLOOR - 78, the.stamp, 1.12)}`,
  }),
  campus: vignette({
    hour: 'morning',
    sign: '学',
    sun: [540, 70],
    label: 'The gate of a university, a blackboard, books and a student',
    content: `${tree('t', 90, 0.9)}${on(270, the.portal('大学'), 1.24)}${someone(490, {
      hair: 'hijab',
      cloth: palette.gold,
      skin: palette.tan,
      dress: 'abaya',
      coat: '#3E7F9A',
      coatD: '#245A72',
      face: 'open',
      look: 0.9,
      hands: [
        [-34, -96],
        [64, -150],
      ],
      held: at(-34, -92, book(-24, 18, 50, 34, palette.red, palette.redD)),
    })}${on(740, the.blackboard('学'), 1.22)}${at(900, FLOOR, `${book(-40, 0, 110, 28, palette.red, palette.redD)}${book(-30, -28, 92, 26, '#3E7F9A', '#245A72')}${book(-36, -54, 96, 26, palette.gold, palette.goldD)}`)}`,
  }),
  permit: vignette({
    hour: 'noon',
    sign: '证',
    label: 'A counter with a form, a passport and a stamp',
    content: `${someone(
      800,
      {
        hair: 'short',
        dress: 'shirt',
        coat: '#5F86A0',
        coatD: '#3E6480',
        glasses: true,
        look: -0.8,
        hands: [
          [-56, -126],
          [46, -112],
        ],
      },
      0.92,
      FLOOR - 8,
    )}${at(620, FLOOR, the.counter(600, '窗口'))}${at(430, FLOOR - 96, the.passport, 1.12)}${at(560, FLOOR - 96, the.sheet('申请'), 1)}${at(676, FLOOR - 96, the.stamp, 1.04)}${someone(
      214,
      {
        ...woman(0.9, [
          [-50, -68],
          [62, -118],
        ]),
        face: 'smile',
      },
    )}`,
  }),
};
