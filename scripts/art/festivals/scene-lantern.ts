import {
  type Wing,
  house,
  mid,
  near,
  roof,
  roofDefs,
  lattice,
  signboard,
  doors,
} from './building.ts';
import { figure } from './figure.ts';
import { P, f1, halo, line, linear, radial, random, scene, shadow, times } from './kit.ts';
import { crown, hills } from './nature.ts';
import { blossom, burst, lantern, plumBranch, streetDefs } from './street.ts';

const next = random(15);
const W: Wing = { ...near, snow: 0 };
const M: Wing = { ...mid, snow: 0 };

const stars = times(80, () => {
  const x = 1600 * next();
  const y = 300 * next() * next() + 6;
  if (Math.hypot(x - 640, y - 150) < 190) return '';
  return `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(0.8 + 1.4 * next())}" fill="#FFF3D0" opacity="${f1(0.4 + 0.6 * next())}"/>`;
});

/* The fifteenth: the first full moon of the year. */
const moon = `<circle cx="640" cy="150" r="300" fill="url(#moonglow)"/><circle cx="640" cy="150" r="74" fill="url(#disc)" ${line(3, '#B4884A')}/><g fill="#E3BC6A" opacity=".5"><circle cx="612" cy="128" r="13"/><circle cx="668" cy="172" r="17"/><circle cx="650" cy="116" r="7"/><circle cx="610" cy="176" r="9"/></g><path d="M586 142C590 116 610 98 634 94C612 108 600 126 598 148C596 158 586 152 586 142Z" fill="#fff" opacity=".7"/>`;

const beyond = `<path d="${hills(
  [
    [-10, 470],
    [320, 400],
    [700, 450],
    [1040, 396],
    [1330, 440],
    [1610, 380],
  ],
  640,
)}" fill="#2C4658"/><path d="${hills(
  [
    [-10, 520],
    [420, 470],
    [820, 500],
    [1240, 460],
    [1610, 490],
  ],
  640,
)}" fill="#374F60"/>`;

