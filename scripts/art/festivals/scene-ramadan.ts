import { type Wing, far, near, roof, roofDefs, signboard } from './building.ts';
import { figure } from './figure.ts';
import { P, f1, halo, line, linear, radial, random, scene, shadow, times } from './kit.ts';
import { cloud, crown, hills, swallow } from './nature.ts';
import { lantern, streetDefs } from './street.ts';

const next = random(9);
const W: Wing = {
  ...near,
  snow: 0,
  wall: '#EBD8B2',
  pillar: '#2F6E5A',
  beam: P.jadeD,
  roof: '#2F5F58',
  roofL: '#4C8478',
  roofD: '#1E453F',
};
const F: Wing = { ...far, snow: 0, roof: '#5F7480', roofL: '#768B96', roofD: '#4E626E' };

const stars = times(
  36,
  () =>
    `<circle cx="${f1(1600 * next())}" cy="${f1(170 * next() + 6)}" r="${f1(0.8 + 1.2 * next())}" fill="#FFF3D0" opacity="${f1(0.3 + 0.5 * next())}"/>`,
);

const beyond = `<path d="${hills(
  [
    [-10, 520],
    [300, 450],
    [700, 500],
    [1100, 440],
    [1400, 480],
    [1610, 430],
  ],
  680,
)}" fill="#8A6A78"/><path d="${hills(
  [
    [-10, 570],
    [420, 530],
    [820, 560],
    [1240, 520],
    [1610, 545],
  ],
  680,
)}" fill="#755E6E"/>${[
  [60, 604, 170],
  [1290, 600, 180],
  [1500, 590, 210],
]
  .map(
    ([x = 0, y = 0, w = 0]) =>
      `<rect x="${x - w * 0.4}" y="${y}" width="${w * 0.8}" height="60" fill="#A88272" ${line(2.2, '#4A3A44')}/>${roof(x, y + 4, w, 46, F)}`,
  )
  .join('')}`;

/** An opening with a pointed arch, lit from inside. */
const arch = (x: number, w: number, top: number, foot: number, weight = 4.4): string => {
  const d = `M${x - w / 2} ${foot}V${top + w * 0.5}C${x - w / 2} ${f1(top + w * 0.2)} ${f1(x - w * 0.18)} ${f1(top + w * 0.12)} ${x} ${top}C${f1(x + w * 0.18)} ${f1(top + w * 0.12)} ${x + w / 2} ${f1(top + w * 0.2)} ${x + w / 2} ${f1(top + w * 0.5)}V${foot}Z`;
  return `<path d="${d}" fill="url(#win)" ${line(weight * 2.6)}/><path d="${d}" fill="url(#win)" ${line(weight, '#2F6E5A')}/>`;
};
const screen = (x: number, w: number, top: number, foot: number): string =>
  `${arch(x, w, top, foot)}<g fill="none" ${line(3, P.woodD)}><path d="M${x} ${top + w * 0.4}V${foot}M${x - w / 2} ${f1(foot - 46)}H${x + w / 2}M${x - w / 2} ${f1(top + w * 0.52)}H${x + w / 2}"/>${[
    -1, 1,
  ]
    .map((g) =>
      times(
        2,
        (i) =>
          `<path transform="translate(${f1(x + g * w * 0.25)} ${f1(foot - 72 - i * 46)})" d="M0-18L6-6L18 0L6 6L0 18L-6 6L-18 0L-6-6Z"/>`,
      ),
    )
    .join('')}</g>`;

const knob = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-10 0H10L6-8C16-14 16-28 0-32C-16-28-16-14-6-8Z" fill="${P.gold}" ${line(3.4)}/><path d="M0-32V-52" ${line(4)}/><circle cx="0" cy="-42" r="6" fill="${P.goldL}" ${line(3)}/></g>`;

