import { bench } from './bench.ts';
import { type Wing, mid, near, roof, roofDefs } from './building.ts';
import { figure } from './figure.ts';
import { P, f1, halo, line, linear, radial, random, scene, shadow, times } from './kit.ts';
import { lantern, streetDefs } from './street.ts';
import { cloud, crown, grass, hills } from './nature.ts';

const next = random(41);
const dark: Wing = { ...near, snow: 0 };

const stars = times(90, () => {
  const x = 1600 * next();
  const y = 330 * next() * next() + 6;
  const r = 0.8 + 1.5 * next();
  const opacity = 0.4 + 0.6 * next();
  if (Math.hypot(x - 1120, y - 176) < 260) return '';
  return `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(r)}" fill="#FFF3D0" opacity="${f1(opacity)}"/>`;
});

/* Thin clouds stand open around a pale glow. */
const glow = `<circle cx="1120" cy="176" r="400" fill="url(#moonglow)"/><circle cx="1120" cy="176" r="110" fill="url(#veil)"/>${cloud(930, 250, 0.86, 'url(#cloudy)', '#6F8494', 0.95)}${cloud(1296, 262, 0.66, 'url(#cloudy)', '#6F8494', 0.95)}${cloud(1296, 96, 0.62, 'url(#cloudy)', '#6F8494', 0.8)}${cloud(880, 90, 0.56, 'url(#cloudy)', '#6F8494', 0.75)}${cloud(640, 170, 0.7, 'url(#cloudy)', '#5E7686', 0.6)}`;

/* Beyond the wall: hills, roofs of the town, trees. */
const beyond = `<path d="${hills(
  [
    [-10, 380],
    [300, 300],
    [620, 360],
    [900, 310],
    [1240, 350],
    [1610, 290],
  ],
  520,
)}" fill="#2F4F5E"/><path d="${hills(
  [
    [-10, 400],
    [380, 356],
    [700, 384],
    [1060, 350],
    [1400, 376],
    [1610, 344],
  ],
  520,
)}" fill="#355864"/>`;
const beyondRoofs = `${roof(560, 366, 180, 48, { ...mid, snow: 0, roof: '#2F4C5A', roofL: '#456574', roofD: '#223B48', ow: 2.6, oc: '#1E2C34' })}${crown(438, 352, 56, 44, '#35685E', '#22473F', '#5E9580', 2.8, 71, '#1A3430')}${crown(946, 350, 66, 46, '#35685E', '#22473F', '#5E9580', 2.8, 72, '#1A3430')}${crown(1240, 356, 60, 40, '#2F5E58', '#1F423D', '#568C7A', 2.8, 73, '#1A3430')}`;

const GATE = { x: 716, y: 520, r: 116 };

/* What the moon gate shows: a path, bamboo and a stone lamp. */
const bamboo = (x: number, foot: number, h: number, lean: number): string =>
  `<path d="M${x} ${foot}Q${x + lean * 0.3} ${foot - h * 0.5} ${x + lean} ${foot - h}" fill="none" ${line(8, '#1A3430')}/><path d="M${x} ${foot}Q${x + lean * 0.3} ${foot - h * 0.5} ${x + lean} ${foot - h}" fill="none" stroke="#5E9A68" stroke-width="4.4" stroke-dasharray="${f1(h * 0.18)} 3"/>${times(
    5,
    (i) => {
      const t = 0.42 + i * 0.13;
      const px = x + lean * t * t;
      const py = foot - h * t;
      const d = i % 2 ? 1 : -1;
      return `<g transform="translate(${f1(px)} ${f1(py)}) scale(${d} 1)" fill="#6FAE72" ${line(1.6, '#1A3430')}><path d="M0 0C12-8 26-8 38 0C26 4 12 6 0 0Z"/><path d="M0 0C8-16 18-24 32-26C26-14 14-2 0 0Z"/></g>`;
    },
  )}`;
