import { type Wing, mid, roof, roofDefs, signboard } from './building.ts';
import { blueBoat, boatDefs, dragonBoat, jadeBoat } from './boats.ts';
import { figure } from './figure.ts';
import { P, f1, glyph, line, linear, radial, random, scene, shadow, times } from './kit.ts';
import { cloud, crown, grass, hills, peak, strand, swallow } from './nature.ts';

const next = random(23);
const dry: Wing = { ...mid, snow: 0, roof: '#4F7470', roofL: '#6C918A', roofD: '#3A5A58' };

const mountains =
  peak(120, 340, 300, 190, '#B9CFC0', '#8FB0A4', '#93B2A8', 2, 13) +
  peak(420, 344, 210, 250, '#A9C8BC', '#7EA79C', '#86ACA2', 2, 14) +
  peak(640, 344, 260, 170, '#BCD2C2', '#93B3A6', '#98B6AB', 2, 15) +
  peak(900, 344, 230, 270, '#A4C6BA', '#7AA59A', '#84AAA0', 2, 16) +
  peak(1120, 344, 280, 190, '#B4CDBF', '#8BAEA2', '#92B2A8', 2, 17) +
  peak(1410, 344, 300, 260, '#A9C8BC', '#7EA79C', '#86ACA2', 2, 18);

const farCrowd = times(24, (i) => {
  const x = 226 + i * 37 + 12 * Math.sin(i * 3);
  const coats = [
    ['#C9604A', '#97392C'],
    ['#4F8A8A', '#2F6264'],
    ['#E0A23C', '#A8702A'],
    ['#7A6A9A', '#54467A'],
    ['#5E9A6A', '#3A7048'],
  ] as const;
  const hairs = ['short', 'bob', 'straw', 'bun'] as const;
  const [coat, coatD] = coats[i % 5] ?? coats[0];
  if (x > 750 && x < 890) return '';
  return figure({
    x,
    y: 366 + 3 * Math.sin(i * 2),
    k: 0.25,
    tall: 20,
    coat,
    coatD,
    hair: hairs[(i * 3) % 4] ?? 'short',
    skin: '#EDBB92',
    ink: '#3F4A46',
    weight: 7,
    shadow: false,
    turn: i < 12 ? 0.6 : -0.6,
    ...(i % 3 === 0 ? { left: [-44, -150] as const, right: [44, -148] as const } : {}),
  });
});

const farBank = `<path d="${hills(
  [
    [-10, 334],
    [200, 316],
    [480, 336],
    [760, 318],
    [1060, 334],
    [1340, 312],
    [1610, 326],
  ],
  386,
)}" fill="#8FBA86" ${line(2.4, '#5E8A62')}/>${[
  [60, 330, 40],
  [150, 326, 30],
  [560, 330, 34],
  [640, 330, 26],
  [1010, 328, 36],
  [1300, 320, 34],
]
  .map(([x = 0, y = 0, r = 0], i) =>
    crown(x, y - r * 0.6, r * 1.3, r, '#6FA27A', '#4A7F62', '#A3CBA0', 2.2, 60 + i, '#3F6A58'),
  )
  .join('')}
<rect x="770" y="284" width="100" height="52" fill="#C96A4A" ${line(2.2, '#4A3E3A')}/>${times(3, (i) => `<rect x="${784 + i * 28}" y="296" width="16" height="40" fill="#F3DDB2" ${line(1.6, '#4A3E3A')}/>`)}${roof(820, 288, 130, 34, { ...dry, ow: 2.2, oc: '#4A3E3A' })}
${farCrowd}
${times(9, (i) => `<path d="M${300 + i * 108} 366V300" ${line(2.6, '#6B4A3A')}/><path d="M${301 + i * 108} 302q16-6 32 2l-4 14q-14-6-28 0Z" fill="${[P.redL, P.gold, P.jade][i % 3]}" ${line(1.8, '#4A3E3A')}/>`)}
<path d="M-10 366Q400 352 800 366T1610 362V380H-10Z" fill="#B9B08C" ${line(2.2, '#6E7A5E')}/>`;

const ripple = (x: number, y: number, w: number): string =>
  `M${f1(x)} ${f1(y)}q${f1(w * 0.25)} ${f1(w * 0.1)} ${f1(w * 0.5)} 0t${f1(w * 0.5)} 0`;