/* The hall of prayer, timber under tiles, as in Beijing's Niujie. */
const hall = `<path d="M570 316H1030V410H570Z" fill="${W.wall}" ${line(4.4)}/>${times(
  5,
  (i) =>
    `<rect x="${596 + i * 86}" y="342" width="64" height="46" fill="url(#win)" ${line(3.4)}/><path d="M${628 + i * 86} 342V388M${596 + i * 86} 365H${660 + i * 86}" ${line(2.4, P.woodD)}/>`,
)}${roof(800, 326, 640, 124, W)}${knob(800, 202, 1.1)}
<path d="M420 430H1180V664H420Z" fill="${W.wall}" ${line(5)}/><path d="M420 430H1180V474H420Z" fill="${W.beam}" ${line(4.2)}/><path d="M432 452H1170" stroke="${P.gold}" stroke-width="3" stroke-dasharray="26 15"/>
<ellipse cx="800" cy="580" rx="420" ry="120" fill="url(#lamp)" opacity=".55"/>
${screen(512, 108, 492, 650)}${screen(656, 108, 492, 650)}${screen(944, 108, 492, 650)}${screen(1088, 108, 492, 650)}${arch(800, 128, 484, 656)}<path d="M744 656V552C744 530 772 524 800 510C828 524 856 530 856 552V656Z" fill="#F9DCA0" ${line(3, '#B4762A')}/><path d="M766 656V572Q800 540 834 572V656Z" fill="#2F6E5A" opacity=".3"/>
${[420, 566, 710, 864, 1008, 1154].map((x) => `<rect x="${x}" y="474" width="26" height="186" fill="${W.pillar}" ${line(4)}/><path d="M${x + 8} 482V644" ${line(4, '#5BA58D')} opacity=".7"/><path d="M${x - 6} 640H${x + 32}V664H${x - 6}Z" fill="#C9C1B2" ${line(3.4)}/>`).join('')}
<path d="M400 656H1200V680H400Z" fill="#B9B0A2" ${line(4.2)}/><path d="M700 680H900L924 706H676Z" fill="#C9C1B2" ${line(4)}/><path d="M688 693H912" ${line(2.6, '#7C756C')}/>
${roof(800, 440, 900, 104, W)}<path d="M420 442H1180V470H420Z" fill="#0D1F2A" opacity=".28"/>${signboard(800, 372, 196, 74, '清真寺', W)}`;

/* From its upper floor the new moon is looked for. */
const tower = `<path d="M128 470H312V664H128Z" fill="${W.wall}" ${line(4.6)}/><path d="M250 470H312V664H250Z" fill="#B98F62" opacity=".35"/>${arch(192, 64, 520, 660, 3.6)}<path d="M128 470H312V498H128Z" fill="${W.beam}" ${line(4)}/>${roof(220, 476, 290, 74, W)}
<path d="M152 318H288V404H152Z" fill="${W.wall}" ${line(4.4)}/>${[182, 220, 258].map((x) => arch(x, 28, 336, 396, 2.6)).join('')}<path d="M140 392H300V410H140Z" fill="${P.woodL}" ${line(3.6)}/>${times(7, (i) => `<path d="M${150 + i * 23} 376V394" ${line(4)}/>`)}<path d="M142 378H298" ${line(5)}/><path d="M142 378H298" ${line(2.4, '#C98B4F')}/>${roof(220, 324, 236, 96, W)}${knob(220, 230, 0.9)}<path d="M108 656H332V680H108Z" fill="#B9B0A2" ${line(4)}/>`;

const cypress = (x: number, foot: number, k: number): string =>
  `<g transform="translate(${x} ${foot}) scale(${k})">${shadow(0, 0, 60, 10)}<path d="M-8 0V-50H8V0Z" fill="#6B4A34" ${line(4)}/><path d="M0-330C34-280 62-190 58-110C56-66 34-44 0-40C-34-44-56-66-58-110C-62-190-34-280 0-330Z" fill="#35685E" ${line(4.6)}/><path d="M14-300C40-240 62-160 54-100C50-66 34-46 8-42C36-90 36-210 14-300Z" fill="#1F423D" opacity=".6"/><path d="M-30-120q8-30 4-60M-10-90q8-50 2-110M18-110q6-40-2-90M-20-210q6-24 4-44" fill="none" ${line(3, '#5E9580')}/></g>`;