/* A canal under a humped bridge; lotus lights drift on it. */
const canal = `<path d="M830 900C900 800 1010 700 1130 640H1470C1500 690 1520 760 1500 900Z" fill="url(#water)" ${line(4)}/>${times(
  16,
  (i) => {
    const y = 664 + i * 15;
    const x = 1150 - (y - 640) * 0.9 + 60 + 300 * next();
    return `<path d="M${f1(x)} ${y}q${f1(16 + i)}-6 ${f1(32 + i * 2)} 0" fill="none" ${line(2 + i * 0.1, i % 2 ? '#FFCB7A' : '#6FA6B4')} opacity=".6"/>`;
  },
)}`;
const float = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="0" cy="-6" rx="80" ry="44" fill="url(#lamp)"/><ellipse cx="0" cy="14" rx="44" ry="7" fill="#FFCB7A" opacity=".45"/>${[
    -58, -30, 0, 30, 58,
  ]
    .map(
      (a) =>
        `<path transform="rotate(${a} 0 12)" d="M0 14C-16 4-16-18 0-34C16-18 16 4 0 14Z" fill="${a % 58 ? '#F6A9B4' : '#FBD6D8'}" ${line(3)}/>`,
    )
    .join(
      '',
    )}<ellipse cx="0" cy="-14" rx="7" ry="11" fill="#FFF3C4"/><path d="M-38 8Q0 24 38 8Q30 20 0 20Q-30 20-38 8Z" fill="#5E9A58" ${line(3)}/></g>`;
const bridge = `<path d="M1080 652C1150 548 1420 548 1500 652V690H1412C1402 612 1196 612 1176 690H1080Z" fill="#9C9488" ${line(4)}/><path d="M1412 690C1402 612 1196 612 1176 690" fill="none" ${line(8, '#7C756C')}/>${times(
  11,
  (i) => {
    const a = Math.PI * (1 - (i + 0.5) / 11);
    return `<path d="M${f1(1294 + Math.cos(a) * 118)} ${f1(690 - Math.sin(a) * 62)}L${f1(1294 + Math.cos(a) * 136)} ${f1(690 - Math.sin(a) * 82)}" ${line(2.4, '#5E574E')}/>`;
  },
)}`;
const rail = `<path d="M1080 634C1150 528 1420 528 1500 634" fill="none" ${line(13)}/><path d="M1080 634C1150 528 1420 528 1500 634" fill="none" ${line(7, '#C9C1B2')}/>${times(
  8,
  (i) => {
    const t = i / 7;
    const x = 1086 + 408 * t;
    const y = 640 - Math.sin(Math.PI * t) * 84;
    return `<path d="M${f1(x - 7)} ${f1(y + 22)}V${f1(y - 16)}H${f1(x + 7)}V${f1(y + 22)}Z" fill="#B9B0A2" ${line(3)}/><circle cx="${f1(x)}" cy="${f1(y - 20)}" r="6" fill="#C9C1B2" ${line(2.6)}/>`;
  },
)}`;

const coats = [
  ['#8A3A44', '#5E2630'],
  ['#3F6E78', '#2A4E58'],
  ['#A8653A', '#754424'],
  ['#5A4A78', '#3E3256'],
] as const;
const stroller = (x: number, y: number, i: number, k = 0.42) => {
  const [coat, coatD] = coats[i % 4] ?? coats[0];
  const hairs = ['short', 'bob', 'scarf', 'bun', 'knit', 'grey'] as const;
  return figure({
    x,
    y,
    k: k + 0.03 * Math.sin(i * 1.7),
    tall: i % 3 === 2 ? 0 : 46,
    coat,
    coatD,
    hair: hairs[i % 6] ?? 'short',
    hairColor: i % 6 === 4 ? coatD : i % 6 === 5 ? '#B9B4AE' : '#3A2A2C',
    scarf: P.jade,
    skin: '#EDBB92',
    pants: '#3E3A44',
    turn: i % 2 ? 0.6 : -0.6,
    up: 0.5,
    ink: '#33262A',
    weight: 6,
  });
};
const onBridge = times(5, (i) => {
  const t = (i + 0.8) / 6;
  return stroller(1092 + 400 * t, 656 - Math.sin(Math.PI * t) * 82, i, 0.44);
});
const crowd = times(9, (i) => stroller(548 + i * 58, 668 + 5 * Math.sin(i * 2.4), i + 1));

/* The shop at the left sells the dish of the day. */
const shop = `<rect x="-40" y="262" width="520" height="420" fill="${W.wall}" ${line(5)}/><rect x="-40" y="262" width="520" height="42" fill="${W.beam}" ${line(4)}/><path d="M-30 283H470" stroke="${P.gold}" stroke-width="3" stroke-dasharray="24 14"/><rect x="-40" y="648" width="520" height="36" fill="${W.stone}" ${line(4)}/><ellipse cx="80" cy="450" rx="180" ry="170" fill="url(#lamp)" opacity=".6"/>
${lattice(20, 356, 110, 200, W)}${doors(250, 360, 168, 300, W, false)}${lattice(368, 356, 74, 200, W)}${signboard(250, 284, 190, 70, '元宵', W)}
${[-24, 450].map((x) => `<rect x="${x}" y="304" width="26" height="380" fill="${W.pillar}" ${line(4)}/><path d="M${x + 7} 312V670" ${line(4, '#D9583F')} opacity=".7"/>`).join('')}${roof(220, 268, 590, 130, W)}<path d="M-40 270H480V300H-40Z" fill="#0D1F2A" opacity=".28"/>`;
const stall = `${shadow(300, 884, 270, 18)}<path d="M92 806H508L490 884H110Z" fill="${P.redD}" ${line(4.8)}/><path d="M400 806H508L490 884H420Z" fill="#3A0C0A" opacity=".3"/>${times(7, (i) => `<path d="M${112 + i * 56} 806q28 34 56 0" fill="${i % 2 ? P.gold : P.goldL}" ${line(3.4)}/>`)}<path d="M76 782H524L512 810H88Z" fill="#B9774A" ${line(4.8)}/><path d="M92 790H360" ${line(3, '#E3AE7A')} opacity=".8"/>
<g transform="translate(136 780)"><path d="M-34-18H34Q30 6 16 8H-16Q-30 6-34-18Z" fill="#EEF1EA" ${line(3.8)}/><ellipse cx="0" cy="-18" rx="34" ry="9" fill="#F4DDA6" ${line(3.4)}/><circle cx="-12" cy="-21" r="9" fill="#FBF3E4" ${line(2.4)}/><circle cx="8" cy="-22" r="9" fill="#FBF3E4" ${line(2.4)}/><path d="M-26-8q6 8 14 4M12-4q8 2 14-6" fill="none" ${line(2.4, '#3E6E9A')}/></g><g transform="translate(476 780)"><path d="M-20-22H20Q18 6 8 8H-8Q-18 6-20-22Z" fill="#EEF1EA" ${line(3.6)}/><ellipse cx="0" cy="-22" rx="20" ry="6" fill="#C98B3F" ${line(3)}/></g>`;
const cook = figure({
  x: 86,
  y: 830,
  k: 1.3,
  tall: 36,
  coat: '#3E7F9A',
  coatD: '#245A72',
  hair: 'bun',
  apron: P.cream,
  scarf: P.red,
  pants: P.plum,
  turn: 0.6,
  eyes: 'shut',
  left: [-44, -78],
  right: [62, -92],
});

const slips = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${[-16, 0, 16].map((a, i) => `<path d="M${a} 0V10" ${line(2.4)}/><path d="M${a - 6} 10H${a + 6}V${40 + (i % 2) * 8}H${a - 6}Z" fill="${['#F9DB8B', '#F6B7A8', '#A8D5B6'][i]}" ${line(2.4)}/><path d="M${a - 2} 16v20M${a + 2} 18v14" ${line(1.6, '#6B3A22')}/>`).join('')}</g>`;
const ROPE = 'M500 160Q720 196 920 158T1184 116Q1400 120 1620 40';
const rope = `<path d="${ROPE}" fill="none" ${line(5)}/><path d="${ROPE}" fill="none" ${line(2, '#8A5A34')}/>${lantern(600, 176, 0.76)}${slips(600, 268, 0.9)}${lantern(780, 178, 0.92)}${slips(780, 288, 1)}${lantern(960, 152, 1.06)}${slips(960, 282, 1.1)}${lantern(1370, 108, 1.24)}${slips(1370, 258, 1.2)}${lantern(1540, 70, 1.3)}<circle cx="1184" cy="114" r="9" fill="${P.gold}" ${line(3.4)}/><path d="M1184 122V132C1184 150 1208 150 1206 134" fill="none" ${line(9)}/><path d="M1184 122V132C1184 150 1208 150 1206 134" fill="none" ${line(4.4, P.goldL)}/>`;

