import { roof, roofFar, roofMid, roofNear } from '../print/building.ts';
import { at, gradient, groundShadow, halo, outline, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { MID, palette } from '../print/palette.ts';
import { person, type Person } from '../print/person.ts';
import { bubble, cloud, crown, lantern, propDefs, suitcase, words } from './props.ts';

type Scene = {
  label: string;
  sky: readonly [string, string, string];
  ground: readonly [string, string];
  behind: string;
  people: string;
  before?: string;
};

/** The stage that the five packs of phrases share: sky, haze and a floor whose edge is at 560. */
const scene = ({ label, sky, ground, behind, people, before = '' }: Scene) =>
  picture({
    width: 1200,
    height: 750,
    label,
    defs:
      propDefs +
      gradient('sky', [
        [0, sky[0]],
        [0.5, sky[1]],
        [0.8, sky[2]],
      ]) +
      gradient('floor', [
        [0, ground[0]],
        [1, ground[1]],
      ]) +
      gradient('haze', [
        [0, sky[2], 0],
        [1, sky[2], 0.85],
      ]),
    content: `<rect width="1200" height="750" fill="url(#sky)"/>${behind}<rect y="440" width="1200" height="124" fill="url(#haze)" opacity=".6"/><rect y="560" width="1200" height="190" fill="url(#floor)"/>${repeat(
      7,
      (index) =>
        `<path d="M0 ${Math.round(566 + (index / 6) ** 1.7 * 180)}H1200" stroke="${palette.woodD}" stroke-width="${2 + index * 0.3}" opacity=".2"/>`,
    )}${people}${before}`,
  });

const say = (x: number, y: number, text: string, tail: number, fill: string = palette.redD) =>
  bubble(x, y, text.length * 84 + 52, 116, tail, words(text, 0, 0, 76, fill));

const sun = (x: number, y: number) =>
  `${halo('sunGlow', x, y, 220, '#FFF3C4', 0.9)}<circle cx="${x}" cy="${y}" r="56" fill="${palette.redL}"/>`;

const hills = `<path d="M0 470C140 380 240 430 360 380C480 340 600 440 720 400C860 350 960 330 1080 380C1140 400 1180 380 1200 390V600H0Z" fill="#8DBBA9"/>`;

const windows = (x: number, y: number, columns: number, rows: number, lit: string) =>
  repeat(rows, (row) =>
    repeat(
      columns,
      (column) =>
        `<rect x="${x + column * 50}" y="${y + row * 62}" width="30" height="38" rx="4" fill="${(row + column) % 3 ? lit : '#5B7F86'}" ${outline(2.6, palette.inkMid)}/>`,
    ),
  );

const house = (x: number, width: number, wall: string) =>
  `<rect x="${x}" y="370" width="${width}" height="196" fill="${wall}" ${outline(MID, palette.inkMid)}/><rect x="${x + width * 0.58}" y="452" width="${width * 0.24}" height="112" rx="4" fill="${palette.red}" ${outline(MID, palette.inkMid)}/><rect x="${x + width * 0.14}" y="430" width="${width * 0.28}" height="70" rx="5" fill="${palette.goldL}" ${outline(MID, palette.inkMid)}/><path d="M${x + width * 0.28} 430v70M${x + width * 0.14} 465h${width * 0.28}" ${outline(2.4, palette.inkMid)}/>${roof(x + width / 2, 376, width * 1.04, 96, roofMid)}`;

const traveller: Person = {
  hair: 'crop',
  beard: true,
  skin: palette.tan,
  dress: 'jacket',
  coat: '#3E7F9A',
  coatD: '#245A72',
  under: palette.goldL,
  trousers: '#5A4A3E',
  face: 'open',
  look: 0.8,
  line: 3.4,
};

/** A parcel whose lower left corner is at (x, y). */
export const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y - height}" width="${width}" height="${height}" rx="6" fill="${fill}" ${outline(4.6)}/><path d="M${x + width * 0.42} ${y - height}v${height * 0.34}l${width * 0.08}-10 ${width * 0.08} 10v${-height * 0.34}Z" fill="${palette.cream}" ${outline(3)}/><path d="M${x + width - 16} ${y - height + 8}v${height - 16}" stroke="${palette.ink}" stroke-width="10" opacity=".14"/>`;