const garden = `<clipPath id="gateview"><circle cx="${GATE.x}" cy="${GATE.y}" r="${GATE.r}"/></clipPath><g clip-path="url(#gateview)"><rect x="560" y="360" width="320" height="300" fill="url(#gardenlight)"/><path d="M560 600C640 570 780 570 880 590V660H560Z" fill="#4F7A58" ${line(2.6, '#24463C')}/><path d="M640 660C676 620 700 596 690 580H730C748 600 790 620 810 660Z" fill="#D9C79A" ${line(2.6, '#7A6A46')}/>${bamboo(620, 620, 200, 30)}${bamboo(654, 610, 170, -14)}${bamboo(806, 616, 210, -34)}${bamboo(834, 626, 180, 6)}<circle cx="752" cy="548" r="70" fill="url(#lamp)"/><path d="M742 596V574H762V596ZM730 574H774L768 566H736ZM736 566V544H768V566ZM724 544H780L764 528H740ZM748 528V520H756V528Z" fill="#8C9A92" ${line(2.6, '#2A3A3A')}/><rect x="742" y="548" width="20" height="14" fill="#FFE9A8"/></g>`;

const wall = `<path d="M380 346H1610V660H380Z" fill="url(#plaster)" ${line(4.4)}/><path d="M380 626H1610V660H380Z" fill="#6E7A7A" ${line(4)}/><path d="M380 346H1610V372H380Z" fill="#1C3440" opacity=".3"/>
${garden}<circle cx="${GATE.x}" cy="${GATE.y}" r="${GATE.r + 12}" fill="none" ${line(30)}/><circle cx="${GATE.x}" cy="${GATE.y}" r="${GATE.r + 12}" fill="none" stroke="#A9B0A6" stroke-width="21"/>${times(
  26,
  (i) => {
    const a = (i / 26) * Math.PI * 2;
    const r0 = GATE.r + 2;
    const r1 = GATE.r + 22;
    return `<path d="M${f1(GATE.x + Math.cos(a) * r0)} ${f1(GATE.y + Math.sin(a) * r0)}L${f1(GATE.x + Math.cos(a) * r1)} ${f1(GATE.y + Math.sin(a) * r1)}" ${line(2.6, '#5A6664')}/>`;
  },
)}<path d="M${GATE.x - 88} ${GATE.y - 99}A132 132 0 0 1 ${GATE.x - 18} ${GATE.y - 131}" fill="none" ${line(4, '#EEF3E8')} opacity=".7"/><path d="M${GATE.x - 70} 632H${GATE.x + 70}L${GATE.x + 88} 664H${GATE.x - 88}Z" fill="#B9BCAE" ${line(4)}/>
<g transform="translate(0 -48)">${times(40, (i) => `<path d="M${388 + i * 31} 396V366Q${403.5 + i * 31} 352 ${419 + i * 31} 366V396Z" fill="${i % 2 ? '#2C4A57' : '#345764'}" ${line(2.8)}/>`)}<path d="M372 368H1610V352H372Z" fill="#1E3743" ${line(4)}/><path d="M376 357H1600" ${line(2.6, '#5C7F8C')}/>${times(40, (i) => `<circle cx="${403.5 + i * 31}" cy="399" r="8.4" fill="#456A76" ${line(2.4)}/>`)}</g>`;

/* The moon draws bamboo on the plaster. */
const shade = `<clipPath id="wallface"><path d="M1040 374H1500V624H1040Z"/></clipPath><g clip-path="url(#wallface)" fill="#3A565E" stroke="#3A565E" opacity=".3">${[
  [1120, 640, 250, 30],
  [1176, 640, 210, -24],
  [1420, 640, 240, -36],
]
  .map(
    ([x = 0, foot = 0, h = 0, lean = 0]) =>
      `<path d="M${x} ${foot}Q${x + lean * 0.3} ${foot - h * 0.5} ${x + lean} ${foot - h}" fill="none" stroke-width="6"/>${times(
        6,
        (i) => {
          const t = 0.36 + i * 0.12;
          return `<g transform="translate(${f1(x + lean * t * t)} ${f1(foot - h * t)}) scale(${i % 2 ? 1.3 : -1.3} 1.3)" stroke="none"><path d="M0 0C12-8 26-8 38 0C26 4 12 6 0 0Z"/><path d="M0 0C8-16 18-24 32-26C26-14 14-2 0 0Z"/></g>`;
        },
      )}`,
  )
  .join('')}</g>`;

