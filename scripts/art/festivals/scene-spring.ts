import {
  doors,
  far,
  house,
  lattice,
  mid,
  near,
  roof,
  roofDefs,
  scroll,
  signboard,
} from './building.ts';
import { figure } from './figure.ts';
import { P, f1, glyph, line, linear, radial, random, scene, shadow, times } from './kit.ts';
import { crown } from './nature.ts';
import { blossom, burst, crackers, lantern, plumBranch, streetDefs } from './street.ts';

const next = random(5);
const HORIZON = 640;

const stars = times(
  80,
  () =>
    `<circle cx="${f1(1600 * next())}" cy="${f1(300 * next() * next() + 6)}" r="${f1(0.8 + 1.4 * next())}" fill="#FFF3D0" opacity="${f1(0.4 + 0.6 * next())}"/>`,
);

const paving =
  times(12, (i) => {
    const y = HORIZON + 6 + Math.pow(i / 11, 1.7) * 260;
    return `<path d="M0 ${f1(y)}H1600" stroke="#5E6A70" stroke-width="${f1(1.4 + i * 0.28)}" opacity=".55"/>`;
  }) +
  times(
    29,
    (i) =>
      `<path d="M${800 + (i - 14) * 26} ${HORIZON}L${800 + (i - 14) * 170} 910" stroke="#5E6A70" stroke-width="2.4" opacity=".45"/>`,
  );

const confetti = times(130, (i) => {
  const y = HORIZON + 30 + 225 * Math.pow(next(), 0.7);
  const k = 0.5 + ((y - HORIZON) / 260) * 0.9;
  return `<path transform="translate(${f1(1600 * next())} ${f1(y)}) rotate(${f1(360 * next())}) scale(${f1(k)} ${f1(k * 0.6)})" d="M-6-4L6-5L7 4L-5 5Z" fill="${[P.red, P.redL, P.gold, P.redD][i % 4]}"/>`;
});

const snowflakes = times(120, () => {
  const r = 1 + 2.6 * next() * next();
  return `<circle cx="${f1(1600 * next())}" cy="${f1(840 * next())}" r="${f1(r)}" fill="#fff" opacity="${f1(0.45 + 0.4 * next())}"/>`;
});

/* A city gate closes the street. */
const gateWing = {
  ...far,
  ow: 2.4,
  oc: '#4A3640',
  wall: '#A8644E',
  roof: '#56606E',
  roofL: '#6C7886',
  roofD: '#46505E',
};
const cityGate = `<g transform="translate(0 -74)"><path d="M660 730V596H940V730Z" fill="#9A6A5C" ${line(2.6, '#4A3640')}/><path d="M660 596h280v-14h-14v8h-16v-8h-16v8h-16v-8h-16v8h-16v-8h-16v8h-16v-8h-16v8h-16v-8h-16v8h-16v-8h-16v8h-16v-8h-16v8h-16v-8h-14Z" fill="#8A5E54" ${line(2, '#4A3640')}/><path d="M764 730V660C764 636 836 636 836 660V730Z" fill="#3A2A30" ${line(2.4, '#4A3640')}/><path d="M772 730V664C772 644 828 644 828 664V730Z" fill="#F6B567" opacity=".85"/><rect x="704" y="534" width="192" height="50" fill="#B04A38" ${line(2.4, '#4A3640')}/>${times(5, (i) => `<rect x="${716 + i * 36}" y="546" width="22" height="30" fill="url(#win)" ${line(1.8, '#4A3640')}/>`)}${roof(800, 538, 244, 44, gateWing)}<rect x="738" y="466" width="124" height="30" fill="#B04A38" ${line(2.2, '#4A3640')}/>${times(3, (i) => `<rect x="${748 + i * 38}" y="472" width="24" height="20" fill="url(#win)" ${line(1.6, '#4A3640')}/>`)}${roof(800, 470, 172, 46, gateWing)}</g>`;