export const cardEverydayTalk = scene({
  label: 'Neighbours and a child greet each other in a lane: have you eaten? yes',
  sky: ['#7FB7B4', '#CFE3C6', '#FBE3AE'],
  ground: ['#E7CB9B', '#C99F70'],
  behind: `${sun(1010, 120)}${cloud(210, 110, 0.8)}${cloud(720, 80, 0.6)}${hills}${house(60, 300, '#F3E3C3')}${house(820, 320, '#EAD3B0')}${crown('tree', 600, 400, 130, 110)}<path d="M588 490V600H614V490" fill="${palette.wood}" ${outline(MID)}/>`,
  people: `${person(400, 712, 1.45, {
    hair: 'bun',
    hairColour: '#8C8A86',
    dress: 'tang',
    coat: palette.jade,
    coatD: palette.jadeD,
    face: 'open',
    look: 0.8,
    hands: [
      [-50, -70],
      [70, -150],
    ],
    line: 3.5,
  })}${person(600, 716, 1, {
    hair: 'two-buns',
    dress: 'dress',
    coat: palette.gold,
    coatD: palette.goldD,
    face: 'smile',
    look: -0.4,
    hands: [
      [-62, -160],
      [46, -74],
    ],
    line: 4.4,
  })}${person(800, 710, 1.45, {
    ...traveller,
    look: -0.9,
    hands: [
      [-70, -130],
      [48, -70],
    ],
  })}`,
  before: `${say(470, 236, '吃了吗', -70)}${say(840, 256, '吃了', -30, palette.jadeD)}`,
});

export const cardTrade = scene({
  label:
    'A buyer asks for the price at a stand with boxes and samples, and the seller shows a calculator',
  sky: ['#D9A86A', '#F1CF95', '#FBE3AE'],
  ground: ['#D9B68A', '#B5875A'],
  behind: `<rect x="90" y="120" width="1020" height="450" fill="#EBD6AE" ${outline(MID, palette.inkMid)}/>${repeat(6, (index) => `<path d="M${90 + index * 170} 120h170v70q-85 46-170 0Z" fill="${index % 2 ? palette.cream : palette.red}" ${outline(MID, palette.inkMid)}/>`)}<path d="M130 330H1070M130 440H1070" ${outline(9, palette.woodD)}/>${repeat(9, (index) => box(150 + index * 100, 328, 74, 54 + (index % 3) * 18, [palette.gold, palette.jadeL, '#C98B4F', palette.redL][index % 4] as string))}${repeat(9, (index) => box(160 + index * 100, 438, 64, 44 + ((index + 1) % 3) * 16, ['#C98B4F', palette.sky, palette.gold, palette.peach][index % 4] as string))}${lantern(200, 196, 0.7)}${lantern(1000, 196, 0.7)}`,
  people: `${person(800, 640, 1.42, {
    hair: 'bob',
    dress: 'shirt',
    coat: palette.red,
    coatD: palette.redD,
    under: palette.goldL,
    face: 'smile',
    look: -0.8,
    hands: [
      [-62, -116],
      [54, -84],
    ],
    line: 3.5,
    shadow: false,
  })}<rect x="610" y="560" width="470" height="140" rx="10" fill="${palette.woodL}" ${outline()}/><path d="M610 596H1080" ${outline(4)}/><path d="M622 606H1068V690H622Z" fill="${palette.wood}" opacity=".5"/>${words('样品', 845, 650, 64, palette.goldL)}${at(720, 560, `<rect x="-36" y="-70" width="72" height="72" rx="9" fill="#33475A" ${outline(4.4)}/><rect x="-26" y="-60" width="52" height="18" rx="3" fill="#CFE3C6"/>${repeat(9, (index) => `<rect x="${-25 + (index % 3) * 18}" y="${-36 + Math.floor(index / 3) * 12}" width="13" height="8" rx="2" fill="${index === 8 ? palette.redL : palette.cream}"/>`)}`)}${person(
    400,
    712,
    1.5,
    {
      ...traveller,
      dress: 'thobe',
      hair: 'ghutra',
      coat: palette.cream,
      coatD: '#CDBFA8',
      hands: [
        [-48, -70],
        [72, -112],
      ],
    },
  )}${box(150, 716, 110, 92, '#C98B4F')}${box(170, 626, 84, 64, palette.gold)}`,
  before: say(410, 260, '多少钱', -20),
});