const fanWindow = (x: number, y: number): string =>
  `<path d="M${x - 62} ${y + 34}Q${x} ${y - 86} ${x + 62} ${y + 34}Q${x} ${y + 4} ${x - 62} ${y + 34}Z" fill="url(#win)" ${line(9)}/><path d="M${x - 62} ${y + 34}Q${x} ${y - 86} ${x + 62} ${y + 34}Q${x} ${y + 4} ${x - 62} ${y + 34}Z" fill="none" ${line(4.4, '#A9B0A6')}/><path d="M${x} ${y - 24}V${y + 16}M${x - 26} ${y - 10}L${x - 16} ${y + 20}M${x + 26} ${y - 10}L${x + 16} ${y + 20}" ${line(3, P.woodD)}/>`;

/* The house at the left, a hook under its eave. */
const hallWindow = (x: number): string =>
  `<rect x="${x}" y="330" width="96" height="190" fill="url(#win)" ${line(4.6)}/><g fill="none" ${line(3.4, P.woodD)}><path d="M${x + 48} 330V520M${x} 378H${x + 96}M${x} 472H${x + 96}"/><circle cx="${x + 48}" cy="425" r="32"/><path d="M${x} 330L${x + 25} 402M${x + 96} 330L${x + 71} 402M${x} 520L${x + 25} 448M${x + 96} 520L${x + 71} 448"/></g>`;
const hall = `<path d="M-10 120H408V660H-10Z" fill="url(#hallwall)" ${line(5)}/><path d="M-10 118H420V158H-10Z" fill="${P.jadeD}" ${line(4.4)}/><path d="M0 138H410" stroke="${P.gold}" stroke-width="3" stroke-dasharray="26 15"/>
<path d="M-10 612H414V664H-10Z" fill="#7C8480" ${line(4.4)}/><ellipse cx="72" cy="425" rx="130" ry="160" fill="url(#lamp)" opacity=".6"/><ellipse cx="320" cy="425" rx="130" ry="160" fill="url(#lamp)" opacity=".6"/>${hallWindow(24)}${hallWindow(272)}
<path d="M148 290H244V612H148Z" fill="#7A2A20" ${line(4.6)}/><path d="M196 290V612" ${line(4)}/>${[156, 204].map((x) => `<rect x="${x}" y="304" width="32" height="150" fill="url(#win)" ${line(3.2)}/><path d="M${x + 16} 304V454M${x} 342H${x + 32}M${x} 380H${x + 32}M${x} 418H${x + 32}" ${line(2.6, P.woodD)}/><rect x="${x}" y="474" width="32" height="116" fill="#8E3A2A" ${line(3)}/>`).join('')}<circle cx="186" cy="474" r="4.6" fill="${P.gold}" ${line(2)}/><circle cx="206" cy="474" r="4.6" fill="${P.gold}" ${line(2)}/>
${[-6, 382].map((x) => `<rect x="${x}" y="156" width="30" height="480" fill="${P.redD}" ${line(4.4)}/><path d="M${x + 8} 164V610" ${line(4, '#D9583F')} opacity=".6"/><path d="M${x - 8} 630H${x + 38}V664H${x - 8}Z" fill="#A9B0A6" ${line(4)}/>`).join('')}
<path d="M-10 158H408V196H-10Z" fill="#0D1F2A" opacity=".3"/>${roof(160, 122, 560, 116, dark)}
<path d="M140 662H260L284 694H116Z" fill="#A9B0A6" ${line(4.2)}/>
<circle cx="272" cy="119" r="9" fill="${P.gold}" ${line(3.4)}/><path d="M272 128V140C272 158 296 158 294 140" fill="none" ${line(9)}/><path d="M272 128V140C272 158 296 158 294 140" fill="none" ${line(4.4, P.goldL)}/>`;