const floor = `<rect y="660" width="1600" height="240" fill="url(#stone)"/>${times(10, (i) => `<path d="M0 ${f1(668 + Math.pow(i / 9, 1.6) * 228)}H1600" stroke="#7A6258" stroke-width="${f1(1.6 + i * 0.28)}" opacity=".5"/>`)}${times(27, (i) => `<path d="M${800 + (i - 13) * 62} 662L${800 + (i - 13) * 150} 910" stroke="#7A6258" stroke-width="2.2" opacity=".4"/>`)}`;

const table = `${shadow(800, 892, 400, 18)}<path d="M424 786H1176L1160 886H440Z" fill="#2F6E5A" ${line(4.8)}/><path d="M1020 786H1176L1160 886H1040Z" fill="#12322C" opacity=".35"/>${times(12, (i) => `<path d="M${440 + i * 60} 788q30 36 60 0" fill="${i % 2 ? P.gold : P.goldL}" ${line(3.2)}/>`)}<path d="M452 868H1150" ${line(4, P.gold)} opacity=".7"/><path d="M440 744H1160L1192 788H408Z" fill="#F3E6C8" ${line(4.8)}/><path d="M1080 744H1160L1192 788H1100Z" fill="#B98F62" opacity=".3"/><path d="M456 754H760M448 764H620" ${line(3, '#FFFBEA')}/>
<g transform="translate(452 776)"><path d="M-26-16Q0-26 26-16Q20 6 0 6Q-20 6-26-16Z" fill="#EEF1EA" ${line(3.4)}/>${[
  [-12, -20],
  [2, -24],
  [14, -19],
  [-2, -16],
]
  .map(
    ([x = 0, y = 0]) =>
      `<ellipse cx="${x}" cy="${y}" rx="9" ry="6" fill="#7A3A1E" ${line(2.4)}/><path d="M${x - 4} ${y - 2}q3-2 6 0" fill="none" ${line(1.6, '#D99A6E')}/>`,
  )
  .join('')}</g>
<g transform="translate(1160 774)"><path d="M-18-22H18Q16 6 8 8H-8Q-16 6-18-22Z" fill="#EEF1EA" ${line(3.4)}/><ellipse cx="0" cy="-22" rx="18" ry="5" fill="#C98B3F" ${line(2.8)}/></g>`;

const teapot = `<g transform="translate(-62 -96)"><path d="M30-14C48-20 50 8 32 12" fill="none" ${line(9)}/><path d="M30-14C48-20 50 8 32 12" fill="none" ${line(4, P.goldD)}/><path d="M-28-4C-44-8-42-24-54-28L-50-18C-46-6-38 6-26 8Z" fill="${P.gold}" ${line(3.6)}/><path d="M-30 0C-30-26 30-26 30 0C30 20 18 26 0 26C-18 26-30 20-30 0Z" fill="${P.gold}" ${line(4)}/><path d="M10-18C26-12 30-4 30 0C30 20 18 26 4 26C20 14 22-4 10-18Z" fill="${P.goldD}" opacity=".6"/><path d="M-16-18Q0-28 16-18" fill="none" ${line(4, P.goldD)}/><circle cx="0" cy="-28" r="5" fill="${P.goldL}" ${line(3)}/><path d="M-20-4Q-18-12-8-15" fill="none" ${line(3.4, '#FFF3C4')}/></g>`;
const people = `${figure({
  x: 318,
  y: 844,
  k: 1.34,
  tall: 64,
  coat: '#EDE4D0',
  coatD: '#BBA98A',
  hair: 'cap',
  scarf: '#BBA98A',
  pants: '#4A4A54',
  robe: true,
  turn: 0.6,
  mouth: 'smile',
  left: [-52, -84],
  right: [58, -96],
})}${figure({
  x: 196,
  y: 876,
  k: 1.06,
  tall: 4,
  coat: '#3E7F9A',
  coatD: '#245A72',
  hair: 'cap',
  scarf: P.cream,
  pants: '#33404A',
  turn: 0.6,
  up: 0.9,
  left: [-46, -66],
  right: [52, -138],
})}${figure({
  x: 1296,
  y: 842,
  k: 1.3,
  tall: 56,
  coat: '#8A4A62',
  coatD: '#5E2A42',
  hair: 'scarf',
  scarf: '#7DBB95',
  pants: P.plum,
  trim: P.gold,
  robe: true,
  turn: -0.6,
  eyes: 'shut',
  left: [-58, -92],
  right: [44, -78],
  front: teapot,
})}${figure({
  x: 1426,
  y: 872,
  k: 1.04,
  tall: 2,
  coat: P.gold,
  coatD: P.goldD,
  hair: 'scarf',
  scarf: '#E88A9A',
  pants: '#6A4A3A',
  trim: P.cream,
  turn: -0.6,
  up: 0.8,
  left: [-50, -136],
  right: [44, -62],
})}${figure({
  x: 1528,
  y: 856,
  k: 1.24,
  tall: 52,
  coat: '#4A5A6E',
  coatD: '#2E3A4A',
  hair: 'cap',
  hairColor: '#B9B4AE',
  beard: true,
  pants: '#33303A',
  robe: true,
  turn: -0.6,
  mouth: 'smile',
  left: [-50, -88],
  right: [46, -70],
})}`;