const water = `<rect y="372" width="1600" height="528" fill="url(#river)"/><g fill="none" stroke-linecap="round">${times(
  110,
  () => {
    const y = 384 + 516 * Math.pow(next(), 1.1);
    const k = (y - 360) / 540;
    return `<path d="${ripple(1640 * next() - 20, y, 30 + 110 * k)}" stroke="${next() > 0.45 ? '#DDF0E2' : '#2F7F7C'}" stroke-width="${f1(1.4 + 2.6 * k)}" opacity="${f1(0.35 + 0.4 * next())}"/>`;
  },
)}</g><path d="M0 372H1600V392Q1200 402 800 390T0 396Z" fill="#5E9A86" opacity=".45"/>`;

/* A wake of open water where the third boat should be. */
const wake = `<g fill="none" ${line(4, '#EAF6EF')} opacity=".6"><path d="M430 640q40-14 80 0t80 0M520 676q50-16 100 0t100 0M760 650q40-14 80 0t80 0M880 690q40-12 80 0"/></g>`;

const buoys = times(9, (i) => {
  const t = i / 8;
  const x = 1120 - 60 * t * t;
  const y = 470 + 430 * t * t;
  const r = 5 + 11 * t;
  return `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(r)}" fill="${i % 2 ? P.cream : P.redL}" ${line(2 + 2 * t)}/><path d="M${f1(x - r * 1.5)} ${f1(y + r)}q${f1(r * 1.5)} ${f1(r * 0.6)} ${f1(r * 3)} 0" fill="none" ${line(2 + t, '#EAF6EF')}/>`;
});

/* The right bank: pier, pole, drum stand. */
const bank = `<path d="M1610 470C1500 480 1440 500 1400 540C1330 600 1210 640 1150 720C1110 780 1100 850 1090 910H1610Z" fill="url(#bankfill)" ${line(4.4, '#3F6A44')}/><path d="M1400 540C1330 600 1210 640 1150 720C1110 780 1100 850 1090 910L1064 910C1074 840 1090 770 1132 706C1190 630 1310 590 1384 534Z" fill="#C9B98E" ${line(3.6, '#6E6A4E')}/>`;
const pier = `<g>${[1120, 1190, 1270, 1350].map((x) => `<path d="M${x} 520V${x < 1200 ? 590 : 570}" ${line(15)}/><path d="M${x} 520V${x < 1200 ? 586 : 566}" ${line(8, '#8A5A34')}/><path d="M${x - 14} ${x < 1200 ? 590 : 570}q14 7 28 0" fill="none" ${line(3, '#EAF6EF')}/>`).join('')}<path d="M1090 496H1440L1410 530H1080Z" fill="#C98B4F" ${line(4.4)}/><path d="M1080 530H1410V544H1080Z" fill="#8A5A34" ${line(4.4)}/><path d="M1094 507H1428M1086 518H1418" ${line(2.4, '#8A5A34')}/><path d="M1150 497L1143 529M1220 497L1214 529M1290 497L1285 529M1360 497L1352 529" ${line(2.2, '#8A5A34')}/></g>`;
const pole = `<path d="M1160 500h24v-14h-24Z" fill="#8A5A34" ${line(4)}/><path d="M1172 490V124" ${line(15)}/><path d="M1172 490V124" ${line(8.4, '#B98350')}/><path d="M1169 480V130" ${line(2.4, '#F1CF9A')}/><circle cx="1172" cy="114" r="12" fill="${P.gold}" ${line(4)}/><circle cx="1168" cy="110" r="3.4" fill="#FFF6D8"/><path d="M1164 146h16M1164 470h16" ${line(5, P.red)}/><path d="M1178 480C1190 470 1186 452 1178 446" fill="none" ${line(3, '#E8D9B0')}/>`;
const pavilion = `<rect x="1440" y="330" width="190" height="150" fill="#E9D3AC" ${line(3.8)}/><rect x="1440" y="330" width="190" height="24" fill="${P.jadeD}" ${line(3.2)}/>${[1446, 1520, 1592].map((x) => `<rect x="${x}" y="352" width="13" height="130" fill="${P.red}" ${line(3.2)}/>`).join('')}${roof(1540, 334, 250, 76, { ...dry, ow: 3.8, oc: P.ink })}${signboard(1556, 350, 92, 40, '端午', { ow: 3, oc: P.ink })}`;
const watchers = [
  [1390, 524, 0.62, '#C9604A', '#97392C', 'short', 46],
  [1432, 528, 0.6, '#4F8A8A', '#2F6264', 'bob', 40],
  [1478, 532, 0.66, '#E0A23C', '#A8702A', 'straw', 50],
  [1524, 530, 0.62, '#7A6A9A', '#54467A', 'bun', 44],
  [1572, 534, 0.66, '#5E9A6A', '#3A7048', 'grey', 48],
] as const;
const spectators = watchers
  .map(([x, y, k, coat, coatD, hair, tall], i) =>
    figure({
      x,
      y,
      k,
      coat,
      coatD,
      hair,
      tall,
      turn: -0.8,
      weight: 5,
      shadow: false,
      eyes: i % 2 ? 'shut' : 'open',
      ...(i % 3 === 0 ? { left: [-46, -166] as const, right: [44, -164] as const } : {}),
    }),
  )
  .join('');