/* Osmanthus: dark leaves, gold in every fork. */
const sprig = (x: number, y: number, k: number): string =>
  `<g transform="translate(${f1(x)} ${f1(y)}) scale(${k.toFixed(2)})">${[
    [0, 0],
    [9, -5],
    [-7, -8],
    [4, -12],
    [-10, 3],
    [12, 5],
  ]
    .map(
      ([a = 0, b = 0], i) =>
        `<g transform="translate(${a} ${b})"><path d="M0-5Q4-4 5 0Q4 4 0 5Q-4 4-5 0Q-4-4 0-5Z" fill="${i % 2 ? P.goldL : P.gold}" ${line(1.3, '#8A5E22')}/><circle r="1.4" fill="#B4762A"/></g>`,
    )
    .join('')}</g>`;
const osmanthusCrowns: readonly (readonly [number, number, number, number, number])[] = [
  [1560, 250, 130, 110, 81],
  [1404, 196, 104, 84, 82],
  [1530, 92, 140, 92, 83],
  [1420, 330, 70, 54, 84],
];
const osmanthus = `${shadow(1560, 700, 130, 20)}<path d="M1524 704C1548 620 1536 520 1520 430C1510 380 1460 340 1420 320L1440 300C1480 316 1516 336 1532 360C1536 310 1530 260 1510 220H1550C1560 270 1566 320 1568 370L1610 320V704Z" fill="url(#trunk)" ${line(5)}/><path d="M1548 660C1560 600 1556 520 1548 450M1580 640C1574 560 1578 480 1584 420" fill="none" ${line(3.4, '#2E2620')} opacity=".8"/><path d="M1536 620C1546 560 1542 500 1534 460" fill="none" ${line(4, '#B59A76')} opacity=".6"/>${osmanthusCrowns
  .map(([x, y, rx, ry, seed]) => crown(x, y, rx, ry, '#2F6E5A', '#1C4A40', '#5EA081', 4.6, seed))
  .join('')}${times(46, (i) => {
  const [x, y, rx, ry] = osmanthusCrowns[i % 4] ?? [1530, 92, 140, 92];
  const a = next() * Math.PI * 2;
  const r = Math.sqrt(next()) * 0.86;
  return sprig(x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r, 0.8 + 0.5 * next());
})}`;
const petals = times(46, () => {
  const x = 1180 + 420 * next();
  const y = 380 + 500 * next();
  return `<path transform="translate(${f1(x)} ${f1(y)}) rotate(${f1(360 * next())})" d="M0-4Q4-2 3 3Q-2 4-4 0Z" fill="${next() > 0.5 ? P.goldL : P.gold}" opacity=".9"/>`;
});

const floor = `<rect y="656" width="1600" height="244" fill="url(#stone)"/>${times(9, (i) => `<path d="M0 ${f1(662 + Math.pow(i / 8, 1.6) * 232)}H1600" stroke="#2A4450" stroke-width="${f1(1.6 + i * 0.3)}" opacity=".55"/>`)}${times(27, (i) => `<path d="M${800 + (i - 13) * 56} 658L${800 + (i - 13) * 150} 910" stroke="#2A4450" stroke-width="2.2" opacity=".45"/>`)}`;