export const ramadan = scene(
  'The courtyard of a Chinese mosque at sunset',
  streetDefs +
    roofDefs +
    linear('sky', [
      [0, '#1C4460'],
      [0.26, '#4A7486'],
      [0.44, '#C9A08C'],
      [0.58, '#F3B878'],
      [0.72, '#FBD59A'],
    ]) +
    linear('stone', [
      [0, '#D9B893'],
      [0.4, '#B4967E'],
      [1, '#7E6A62'],
    ]) +
    linear('cloudy', [
      [0, '#FBE3C4'],
      [1, '#E0A98A'],
    ]) +
    linear('haze', [
      [0, '#FBD59A', 0],
      [1, '#FBD59A', 0.6],
    ]) +
    halo('lamp', '#FFD08A', 0.7) +
    radial('pool', [
      [0, '#FFE0A6', 0.6],
      [0.6, '#FFD08A', 0.22],
      [1, '#FFD08A', 0],
    ]) +
    radial(
      'vig',
      [
        [0.62, '#2A1A24', 0],
        [1, '#2A1A24', 0.4],
      ],
      0.5,
      0.5,
      0.75,
    ),
  `<rect width="1600" height="900" fill="url(#sky)"/>${stars}${cloud(480, 150, 0.8, 'url(#cloudy)', '#B98474', 0.85)}${cloud(1420, 318, 0.74, 'url(#cloudy)', '#B98474', 0.9)}${cloud(90, 120, 0.6, 'url(#cloudy)', '#B98474', 0.7)}${swallow(1110, 180, 0.5, -14)}${swallow(1160, 236, 0.4, -8)}
${beyond}<rect y="420" width="1600" height="250" fill="url(#haze)"/>
${crown(366, 606, 56, 54, '#4F7F5A', '#2F5A44', '#8FBF7E', 3, 61, '#24463C')}${crown(1238, 606, 60, 56, '#4F7F5A', '#2F5A44', '#8FBF7E', 3, 62, '#24463C')}
${floor}<ellipse cx="800" cy="700" rx="430" ry="46" fill="url(#pool)"/>${hall}${tower}${cypress(1356, 700, 0.86)}${cypress(1500, 716, 1.02)}${cypress(48, 716, 0.9)}
${lantern(500, 470, 0.6)}${lantern(1100, 470, 0.6)}${lantern(666, 470, 0.5)}${lantern(934, 470, 0.5)}
<ellipse cx="800" cy="820" rx="560" ry="90" fill="url(#pool)" opacity=".7"/>${people}${table}
<rect width="1600" height="900" fill="url(#vig)"/>`,
);