const railing = `<path d="M1368 506H1610" ${line(14)}/><path d="M1368 506H1610" ${line(7, '#C9C4B0')}/><path d="M1368 540H1610" ${line(11)}/><path d="M1368 540H1610" ${line(5, '#A9A494')}/>${times(5, (i) => `<path d="M${1374 + i * 56} 488h18v66h-18Z" fill="#C9C4B0" ${line(4)}/><circle cx="${1383 + i * 56}" cy="484" r="8" fill="#D9D4C2" ${line(3.4)}/><path d="M${1386 + i * 56} 492v58" ${line(4, '#9A9484')}/>`)}`;
const stand = `${shadow(1346, 888, 150, 16)}<path d="M1250 832V884M1442 832V884" ${line(17)}/><path d="M1250 832V882M1442 832V882" ${line(9, '#8A5A34')}/><ellipse cx="1346" cy="822" rx="122" ry="26" fill="#8A5A34" ${line(4.6)}/><path d="M1224 816C1224 852 1224 852 1230 858Q1346 890 1462 858C1468 852 1468 852 1468 816Z" fill="${P.red}" ${line(4.6)}/><path d="M1410 838C1436 832 1460 826 1468 816V852L1462 858Q1440 866 1410 870Z" fill="${P.deep}" opacity=".35"/><path d="M1228 846Q1346 878 1464 846" fill="none" ${line(4, P.gold)}/>${times(15, (i) => `<path d="M${1236 + i * 15.7} ${f1(862 + 12 * Math.sin(((i + 0.3) / 15) * Math.PI))}v12" ${line(4, P.goldL)}/>`)}<ellipse cx="1346" cy="812" rx="124" ry="26" fill="#C98B4F" ${line(4.6)}/><ellipse cx="1340" cy="809" rx="98" ry="17" fill="#DDA866"/><ellipse cx="1346" cy="812" rx="90" ry="16" fill="none" ${line(2.6, '#8A5A34')}/>`;