const table = `${shadow(800, 896, 300, 22)}<path d="M770 850H830L850 910H750Z" fill="#6B3A22" ${line(4.8)}/><path d="M536 806C536 850 650 878 800 878C950 878 1064 850 1064 806Z" fill="#8A4E2C" ${line(5)}/><path d="M920 868C1010 856 1064 836 1064 806H1000C996 836 970 856 920 868Z" fill="#2A120A" opacity=".35"/><path d="M560 836q20 14 40 18t30 4M660 866q26 6 50 6M760 876q40 2 80 0M880 872q30-3 54-8" fill="none" ${line(3, '#5A2E1A')}/><ellipse cx="800" cy="802" rx="264" ry="62" fill="url(#wood)" ${line(5)}/><ellipse cx="800" cy="800" rx="238" ry="52" fill="none" ${line(2.6, '#8A4E2C')}/><path d="M574 792C600 766 680 750 760 748" fill="none" ${line(4, '#F1CF9A')} opacity=".75"/>
<ellipse cx="806" cy="806" rx="146" ry="28" fill="url(#shade)" opacity=".8"/><ellipse cx="800" cy="802" rx="136" ry="27" fill="#C6D3D0" ${line(4.4)}/><ellipse cx="800" cy="797" rx="134" ry="25" fill="#F3F6F0" ${line(3.4)}/><ellipse cx="800" cy="798" rx="100" ry="16" fill="#E3EAE6" ${line(2.4, '#9FB4B4')}/>${times(
  14,
  (i) => {
    const a = (i / 14) * Math.PI * 2;
    return `<circle cx="${f1(800 + Math.cos(a) * 117)}" cy="${f1(797.5 + Math.sin(a) * 20.5)}" r="3.4" fill="#3E6E9A"/>`;
  },
)}`;
const onTable = `<g transform="translate(612 792)">${shadow(4, 4, 54, 9)}<path d="M36-30C56-40 60-10 40-4" fill="none" ${line(10)}/><path d="M36-30C56-40 60-10 40-4" fill="none" ${line(4.4, '#4F8F8A')}/><path d="M-36-26C-54-30-52-44-66-46L-60-36C-54-20-46-8-34-6Z" fill="#4F8F8A" ${line(4)}/><path d="M-40-24C-40-52 40-52 40-24C40-2 24 4 0 4C-24 4-40-2-40-24Z" fill="url(#glaze)" ${line(4.4)}/><path d="M-24-44Q0-54 24-44L18-36Q0-42-18-36Z" fill="#6FB0A8" ${line(3.6)}/><circle cx="0" cy="-54" r="6" fill="#6FB0A8" ${line(3.4)}/><path d="M-28-24C-28-34-22-40-12-42" fill="none" ${line(4, '#D9F0E6')}/></g>
<g transform="translate(678 838)"><path d="M-18-16H18Q17 6 8 9H-8Q-17 6-18-16Z" fill="#EAF1EC" ${line(3.6)}/><ellipse cx="0" cy="-16" rx="18" ry="5" fill="#C98B3F" ${line(3)}/></g><g transform="translate(556 824)"><path d="M-17-15H17Q16 6 8 8H-8Q-16 6-17-15Z" fill="#EAF1EC" ${line(3.6)}/><ellipse cx="0" cy="-15" rx="17" ry="5" fill="#C98B3F" ${line(3)}/></g>
<g transform="translate(986 794)">${shadow(4, 6, 60, 10)}<path d="M-44-18C-44-34-26-46-14-42C-4-62 20-60 24-42C40-46 50-30 46-16Z" fill="#C9D36A" ${line(4.2)}/><path d="M-14-42C-20-28-18-20-8-16M24-42C18-30 22-22 30-16" fill="none" ${line(3, '#7F9438')}/><path d="M-4-50q6-12 18-12q-4 12-18 12Z" fill="#5E9A58" ${line(2.8)}/><path d="M-32-24q2-10 12-12" fill="none" ${line(3.4, '#F6F8C6')}/><path d="M-50-18H52Q46 8 22 10H-20Q-44 8-50-18Z" fill="#F3F6F0" ${line(4)}/><path d="M-36-6c6-8 14-6 14 0M-8-6c6-8 14-6 14 0M20-6c6-8 14-6 14 0" fill="none" ${line(2.6, '#3E6E9A')}/></g>
<g transform="translate(920 842)"><path d="M-26-6Q0-16 26-6Q20 8 0 8Q-20 8-26-6Z" fill="#F3F6F0" ${line(3.4)}/><circle cx="-8" cy="-10" r="8" fill="${P.redL}" ${line(2.6)}/><circle cx="8" cy="-10" r="8" fill="${P.redL}" ${line(2.6)}/><circle cx="0" cy="-20" r="8" fill="${P.red}" ${line(2.6)}/></g>`;