export const cardStudy = scene({
  label:
    'A student raises her hand before a blackboard with the character for learning, and the teacher answers',
  sky: ['#BFD9CE', '#E3E9CF', '#F7EFDD'],
  ground: ['#D9B68A', '#B98D5E'],
  behind: `<rect width="1200" height="570" fill="#F3E6C8"/><rect x="250" y="70" width="620" height="360" rx="10" fill="${palette.woodL}" ${outline()}/><rect x="272" y="92" width="576" height="316" rx="4" fill="#2F5D55" ${outline(4)}/>${words('学', 470, 250, 250, palette.cream)}<path d="M640 180h150M640 250h150M640 320h96" stroke="${palette.cream}" stroke-width="7" stroke-linecap="round" opacity=".7"/><rect x="930" y="110" width="200" height="260" rx="6" fill="#A9D3D6" ${outline()}/><path d="M1030 110v260M930 240h200" ${outline(5)}/>${crown('leaf', 980, 330, 46, 40)}<path d="M0 560H1200" ${outline(5, palette.woodD)}/>`,
  people: `${person(290, 700, 1.5, {
    hair: 'grey-short',
    glasses: true,
    dress: 'jacket',
    coat: palette.jade,
    coatD: palette.jadeD,
    under: palette.cream,
    face: 'smile',
    look: 0.8,
    hands: [
      [-48, -70],
      [84, -170],
    ],
    line: 3.4,
  })}${person(720, 716, 1.4, {
    hair: 'hijab',
    cloth: palette.gold,
    skin: palette.tan,
    dress: 'abaya',
    coat: palette.plum,
    coatD: '#43192A',
    face: 'open',
    look: -0.8,
    hands: [
      [-76, -196],
      [46, -74],
    ],
    line: 3.6,
  })}${person(1000, 716, 1.4, {
    hair: 'crop',
    skin: palette.brown,
    dress: 'hoodie',
    coat: palette.red,
    coatD: palette.redD,
    face: 'smile',
    look: -0.9,
    hands: [
      [-30, -92],
      [34, -92],
    ],
    held: `<rect x="-40" y="-116" width="80" height="52" rx="5" fill="${palette.sky}" ${outline(3.4)}/><path d="M0-116v52" ${outline(2.6)}/>`,
    line: 3.6,
  })}`,
  before: say(560, 470, '老师', 70),
});

/** A mosque under roofs of tiles: from 230 to 870 across, its threshold at 566. */
export const mosque = `<rect x="270" y="330" width="560" height="236" fill="#E6CFA6" ${outline(MID, palette.inkMid)}/><path d="M480 566V440C480 384 620 384 620 440V566Z" fill="#4A2E2A" ${outline(MID, palette.inkMid)}/><path d="M496 566V444C496 404 604 404 604 444V566Z" fill="#F6C37C"/>${repeat(2, (index) => `<path d="M${340 + index * 330} 520V430C${340 + index * 330} 396 ${430 + index * 330} 396 ${430 + index * 330} 430V520Z" fill="${palette.jadeL}" ${outline(MID, palette.inkMid)}/>`)}${roof(550, 340, 640, 100, roofMid)}<rect x="420" y="176" width="260" height="72" fill="#A83A2A" ${outline(MID, palette.inkMid)}/>${roof(550, 186, 340, 88, roofFar)}<path d="M550 100V62" ${outline(6)}/><path d="M562 34A22 22 0 1 0 562 66A17 17 0 1 1 562 34Z" fill="${palette.gold}" ${outline(3)}/><rect x="486" y="338" width="128" height="66" rx="6" fill="${palette.jadeD}" ${outline(4)}/>${words('清真', 550, 371, 54, palette.goldL)}`;