const bank = `<path d="M1610 704C1470 716 1380 770 1330 910H1610Z" fill="url(#ground2)" ${line(4.4)}/><path d="M1358 850q40-10 70 0M1420 812q50-12 90 0M1470 880q40-12 90-2" fill="none" ${line(2.6, '#4A5A60')} opacity=".7"/>`;
const pedestal = `<g>${shadow(1440, 838, 120, 16)}<path d="M1364 752H1516L1504 778H1376Z" fill="#C9C1B2" ${line(4.4)}/><path d="M1384 778H1496L1510 830H1370Z" fill="#9C9488" ${line(4.4)}/><path d="M1458 778H1496L1510 830H1470Z" fill="#3A342C" opacity=".3"/><path d="M1352 828H1528V846H1352Z" fill="#B9B0A2" ${line(4.4)}/></g>`;

const rabbitLamp = `<g transform="translate(-58 -66)"><path d="M26-2L-4-40" ${line(5)}/><path d="M26-2L-4-40" ${line(2.4, '#B98350')}/><path d="M-4-40V-18" ${line(2.4)}/><circle cx="-4" cy="8" r="62" fill="url(#lamp)"/><path d="M-18-16C-24-42-12-48-8-20ZM4-18C2-44 14-46 12-16Z" fill="#FFF3DC" ${line(3.4)}/><ellipse cx="-4" cy="8" rx="30" ry="25" fill="#FFE9C4" ${line(4)}/><circle cx="-14" cy="2" r="3.6" fill="${P.red}"/><circle cx="6" cy="2" r="3.6" fill="${P.red}"/><path d="M-8 11h8l-4 5Z" fill="#F07A6A"/></g>`;
const fishLamp = `<g transform="translate(62 -150)"><path d="M-14 44L8-6" ${line(5)}/><path d="M-14 44L8-6" ${line(2.4, '#B98350')}/><circle cx="26" cy="12" r="62" fill="url(#lamp)"/><path d="M-2 12C10-10 44-12 58 10C44 34 10 34-2 12Z" fill="${P.redL}" ${line(4)}/><path d="M-2 12L-22-4Q-16 12-22 30Z" fill="${P.gold}" ${line(3.6)}/><path d="M14-2q8 14 0 28M26-6q8 18 0 36" fill="none" ${line(2.6, P.redD)}/><circle cx="44" cy="8" r="4.6" fill="#fff" ${line(2.4)}/></g>`;
const people = `${figure({
  x: 604,
  y: 884,
  k: 0.92,
  coat: P.redL,
  coatD: P.redD,
  hair: 'buns',
  scarf: P.gold,
  pants: P.plum,
  trim: P.cream,
  turn: 0.6,
  up: 0.7,
  left: [-46, -72],
  right: [46, -66],
  front: rabbitLamp,
})}${figure({
  x: 712,
  y: 890,
  k: 0.94,
  tall: 8,
  coat: '#3E7F9A',
  coatD: '#245A72',
  hair: 'tiger',
  scarf: P.red,
  pants: '#33404A',
  turn: 0.5,
  up: 0.8,
  left: [-46, -66],
  right: [50, -108],
  front: fishLamp,
})}${figure({
  x: 1556,
  y: 880,
  k: 1.26,
  tall: 40,
  coat: '#7A3A52',
  coatD: '#54223A',
  hair: 'bald-grey',
  beard: true,
  pants: '#3A2A30',
  trim: P.gold,
  turn: -0.8,
  left: [-56, -98],
  right: [40, -70],
  mouth: 'smile',
  glasses: true,
})}`;