/* The left bank: a stall with an empty steamer. */
const stallBack = `<path d="M-10 640C120 620 300 640 400 740C450 800 460 860 470 910H-10Z" fill="url(#bankfill)" ${line(4.4, '#3F6A44')}/>${shadow(210, 890, 240, 22)}<rect x="14" y="470" width="392" height="340" fill="#7A5236" ${line(4.6)}/><path d="M330 472H406V810H330Z" fill="#3A2214" opacity=".3"/>${times(9, (i) => `<path d="M${54 + i * 42} 474V806" ${line(2.4, '#5A3A26')}/>`)}<path d="M30 556H396" ${line(9)}/><path d="M30 556H396" ${line(4, '#B98350')}/>
${times(8, (i) => `<g transform="translate(${62 + i * 32} 556) rotate(${(i % 3) * 5 - 5})"><path d="M0 0V10" ${line(3, P.red)}/><path d="M0 8C-11 24-11 52-3 74C9 52 11 24 0 8Z" fill="${['#5E9A58', '#7FB567', '#4F8850'][i % 3]}" ${line(2.8)}/><path d="M0 14V62" ${line(1.6, '#2F5A34')}/></g>`)}`;
const counter = `<path d="M24 770H398L424 826H2Z" fill="#C98B4F" ${line(4.8)}/><path d="M330 770H398L424 826H350Z" fill="#6B3A22" opacity=".3"/><path d="M2 826H424V912H2Z" fill="#9A6438" ${line(4.8)}/><path d="M2 842H424" ${line(3, '#6B3A22')}/>${times(9, (i) => `<path d="M${44 + i * 46} 846V900" ${line(3, '#6B3A22')}/>`)}<path d="M20 776H240" ${line(3, '#F1CF9A')} opacity=".8"/>
<ellipse cx="192" cy="806" rx="150" ry="27" fill="url(#shade)"/><path d="M62 786V806C62 826 122 836 192 836C262 836 322 826 322 806V786Z" fill="#C99A58" ${line(4.6)}/><path d="M62 800C70 820 130 828 192 828C254 828 314 820 322 800" fill="none" ${line(3, '#8A5A34')}/><path d="M270 826C302 822 322 816 322 806V786H292Z" fill="#6B3A22" opacity=".35"/><ellipse cx="192" cy="786" rx="130" ry="25" fill="#E3BE78" ${line(4.6)}/><ellipse cx="192" cy="787" rx="112" ry="18" fill="#B4833E" ${line(3)}/><path d="M92 780H292M84 788H300M96 796H288" ${line(2.6, '#8A5A34')}/><path d="M120 774L132 802M164 770L170 804M220 770L214 804M264 774L252 802" ${line(2.4, '#8A5A34')}/>`;
const awning = `<path d="M22 812V400M404 812V400" ${line(13)}/><path d="M22 812V400M404 812V400" ${line(7, '#B98350')}/>
<path d="M-14 486L30 396H396L440 486Z" fill="${P.cream}"/>${[0, 2, 4, 6].map((i) => `<path d="M${-14 + i * 64.9} 486L${30 + i * 52.3} 396H${30 + (i + 1) * 52.3}L${-14 + (i + 1) * 64.9} 486Z" fill="${P.jade}"/>`).join('')}<path d="M330 396H396L440 486H368Z" fill="#0E3A30" opacity=".22"/><path d="M-14 486L30 396H396L440 486Z" fill="none" ${line(4.8)}/>${times(7, (i) => `<path d="M${f1(-14 + i * 64.9)} 486q32.4 38 64.9 0Z" fill="${i % 2 ? P.cream : P.jade}" ${line(4.2)}/>`)}<path d="M38 404H240" ${line(3.4, '#fff')} opacity=".6"/>
<rect x="132" y="420" width="156" height="58" rx="4" fill="#23323A" ${line(4.6)}/><rect x="139" y="427" width="142" height="44" fill="none" ${line(2.4, P.gold)}/>${glyph('粽', 158, 427, 44, P.goldL)}${glyph('子', 216, 427, 44, P.goldL)}`;
const vendor = figure({
  x: 360,
  y: 856,
  k: 1.04,
  tall: 50,
  coat: '#4A6B8A',
  coatD: '#33506E',
  hair: 'scarf',
  scarf: P.redL,
  apron: P.cream,
  turn: -0.6,
  left: [-44, -86],
  right: [40, -80],
  shadow: false,
  mouth: 'laugh',
  eyes: 'shut',
});

const people =
  figure({
    x: 1540,
    y: 872,
    k: 1.04,
    tall: 74,
    coat: P.redL,
    coatD: P.redD,
    hair: 'band',
    scarf: P.gold,
    turn: -0.8,
    pants: '#33475A',
    left: [-62, -116],
    right: [36, -84],
    mouth: 'laugh',
    front: `<path d="M-62-116L-92-146M38-84L8-110" ${line(10)}/><path d="M-62-116L-92-146M38-84L8-110" ${line(5, '#E3BE78')}/><circle cx="-93" cy="-147" r="8" fill="${P.goldL}" ${line(3)}/><circle cx="7" cy="-111" r="8" fill="${P.goldL}" ${line(3)}/>`,
  }) +
  figure({
    x: 1174,
    y: 876,
    k: 0.9,
    coat: P.jade,
    coatD: P.jadeD,
    hair: 'buns',
    scarf: P.red,
    turn: -0.8,
    pants: P.plum,
    left: [-52, -128],
    right: [40, -146],
    back: false,
    eyes: 'shut',
  });