/* The house at the left: its door frame still waits for the couplets. */
const W = { ...near };
const home = `<rect x="-40" y="262" width="536" height="438" fill="${W.wall}" ${line(5)}/><rect x="-40" y="262" width="536" height="40" fill="${W.beam}" ${line(4)}/><path d="M-30 282H488" stroke="${P.gold}" stroke-width="3" stroke-dasharray="24 14"/>
<rect x="-40" y="668" width="536" height="34" fill="${W.stone}" ${line(4)}/>
${lattice(18, 350, 74, 190, W)}${lattice(412, 350, 62, 190, W)}<path d="M0 600H110M404 600H490" stroke="#C9AE82" stroke-width="4"/>
<rect x="120" y="304" width="272" height="398" fill="#5E2A1C" ${line(5)}/><rect x="128" y="306" width="256" height="60" fill="#7E3A24" ${line(3.6)}/><rect x="128" y="366" width="58" height="336" fill="#7E3A24" ${line(3.6)}/><rect x="326" y="366" width="58" height="336" fill="#7E3A24" ${line(3.6)}/>
<path d="M139 380V650M337 380V650M180 320H330" stroke="#B0694A" stroke-width="3" stroke-linecap="round" opacity=".6"/>
${[
  [157, 392],
  [157, 640],
  [355, 392],
  [355, 640],
  [190, 336],
  [322, 336],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4" fill="${P.gold}" ${line(1.6)}/>`)
  .join('')}