const starLamp = `<g transform="translate(-58 -86)"><path d="M22-16L-6-44" ${line(5)}/><path d="M22-16L-6-44" ${line(2.4, '#B98350')}/><path d="M-6-44V-20" ${line(2.4)}/><circle cx="-6" cy="8" r="66" fill="url(#lamp)"/><path d="M-6-24L3-4L26-2L8 13L14 36L-6 24L-26 36L-20 13L-38-2L-15-4Z" fill="${P.goldL}" ${line(4)}/><path d="M-6-24V24M-38-2L14 36M26-2L-26 36" ${line(2, P.goldD)}/><path d="M-6 26V50" ${line(4, P.red)}/></g>`;
const pinwheelKid = figure({
  x: 470,
  y: 868,
  k: 1.12,
  coat: '#3E7F9A',
  coatD: '#245A72',
  hair: 'short',
  scarf: P.red,
  pants: '#33404A',
  trim: P.cream,
  turn: 0.7,
  up: 0.9,
  left: [-56, -94],
  right: [58, -148],
  front: starLamp,
});
const girl = figure({
  x: 344,
  y: 840,
  k: 1.0,
  coat: P.redL,
  coatD: P.redD,
  hair: 'buns',
  scarf: P.gold,
  pants: P.plum,
  trim: P.cream,
  turn: 0.7,
  up: 0.6,
  left: [-34, -64],
  right: [36, -66],
  eyes: 'shut',
  front: `<g transform="translate(0 -64)"><path d="M-8-16C-16-44-4-48-2-18ZM8-18C6-46 18-44 12-16Z" fill="#F7F1E4" ${line(3.4)}/><path d="M-5-22C-9-38-4-40-3-24Z" fill="#F4A79A"/><ellipse cx="2" cy="-6" rx="20" ry="17" fill="#F7F1E4" ${line(3.8)}/><circle cx="-5" cy="-9" r="2.6" fill="${P.ink}"/><circle cx="9" cy="-9" r="2.6" fill="${P.ink}"/><path d="M0-3h5l-2.5 3Z" fill="#E86A60"/><ellipse cx="2" cy="14" rx="25" ry="16" fill="#F7F1E4" ${line(3.8)}/></g>`,
});
const rabbit = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${shadow(0, 2, 62, 9)}<circle cx="46" cy="-18" r="11" fill="#fff" ${line(3.6)}/><path d="M-30 0C-40-34-10-52 20-48C46-44 52-14 42 0Z" fill="#F7F3EA" ${line(4.2)}/><path d="M20-46C42-38 48-12 38 0H14C32-8 34-30 20-46Z" fill="#9FB4BC" opacity=".5"/><path d="M-38-64C-52-98-38-106-28-68ZM-22-68C-24-102-8-104-10-64Z" fill="#F7F3EA" ${line(4)}/><path d="M-36-70C-42-90-38-94-32-70ZM-19-70C-20-92-12-92-14-68Z" fill="#F4A79A"/><circle cx="-26" cy="-46" r="24" fill="#F7F3EA" ${line(4.2)}/><circle cx="-34" cy="-48" r="3.6" fill="${P.ink}"/><path d="M-50-42h7l-3 4Z" fill="#E86A60"/><ellipse cx="-30" cy="-38" rx="6" ry="4" fill="#F4A79A" opacity=".7"/><path d="M-26 0C-30-14-14-16-10-2" fill="none" ${line(3.4)}/></g>`;

const pots = `<g transform="translate(430 700)">${shadow(0, 2, 44, 9)}${times(7, (i) => {
  const a = -1.2 + i * 0.4;
  return `<path d="M0-40Q${f1(Math.sin(a) * 20)} -66 ${f1(Math.sin(a) * 46)} ${f1(-66 - Math.cos(a) * 30)}" fill="none" ${line(3.4, '#3F7A48')}/><g transform="translate(${f1(Math.sin(a) * 46)} ${f1(-68 - Math.cos(a) * 30)})">${times(9, (j) => `<ellipse transform="rotate(${j * 40})" cx="0" cy="-7" rx="3.6" ry="8" fill="${i % 2 ? '#F5D36B' : '#E8A07A'}" ${line(1.3, '#8A4A2A')}/>`)}<circle r="4.4" fill="${P.goldD}"/></g>`;
})}<path d="M-34-44H34L26 0H-26Z" fill="#3E6E9A" ${line(4.4)}/><path d="M14-42H34L26 0H8Z" fill="#14303D" opacity=".35"/><path d="M-38-54H38V-42H-38Z" fill="#5A8AB4" ${line(4)}/><path d="M-24-32L-20-8" ${line(3, '#BFD9EA')}/></g>`;

export const midAutumn = scene(
  'A courtyard on Mid-Autumn night',
  roofDefs +
    linear('sky', [
      [0, '#0B1F30'],
      [0.3, '#173A4E'],
      [0.6, '#3E5E6E'],
    ]) +
    streetDefs +
    linear('plaster', [
      [0, '#6C8288'],
      [0.5, '#93A19A'],
      [1, '#6E8286'],
    ]) +
    linear('hallwall', [
      [0, '#B98F62'],
      [0.5, '#E0C08A'],
      [1, '#B99A72'],
    ]) +
    linear('stone', [
      [0, '#8A8E86'],
      [0.4, '#66777A'],
      [1, '#3A5460'],
    ]) +
    linear('gardenlight', [
      [0, '#1F4656'],
      [0.5, '#4F7F7A'],
      [1, '#9FB58A'],
    ]) +
    linear(
      'trunk',
      [
        [0, '#8A6E52'],
        [0.5, '#6B523C'],
        [1, '#40302A'],
      ],
      1,
      0,
    ) +
    linear('cloudy', [
      [0, '#C9D4D2'],
      [1, '#7F98A4'],
    ]) +
    radial(
      'wood',
      [
        [0, '#D9985E'],
        [0.7, '#B9774A'],
        [1, '#95572F'],
      ],
      0.4,
      0.36,
      0.7,
    ) +
    linear(
      'glaze',
      [
        [0, '#7FC0B4'],
        [0.5, '#4F8F8A'],
        [1, '#2A5E60'],
      ],
      0.7,
      1,
    ) +
    radial('moonglow', [
      [0, '#FFF3C8', 0.8],
      [0.22, '#FDEBB8', 0.5],
      [0.42, '#FBE6B0', 0.26],
      [0.62, '#FBE6B0', 0.11],
      [0.82, '#FBE6B0', 0.03],
      [1, '#FBE6B0', 0],
    ]) +
    radial('veil', [
      [0, '#FFF8DE', 0.55],
      [0.8, '#FFF3C8', 0.3],
      [1, '#FFF3C8', 0],
    ]) +
    halo('lamp', '#FFD08A', 0.7) +
    radial('pool', [
      [0, '#FFD08A', 0.6],
      [0.6, '#FFD08A', 0.22],
      [1, '#FFD08A', 0],
    ]) +
    radial(
      'vig',
      [
        [0.6, '#08161F', 0],
        [1, '#08161F', 0.5],
      ],
      0.5,
      0.5,
      0.75,
    ),
  `<rect width="1600" height="900" fill="url(#sky)"/>${stars}${glow}<g transform="translate(0 -44)">${beyond}${beyondRoofs}</g>${wall}${[538, 878].map((x) => `<path d="M${x - 20} 402H${x + 20}" ${line(9)}/><path d="M${x - 20} 402H${x + 20}" ${line(4, P.wood)}/><path d="M${x} 404V432" ${line(4)}/><ellipse cx="${x}" cy="462" rx="150" ry="150" fill="url(#lamp)" opacity=".9"/>${lantern(x, 420, 0.62)}`).join('')}${shade}<ellipse cx="966" cy="490" rx="130" ry="90" fill="url(#lamp)" opacity=".55"/><ellipse cx="1330" cy="490" rx="130" ry="90" fill="url(#lamp)" opacity=".55"/>${fanWindow(966, 494)}${fanWindow(1330, 494)}
${floor}<ellipse cx="716" cy="676" rx="190" ry="34" fill="url(#pool)" opacity=".7"/>${hall}
<ellipse cx="240" cy="730" rx="320" ry="76" fill="url(#pool)"/><ellipse cx="800" cy="840" rx="480" ry="110" fill="url(#pool)" opacity=".8"/><ellipse cx="1260" cy="790" rx="330" ry="80" fill="url(#pool)" opacity=".7"/>
${times(12, (i) => grass(1440 + i * 14, 708 + ((i * 7) % 12), 0.8, '#4F8A62', '#1F4A3A'))}${osmanthus}${pots}${bench(1032, 712)}${girl}${table}${onTable}${pinwheelKid}${rabbit(196, 862, 1)}${rabbit(1530, 858, 0.8)}${petals}
<rect width="1600" height="900" fill="url(#vig)"/>`,
);