export const cardFaithAndFood = scene({
  label:
    'Before a mosque with curved roofs a man in a white cap welcomes a family to bowls of noodles',
  sky: ['#5FA8A3', '#BFDCC4', '#FBE3AE'],
  ground: ['#E2C699', '#C29767'],
  behind: `${sun(1040, 120)}${cloud(120, 110, 0.7)}${hills}${crown('a', 170, 470, 100, 90)}<path d="M160 540V600H182V540" fill="${palette.wood}" ${outline(MID)}/>${crown('b', 980, 470, 110, 96)}<path d="M968 540V600H992V540" fill="${palette.wood}" ${outline(MID)}/>${mosque}`,
  people: `${person(300, 706, 1.45, {
    hair: 'cap',
    cloth: palette.cream,
    beard: true,
    dress: 'tang',
    coat: '#33475A',
    coatD: '#22323F',
    face: 'open',
    look: 0.8,
    hands: [
      [-50, -72],
      [74, -130],
    ],
    line: 3.5,
  })}${person(860, 708, 1.42, {
    ...traveller,
    look: -0.9,
    hands: [
      [-66, -124],
      [48, -70],
    ],
  })}${person(1030, 710, 1.38, { hair: 'hijab', cloth: palette.jade, skin: palette.tan, dress: 'abaya', coat: palette.redD, coatD: palette.deep, face: 'smile', look: -0.9, line: 3.6 })}`,
  before: `<ellipse cx="590" cy="724" rx="190" ry="18" fill="${palette.ink}" opacity=".18"/><path d="M420 640H760L744 668H436Z" fill="${palette.wood}" ${outline()}/><path d="M470 668V724M710 668V724" ${outline(12, palette.woodD)}/>${[510, 670].map((x) => at(x, 640, `<path d="M-54-34H54C50-4 30 6 0 6C-30 6-50-4-54-34Z" fill="${palette.cream}" ${outline(4.6)}/><path d="M-50-22H50" stroke="${palette.jade}" stroke-width="6"/><path d="M-44-36q14-16 28-2q12-16 26 0q14-14 32 2" fill="none" stroke="${palette.goldL}" stroke-width="9" stroke-linecap="round"/><path d="M-18-66q-10-12 0-24t0-24M16-64q-10-12 0-24t0-24" fill="none" stroke="${palette.cream}" stroke-width="5" stroke-linecap="round" opacity=".8"/>`)).join('')}${say(350, 236, '你好', -30)}`,
});

/** A taxi 510 long, on wheels that stand at (0, 26). */
export const taxi = `${groundShadow(0, 8, 270, 20)}<path d="M-250-20C-262-70-236-88-196-94L-110-104C-80-156-50-172 10-172H60C120-172 146-150 176-104L226-92C256-84 262-60 254-20Z" fill="${palette.gold}" ${outline()}/><path d="M-86-104C-64-144-46-154-6-154V-104ZM12-154H54C98-154 118-138 144-104H12Z" fill="#BFE3E6" ${outline(4)}/><path d="M-254-46H256V-20H-250Z" fill="${palette.red}" ${outline(4)}/><path d="M3-104V-24" ${outline(3.4)}/><rect x="-44" y="-204" width="110" height="34" rx="8" fill="${palette.cream}" ${outline(4)}/>${words('出租', 11, -187, 30, palette.redD)}${[-150, 160].map((x) => `<circle cx="${x}" cy="-14" r="40" fill="${palette.ink}"/><circle cx="${x}" cy="-14" r="20" fill="#CDBFA8" ${outline(4)}/>`).join('')}<circle cx="240" cy="-66" r="11" fill="${palette.goldL}" ${outline(3)}/>`;

export const cardLongerStay = scene({
  label: 'A family with suitcases has arrived before a hotel, and a taxi waits at the kerb',
  sky: ['#2E5E72', '#7FA9A6', '#F3CF98'],
  ground: ['#B9A88C', '#8C7A60'],
  behind: `${halo('moonGlow', 180, 120, 160, '#FFF3C4', 0.8)}<circle cx="180" cy="120" r="46" fill="${palette.goldL}"/>${cloud(420, 130, 0.6)}<path d="M0 440H120V360H220V420H330V320H440V450H560V600H0Z" fill="#6E979A"/><rect x="560" y="130" width="330" height="436" fill="#E3C9A0" ${outline(MID, palette.inkMid)}/>${windows(590, 240, 6, 4, palette.goldL)}<rect x="600" y="152" width="250" height="66" rx="8" fill="${palette.red}" ${outline(MID, palette.inkMid)}/>${words('酒店', 725, 185, 58, palette.goldL)}<rect x="900" y="220" width="250" height="346" fill="#CFAE84" ${outline(MID, palette.inkMid)}/>${windows(930, 260, 4, 4, palette.goldL)}${roof(1025, 226, 280, 70, roofNear)}`,
  people: `${at(760, 690, taxi)}${person(260, 706, 1.5, {
    ...traveller,
    hands: [
      [-56, -80],
      [70, -150],
    ],
  })}${person(430, 712, 1.4, { hair: 'hijab', cloth: palette.cream, skin: palette.tan, dress: 'abaya', coat: palette.jadeD, coatD: '#123B37', face: 'smile', look: 0.7, line: 3.6 })}${suitcase(140, 712, 1.16, palette.red)}`,
  before: say(330, 268, '到了', -40),
});