${doors(256, 368, 138, 332, W)}
<rect x="100" y="690" width="312" height="16" fill="#A79F93" ${line(4)}/>
${[-26, 466].map((x) => `<rect x="${x}" y="302" width="26" height="400" fill="${W.pillar}" ${line(4)}/><path d="M${x + 7} 310V690" ${line(4, '#D9583F')} opacity=".7"/>`).join('')}
${roof(228, 268, 600, 132, W)}<path d="M-40 270H496V300H-40Z" fill="#0D1F2A" opacity=".28"/>`;

/* The house at the right is dressed already. */
const neighbour = `<rect x="1290" y="300" width="360" height="400" fill="${W.wall}" ${line(5)}/><rect x="1290" y="300" width="360" height="40" fill="${W.beam}" ${line(4)}/><path d="M1300 320H1600" stroke="${P.gold}" stroke-width="3" stroke-dasharray="24 14"/><rect x="1290" y="668" width="360" height="34" fill="${W.stone}" ${line(4)}/>
${lattice(1336, 392, 84, 180, W)}${doors(1520, 396, 120, 304, W)}${scroll(1428, 372, 30, 280, '岁岁平安', W)}${scroll(1584, 372, 30, 280, '年年有余', W)}${signboard(1520, 306, 110, 62, '茶', W)}
<rect x="1290" y="340" width="24" height="362" fill="${W.pillar}" ${line(4)}/><path d="M1297 346V690" ${line(4, '#D9583F')} opacity=".7"/>
${roof(1500, 306, 470, 118, W)}<path d="M1290 308H1600V336H1290Z" fill="#0D1F2A" opacity=".28"/>`;

const snowbanks = `<path d="M0 700H520L548 730H0Z" fill="#A79F93" ${line(4.4)}/><path d="M1600 700H1270L1240 730H1600Z" fill="#A79F93" ${line(4.4)}/><path d="M0 694Q40 680 96 694Q120 700 90 708Q40 712 0 708ZM400 700Q440 684 500 696Q530 700 524 706Q450 714 400 700ZM1600 694Q1500 680 1420 696T1262 700Q1400 714 1600 708Z" fill="${P.snow}" ${line(2, '#9FB7BF')}/>`;

/* A rope from eave to eave, its lanterns growing toward us; one hook is bare. */
const rope = `<path d="M520 168Q700 190 880 148T1104 126Q1330 118 1620 44" fill="none" ${line(5)}/><path d="M520 168Q700 190 880 148T1104 126Q1330 118 1620 44" fill="none" ${line(2, '#8A5A34')}/>${lantern(606, 180, 0.72)}${lantern(738, 172, 0.92)}${lantern(900, 150, 1.14)}${lantern(1342, 112, 1.42)}
<circle cx="1104" cy="123" r="9" fill="${P.gold}" ${line(3.4)}/><path d="M1104 132V144C1104 162 1128 162 1126 144" fill="none" ${line(9)}/><path d="M1104 132V144C1104 162 1128 162 1126 144" fill="none" ${line(4.4, P.goldL)}/>
${times(7, (i) => {
  const x = [560, 660, 820, 985, 1200, 1460, 1540][i] ?? 0;
  const y = [174, 179, 160, 135, 121, 88, 67][i] ?? 0;
  const k = 0.8 + i * 0.12;
  return `<path d="M${f1(x - 9 * k)} ${y}h${f1(18 * k)}l${f1(-9 * k)} ${f1(22 * k)}Z" fill="${[P.gold, P.jade, P.redL][i % 3]}" ${line(2.6)}/>`;
})}`;

const crowd = times(11, (i) => {
  const x = [548, 590, 634, 676, 712, 906, 944, 984, 1026, 1064, 1096][i] ?? 0;
  const coats = [
    ['#8A3A44', '#5E2630'],
    ['#3F6E78', '#2A4E58'],
    ['#A8653A', '#754424'],
    ['#5A4A78', '#3E3256'],
    ['#8A6A3A', '#5E4826'],
  ] as const;
  const [coat, coatD] = coats[i % 5] ?? coats[0];
  const hairs = ['short', 'knit', 'bob', 'bun', 'buns', 'grey'] as const;
  return figure({
    x,
    y: 664 + 6 * Math.sin(i * 2.4),
    k: 0.44 + 0.04 * Math.sin(i * 1.7),
    tall: i % 3 === 2 ? 0 : 46,
    coat,
    coatD,
    hair: hairs[i % 6] ?? 'short',
    hairColor: i % 6 === 1 ? coatD : i % 6 === 5 ? '#B9B4AE' : '#3A2A2C',
    skin: '#EDBB92',
    pants: '#3E3A44',
    turn: x < 800 ? 0.7 : -0.7,
    ink: '#33262A',
    weight: 6,
    ...(i % 4 === 1 ? { left: [-40, -150] as const, right: [40, -152] as const } : {}),
  });
});

const drum = `<g transform="translate(452 838)">${shadow(4, 2, 74, 14)}<path d="M-50-6L-40-58M50-6L40-58" ${line(13)}/><path d="M-50-6L-40-58M50-6L40-58" ${line(6, P.goldD)}/><path d="M-52-92C-60-60-52-34-40-22H40C52-34 60-60 52-92Z" fill="${P.red}" ${line(4.6)}/><path d="M20-90C36-60 30-34 22-22H40C52-34 60-60 52-92Z" fill="${P.deep}" opacity=".35"/>${times(7, (i) => `<circle cx="${-42 + i * 14}" cy="${f1(-76 + 5 * Math.cos(((i - 3) / 3) * 1.4))}" r="2.8" fill="${P.goldL}"/>`)}<ellipse cx="0" cy="-93" rx="53" ry="17" fill="#F3DDB2" ${line(4.6)}/><ellipse cx="-4" cy="-95" rx="34" ry="9" fill="#FFF3D6"/></g>`;

const rabbit = `<g transform="translate(-46 -62) scale(-1 1) translate(4 -4)"><path d="M-28 10L6-30" ${line(4)}/><path d="M6-30V-2" ${line(2.4)}/><circle cx="8" cy="26" r="58" fill="url(#lglow)"/><path d="M-8 2C-14-24-2-30 2-4ZM14 2C10-26 24-28 20-2Z" fill="#FFF3DC" ${line(3.4)}/><ellipse cx="8" cy="26" rx="30" ry="25" fill="#FFE9C4" ${line(4)}/><circle cx="-2" cy="20" r="3.6" fill="${P.red}"/><circle cx="18" cy="20" r="3.6" fill="${P.red}"/><path d="M4 29h8l-4 5Z" fill="#F07A6A"/><path d="M-18 44Q8 58 34 44" fill="none" ${line(5, P.red)}/></g>`;

/* A kumquat tree for luck, and a snowman. */
const kumquat = `<g transform="translate(52 806)">${shadow(0, 2, 60, 12)}<path d="M0-50C-2-70 3-84 0-104" ${line(11)} fill="none"/><path d="M0-50C-2-70 3-84 0-104" ${line(5, '#6B4A34')} fill="none"/>${crown(0, -142, 62, 56, '#3E7F62', '#1F5446', '#7DB58A', 4.4, 21)}${times(
  15,
  (i) => {
    const a = i * 2.4;
    const r = 12 + 40 * Math.sqrt((i + 0.5) / 15);
    const x = Math.cos(a) * r;
    const y = -142 + Math.sin(a) * r * 0.88;
    return `<circle cx="${f1(x)}" cy="${f1(y)}" r="8" fill="#F2952F" ${line(2.8)}/><circle cx="${f1(x - 2.4)}" cy="${f1(y - 2.6)}" r="2.2" fill="#FFE3B0"/>`;
  },
)}<path d="M-38-54H38L30 0H-30Z" fill="${P.jade}" ${line(4.6)}/><path d="M14-52H38L30 0H8Z" fill="${P.jadeD}" opacity=".6"/><path d="M-44-64H44V-50H-44Z" fill="#5BA58D" ${line(4.2)}/><g transform="translate(0 -27)"><rect x="-13" y="-13" width="26" height="26" transform="rotate(45)" fill="${P.red}" ${line(2.6)}/>${glyph('春', -12, -12, 24, P.goldL)}</g></g>`;
const snowman = `<g transform="translate(226 860)">${shadow(0, 4, 74, 13)}<path d="M-58-24C-62-66-32-84 0-84C32-84 62-66 58-24C54 2 36 6 0 6C-36 6-54 2-58-24Z" fill="${P.snow}" ${line(4.6)}/><path d="M26-78C52-66 62-46 58-24C54 2 36 6 0 6C40-6 48-46 26-78Z" fill="#8FA9B4" opacity=".55"/><path d="M-54-46L-92-70M-80-62l-4-14M-80-62l-14 2M54-46L90-74M80-66l2-14M80-66l14 0" fill="none" ${line(5, '#5A3A30')}/><circle cx="0" cy="-110" r="40" fill="${P.snow}" ${line(4.6)}/><path d="M14-148C44-138 50-96 20-74C30-96 30-124 14-148Z" fill="#8FA9B4" opacity=".5"/><circle cx="-14" cy="-116" r="4.8" fill="${P.ink}"/><circle cx="14" cy="-116" r="4.8" fill="${P.ink}"/><path d="M-4-108L26-100L-2-98Z" fill="#F2952F" ${line(3)}/><path d="M-16-92Q-4-82 10-88" fill="none" ${line(3.4)}/><ellipse cx="-24" cy="-102" rx="7" ry="4.6" fill="#EE7A5C" opacity=".5"/><path d="M-38-82Q0-66 38-82L40-68Q0-52-40-68Z" fill="${P.red}" ${line(4)}/><path d="M18-66L34-62L30-24L14-28Z" fill="${P.red}" ${line(4)}/><path d="M15-36l16 4" ${line(3, P.goldL)}/><path d="M-36-134C-34-170 34-170 36-134Q0-148-36-134Z" fill="${P.redD}" ${line(4.4)}/><path d="M-39-132Q0-148 39-132L37-122Q0-138-37-122Z" fill="${P.gold}" ${line(3.6)}/><circle cx="0" cy="-164" r="8" fill="${P.gold}" ${line(3.4)}/><circle cx="0" cy="-46" r="4.4" fill="${P.ink}"/><circle cx="0" cy="-24" r="4.4" fill="${P.ink}"/></g>`;

const people =
  kumquat +
  snowman +
  figure({
    x: 430,
    y: 800,
    k: 0.92,
    tall: 30,
    coat: P.gold,
    coatD: P.goldD,
    hair: 'band',
    scarf: P.red,
    pants: P.plum,
    left: [-12, -66],
    right: [54, -96],
    turn: 0.5,
    front: `<path d="M-14-68L6-44M56-100L30-66" ${line(7)}/><path d="M-14-68L6-44M56-100L30-66" ${line(3, '#E3BE78')}/>`,
  }) +
  drum +
  figure({
    x: 1066,
    y: 800,
    k: 0.9,
    tall: 20,
    coat: '#3E7F9A',
    coatD: '#245A72',
    hair: 'tiger',
    eyes: 'shut',
    scarf: P.red,
    pants: '#4A3A34',
    left: [-46, -150],
    right: [40, -148],
    turn: -0.5,
  }) +
  figure({
    x: 1150,
    y: 868,
    k: 1.14,
    tall: 0,
    coat: P.red,
    coatD: P.redD,
    hair: 'buns',
    scarf: P.gold,
    pants: P.plum,
    trim: P.cream,
    left: [-46, -62],
    right: [60, -126],
    turn: 0.7,
    up: 0.6,
    front: rabbit,
  }) +
  figure({
    x: 1452,
    y: 884,
    k: 1.5,
    tall: 44,
    coat: '#7A3A52',
    coatD: '#54223A',
    hair: 'grey-bun',
    skin: '#F0C09A',
    pants: '#3A2A30',
    trim: P.gold,
    left: [-92, -104],
    right: [-62, -98],
    turn: -0.8,
    eyes: 'shut',
    robe: true,
  }) +
  figure({
    x: 1562,
    y: 866,
    k: 1.0,
    coat: P.jade,
    coatD: P.jadeD,
    hair: 'knit',
    hairColor: P.red,
    pants: '#33475A',
    scarf: P.gold,
    left: [-40, -70],
    right: [44, -60],
    turn: -0.5,
  });

export const spring = scene(
  'A Spring Festival street at night',
  streetDefs +
    roofDefs +
    linear('sky', [
      [0, '#0E2433'],
      [0.26, '#1B3F50'],
      [0.46, '#54506A'],
      [0.6, '#C96F52'],
      [0.74, '#F6B567'],
    ]) +
    linear('ground', [
      [0, '#B98363'],
      [0.22, '#8A7A74'],
      [1, '#46555E'],
    ]) +
    linear('haze', [
      [0, '#F6B567', 0],
      [1, '#FBCB86', 0.75],
    ]) +
    radial('pool', [
      [0, '#FFD08A', 0.6],
      [0.6, '#FFD08A', 0.22],
      [1, '#FFD08A', 0],
    ]) +
    radial(
      'vig',
      [
        [0.6, '#0A1A24', 0],
        [1, '#0A1A24', 0.5],
      ],
      0.5,
      0.55,
      0.75,
    ) +
    blossom('bl', '#F6A9B4', '#B0304A') +
    blossom('bl2', '#FBD6D8', '#C7485E'),
  `<rect width="1600" height="900" fill="url(#sky)"/>${stars}