const willowTop = `<path d="M1290-14C1370 26 1480 30 1610 10" fill="none" ${line(20)}/><path d="M1290-14C1370 26 1480 30 1610 10" fill="none" ${line(12, '#6B5A3E')}/>${times(13, (i) => strand(1376 + i * 19, 4 + ((i * 13) % 16), 70 + 120 * Math.abs(Math.sin(i * 1.3)) + i * 5, -14 + 8 * Math.sin(i * 2), 18, i % 4))}`;

const bunting = `<path d="M406 420V292" ${line(11)}/><path d="M406 420V292" ${line(5.6, '#B98350')}/><circle cx="406" cy="286" r="9" fill="${P.gold}" ${line(3.6)}/><path d="M406 296Q785 262 1166 130" fill="none" ${line(3.2)}/>${times(
  13,
  (i) => {
    const t = (i + 0.7) / 13;
    const x = (1 - t) * (1 - t) * 406 + 2 * (1 - t) * t * 785 + t * t * 1166;
    const y = (1 - t) * (1 - t) * 296 + 2 * (1 - t) * t * 262 + t * t * 130;
    return `<path d="M${f1(x - 13)} ${f1(y + 5)}L${f1(x + 13)} ${f1(y - 4)}L${f1(x + 6)} ${f1(y + 32)}Z" fill="${[P.redL, P.gold, P.jade, P.cream][i % 4]}" ${line(2.8)}/>`;
  },
)}`;

export const dragonBoatRace = scene(
  'A dragon boat race on a river',
  roofDefs +
    boatDefs(jadeBoat) +
    boatDefs(blueBoat) +
    linear('sky', [
      [0, '#8FC4C6'],
      [0.2, '#C2DED0'],
      [0.4, '#FBEBC4'],
    ]) +
    linear('river', [
      [0, '#BFE0CF'],
      [0.25, '#7FC0B4'],
      [0.7, '#3F9590'],
      [1, '#23706F'],
    ]) +
    linear('bankfill', [
      [0, '#B9CB7A'],
      [0.5, '#8FB565'],
      [1, '#5E9452'],
    ]) +
    linear('mist', [
      [0, '#FBF1D6', 0],
      [0.75, '#FBF1D6', 0.85],
      [1, '#FBF1D6', 0.2],
    ]) +
    radial('sun', [
      [0, '#FFF6D0', 0.95],
      [0.25, '#FFEBB0', 0.5],
      [1, '#FFEBB0', 0],
    ]) +
    radial(
      'vig',
      [
        [0.62, '#0F3030', 0],
        [1, '#0F3030', 0.36],
      ],
      0.5,
      0.5,
      0.75,
    ),
  `<rect width="1600" height="900" fill="url(#sky)"/><circle cx="300" cy="110" r="330" fill="url(#sun)"/><circle cx="300" cy="110" r="46" fill="#FFF8E0"/>
${cloud(560, 110, 0.9, '#FFF9EA', '#D9C9A0', 0.9)}${cloud(960, 60, 0.66, '#FFF9EA', '#D9C9A0', 0.85)}${cloud(120, 210, 0.6, '#FFF9EA', '#D9C9A0', 0.8)}
${mountains}<rect y="210" width="1600" height="150" fill="url(#mist)"/>${swallow(700, 200, 0.5, -12)}${swallow(770, 176, 0.38, 8)}
${farBank}${water}
<g transform="translate(520 292) scale(.5)">${dragonBoat(jadeBoat)}</g>${wake}${buoys}
${pavilion}${bank}${spectators}${railing}${pier}${pole}${bunting}
${times(26, () => {
  const y = 640 + 240 * next();
  return grass(1180 + 420 * next(), y, 0.5 + (y - 600) / 420, '#5E9452');
})}${stand}${people}
<g transform="translate(430 694) scale(.84)">${dragonBoat(blueBoat)}</g>
${stallBack}${vendor}${counter}${awning}${willowTop}
<rect width="1600" height="900" fill="url(#vig)"/>`,
);