export const lanternFestival = scene(
  'A canal street on the night of the Lantern Festival',
  streetDefs +
    roofDefs +
    linear('sky', [
      [0, '#0C2036'],
      [0.34, '#1D4054'],
      [0.56, '#55607A'],
      [0.72, '#C98A62'],
    ]) +
    linear('ground', [
      [0, '#A9856A'],
      [0.25, '#83787A'],
      [1, '#45545E'],
    ]) +
    linear('ground2', [
      [0, '#8E857C'],
      [1, '#515C62'],
    ]) +
    linear('water', [
      [0, '#3F7484'],
      [0.5, '#235062'],
      [1, '#143646'],
    ]) +
    linear('haze', [
      [0, '#F6B567', 0],
      [1, '#F3BE82', 0.55],
    ]) +
    halo('lamp', '#FFD08A', 0.7) +
    radial(
      'disc',
      [
        [0, '#FFFDF0'],
        [0.55, '#FFF3C8'],
        [1, '#F6D388'],
      ],
      0.4,
      0.38,
      0.66,
    ) +
    radial('moonglow', [
      [0, '#FFF3C8', 0.75],
      [0.3, '#FDEBB8', 0.4],
      [0.6, '#FBE6B0', 0.12],
      [1, '#FBE6B0', 0],
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
  `<rect width="1600" height="900" fill="url(#sky)"/>${stars}${moon}${burst('fwa', 1262, 210, 70, '#E8583C', '#FFC6A0', 20)}${burst('fwb', 880, 84, 56, '#7DBB95', '#E2F4D6', 18)}
${beyond}<rect y="380" width="1600" height="280" fill="url(#haze)"/>
${house(1010, 646, 190, 150, M, { fu: false })}${house(1556, 660, 250, 190, M, { sign: '灯' })}${crown(1196, 596, 60, 54, '#35685E', '#22473F', '#5E9580', 2.8, 71, '#1A3430')}${crown(1424, 590, 54, 50, '#2F5E58', '#1F423D', '#568C7A', 2.8, 73, '#1A3430')}
<rect y="640" width="1600" height="260" fill="url(#ground)"/>${times(11, (i) => `<path d="M0 ${f1(648 + Math.pow(i / 10, 1.7) * 250)}H1600" stroke="#5E6A70" stroke-width="${f1(1.4 + i * 0.28)}" opacity=".5"/>`)}
${house(612, 652, 210, 170, M, { couplet: ['平安', '快乐'] })}${house(816, 650, 170, 140, M, { fu: false })}
${canal}${float(1240, 704, 0.42)}${float(1352, 722, 0.5)}${float(1150, 760, 0.66)}${float(1290, 800, 0.8)}${float(1060, 848, 0.96)}${float(1236, 872, 1.05)}${bridge}${onBridge}${rail}
${crowd}${shop}${lantern(80, 306, 0.7)}${lantern(420, 306, 0.7)}
<ellipse cx="790" cy="770" rx="400" ry="80" fill="url(#pool)"/><ellipse cx="300" cy="770" rx="320" ry="80" fill="url(#pool)" opacity=".8"/>
${cook}${stall}${bank}${pedestal}${rope}${people}<g transform="translate(0 -40)">${plumBranch()}</g>
<rect width="1600" height="900" fill="url(#vig)"/>`,
);