${burst('fwa', 690, 88, 84, '#F4B64A', '#FFE9AE', 24)}${burst('fwb', 1236, 218, 74, '#E8583C', '#FFC6A0', 20)}${burst('fwc', 838, 300, 52, '#7DBB95', '#E2F4D6', 18)}
<path d="M0 570C180 490 300 530 430 490C560 450 640 530 800 500C960 470 1080 520 1200 486C1340 450 1460 520 1600 480V690H0Z" fill="#4A5566"/><path d="M0 620C220 570 360 590 520 570C700 550 900 580 1080 566C1280 550 1440 590 1600 570V710H0Z" fill="#6A5A64"/>
${cityGate}<rect y="400" width="1600" height="260" fill="url(#haze)"/><rect y="${HORIZON}" width="1600" height="260" fill="url(#ground)"/>${paving}
${house(596, 660, 130, 110, far, { roofHeight: 0.42, fu: false })}${house(1010, 660, 130, 110, far, { roofHeight: 0.42, fu: false })}<rect y="500" width="1600" height="166" fill="url(#haze)" opacity=".4"/>
${house(1170, 690, 230, 196, mid, { couplet: ['平安', '快乐'] })}
${crowd}
${home}${neighbour}${snowbanks}
${lantern(78, 300, 0.7)}${lantern(430, 300, 0.7)}${lantern(1316, 340, 0.62)}
<ellipse cx="784" cy="800" rx="470" ry="96" fill="url(#pool)"/><ellipse cx="256" cy="760" rx="260" ry="50" fill="url(#pool)"/><ellipse cx="1390" cy="810" rx="230" ry="60" fill="url(#pool)"/>
${confetti}${rope}${people}
<g transform="translate(0 -30)">${plumBranch()}</g>${crackers(1560, 60, 6)}${snowflakes}
<rect width="1600" height="900" fill="url(#vig)"/>`,
);
