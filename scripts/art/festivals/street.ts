/** Things of the festive street: lanterns on ropes, fireworks, blossom, crackers, the lion. */
import { P, type Point, f1, fur, line, linear, radial, random, ring, times } from './kit.ts';

export const streetDefs =
  linear('win', [
    [0, '#FFE9A8'],
    [1, '#F5A94A'],
  ]) +
  radial(
    'lbody',
    [
      [0, '#FFB469'],
      [0.45, '#EF5A38'],
      [1, '#B5281B'],
    ],
    0.45,
    0.5,
    0.6,
  ) +
  radial('lglow', [
    [0, '#FFC06A', 0.6],
    [0.5, '#FF9A4A', 0.18],
    [1, '#FF9A4A', 0],
  ]) +
  `<symbol id="lan" viewBox="-40 -20 80 130" overflow="visible"><circle cx="0" cy="30" r="66" fill="url(#lglow)"/><path d="M0-18V0" ${line(3.4)} fill="none"/><path d="M-16 4C-38 8-46 20-46 32C-46 44-38 56-16 60H16C38 56 46 44 46 32C46 20 38 8 16 4Z" fill="url(#lbody)" ${line(4)}/><g fill="none" stroke="${P.redD}" stroke-width="2.6" opacity=".7"><path d="M-9 5C-20 18-20 46-9 59M9 5C20 18 20 46 9 59M-22 8C-40 24-38 42-22 57M22 8C40 24 38 42 22 57"/></g><path d="M-36 28C-35 19-29 13-21 11C-27 17-29 22-29 30Z" fill="#FFE0AE" opacity=".75"/><path d="M-18-1Q0-5 18-1L16 8Q0 12-16 8ZM-16 56Q0 61 16 56L18 65Q0 70-18 65Z" fill="${P.gold}" ${line(3.4)}/><path d="M0 68V74" ${line(3.4)}/><path d="M-7 74H7L10 104L4 100L0 106L-4 100L-10 104Z" fill="${P.red}" ${line(3)}/></symbol>`;

/** A lantern whose loop hangs at (x, y); k = 1 is 124 px high. */
export const lantern = (x: number, y: number, k: number): string =>
  `<use href="#lan" x="${f1(x - 40 * k)}" y="${f1(y - 2 * k)}" width="${f1(80 * k)}" height="${f1(130 * k)}"/>`;

export const blossom = (id: string, petal: string, heart: string, edge = '#7A2230'): string =>
  `<symbol id="${id}" viewBox="-20 -20 40 40" overflow="visible">${[0, 72, 144, 216, 288]
    .map(
      (a) =>
        `<path transform="rotate(${a})" d="M0-2C-10-6-10-19 0-19C10-19 10-6 0-2Z" fill="${petal}" ${line(1.8, edge)}/>`,
    )
    .join('')}<circle r="4.6" fill="${heart}"/>${[20, 80, 140, 200, 260, 320]
    .map(
      (a) =>
        `<path transform="rotate(${a})" d="M0-4V-11" stroke="#F9DB8B" stroke-width="1.4"/><circle transform="rotate(${a})" cx="0" cy="-11.5" r="1.6" fill="#F9DB8B"/>`,
    )
    .join('')}</symbol>`;

export function burst(
  id: string,
  x: number,
  y: number,
  r: number,
  c: string,
  c2: string,
  n = 22,
): string {
  const next = random(x * 7 + y);
  return `${radial(id, [
    [0, c, 0.34],
    [0.6, c, 0.12],
    [1, c, 0],
  ])}<circle cx="${x}" cy="${y}" r="${f1(r * 1.7)}" fill="url(#${id})"/>${times(n, (i) => {
    const a = (i / n) * Math.PI * 2 + 0.1 * next();
    const from = r * (0.22 + 0.06 * next());
    const to = r * (0.78 + 0.24 * next());
    const q: Point = [x + Math.cos(a) * from, y + Math.sin(a) * from];
    const e: Point = [x + Math.cos(a) * to, y + Math.sin(a) * to + r * 0.1];
    return `<path d="M${f1(q[0])} ${f1(q[1])}Q${f1((q[0] + e[0]) / 2 + Math.cos(a) * 6)} ${f1((q[1] + e[1]) / 2 - r * 0.05)} ${f1(e[0])} ${f1(e[1])}" stroke="${i % 3 ? c : c2}" stroke-width="${f1(2.2 + 1.4 * next())}" stroke-linecap="round" fill="none" opacity="${f1(0.75 + 0.25 * next())}"/><circle cx="${f1(e[0])}" cy="${f1(e[1])}" r="${f1(2.6 + 1.8 * next())}" fill="${c2}"/>${i % 2 ? `<circle cx="${f1(x + Math.cos(a + 0.14) * r * 0.55)}" cy="${f1(y + Math.sin(a + 0.14) * r * 0.55)}" r="2.2" fill="${c2}" opacity=".85"/>` : ''}`;
  })}`;
}

export const crackers = (x: number, y: number, n: number): string =>
  `<path d="M${x} ${y - 60}V${y + n * 27}" ${line(4)} fill="none"/>${times(n, (i) =>
    [-1, 1]
      .map(
        (d) =>
          `<g transform="translate(${x} ${y + i * 27}) rotate(${d * 58})"><rect x="-8" y="4" width="16" height="40" rx="3" fill="${i % 2 ? P.red : P.redL}" ${line(3.6)}/><path d="M-8 10h16M-8 38h16" stroke="${P.gold}" stroke-width="4"/><path d="M-4 14v20" stroke="#FBD0B4" stroke-width="2.6" opacity=".8"/></g>`,
      )
      .join(''),
  )}<g transform="translate(${x} ${y + n * 27 + 18})">${times(9, (i) => `<path transform="rotate(${i * 40})" d="M0-8L4-34L0-26L-4-34Z" fill="${i % 2 ? P.goldL : '#FF8A4A'}"/>`)}<circle r="10" fill="#FFF3C4"/></g>`;

export const plumBranch = (): string => {
  const limbs =
    'M-20 150C90 130 150 96 214 108C270 118 306 76 372 84M150 100C176 60 220 44 262 26M262 112C300 140 330 146 372 138M60 136C96 170 130 186 168 190';
  const flowers: readonly (readonly [number, number, number])[] = [
    [46, 118, 1.3],
    [104, 104, 1],
    [176, 72, 1.25],
    [232, 34, 1.05],
    [204, 118, 1.35],
    [286, 92, 1.15],
    [352, 76, 1.3],
    [326, 146, 1.1],
    [372, 142, 0.9],
    [128, 188, 1.2],
    [168, 196, 0.9],
    [258, 18, 0.8],
    [20, 160, 1],
  ];
  const buds: readonly Point[] = [
    [146, 82],
    [310, 116],
    [86, 160],
    [222, 60],
    [392, 80],
    [190, 184],
  ];
  return `<path d="${limbs}" fill="none" ${line(17)}/><path d="${limbs}" fill="none" ${line(9, '#5A3A30')}/><path d="M-20 143C90 123 150 90 214 101M150 93C176 54 220 38 258 22" fill="none" ${line(5, P.snow)} opacity=".9"/>${flowers
    .map(
      ([a, b, s], i) =>
        `<use href="#${i % 3 ? 'bl' : 'bl2'}" x="${f1(a - 20 * s)}" y="${f1(b - 20 * s)}" width="${40 * s}" height="${40 * s}"/>`,
    )
    .join(
      '',
    )}${buds.map(([a, b]) => `<circle cx="${a}" cy="${b}" r="7" fill="#D8506A" ${line(2.4, '#7A2230')}/>`).join('')}`;
};

export const lionDefs = radial(
  'lionh',
  [
    [0, '#F2694A'],
    [0.6, P.red],
    [1, P.redD],
  ],
  0.45,
  0.35,
  0.8,
);

/** A dancing lion with its face to the viewer; (x, y) is the ground under its head. */
export function lion(x: number, y: number, k: number): string {
  const leg = (lx: number, ly: number, c: string): string =>
    `<g transform="translate(${lx} ${ly})"><path d="M-20-70C-26-40-24-24-22-8H20C24-30 22-50 18-70Z" fill="${c}" ${line(4.4)}/>${fur(ring(0, -26, 27, 10, 10), 0.42, P.cream, 3.4)}${fur(ring(0, -54, 25, 9, 10), 0.42, P.goldL, 3.4)}<path d="M-24-10H20C34-8 44 2 40 8H-26C-30 2-30-6-24-10Z" fill="${P.ink}" ${line(4)}/><path d="M-24 5H40" stroke="${P.cream}" stroke-width="3.4"/></g>`;
  const scales = times(7, (r) =>
    times(9 - (r % 2), (i) => {
      const px = 92 + i * 29 + (r % 2) * 14;
      const py = -242 + r * 25 + Math.pow((i - 4) / 4, 2) * (26 - r * 3);
      return `<path d="M${f1(px)} ${f1(py)}q13 20 26 0" fill="${r % 2 ? P.gold : P.redL}" ${line(2.6, '#7A1D14')}/>`;
    }),
  );
  const bodyPath =
    'M60-196C110-262 190-282 258-262C322-242 358-190 362-130C363-100 360-80 352-64Q326-48 300-62Q270-44 240-58Q208-42 176-56Q144-40 112-56Q84-46 56-62Z';
  const beard: Point[] = [
    [-74, -112],
    [-58, -86],
    [-34, -72],
    [-8, -62],
    [20, -68],
    [46, -78],
    [66, -94],
    [76, -114],
    [60, -96],
    [32, -84],
    [0, -78],
    [-32, -84],
    [-58, -96],
  ];
  const pompons: readonly Point[] = [
    [-112, -236],
    [112, -236],
    [0, -346],
  ];
  return `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="110" cy="4" rx="250" ry="20" fill="url(#shade)"/>
${leg(250, 0, P.red)}${leg(312, -4, P.redD)}${leg(-10, 0, P.red)}${leg(54, -4, P.redD)}
<path d="M344-150C388-176 408-220 396-256C426-228 428-166 390-126Q370-110 352-116Z" fill="${P.gold}" ${line(4.4)}/>${fur(ring(398, -258, 25, 23, 11), 0.4, P.cream, 3.6)}
<path d="${bodyPath}" fill="${P.red}"/><clipPath id="lc"><path d="${bodyPath}"/></clipPath><g clip-path="url(#lc)">${scales}<path d="M60-110C160-66 280-80 330-220C370-180 372-60 352-30H50Z" fill="${P.deep}" opacity=".30"/><path d="M70-204C120-262 200-282 262-258C220-262 140-250 84-186Z" fill="#FFD9A6" opacity=".40"/></g><path d="${bodyPath}" fill="none" ${line(5)}/>
${[
  [136, -252, 17],
  [176, -270, 18],
  [220, -274, 19],
  [264, -262, 18],
  [302, -238, 17],
  [332, -206, 16],
]
  .map(([a = 0, b = 0, r = 0]) => fur(ring(a, b, r, r * 0.92, 10), 0.38, P.goldL, 3.4))
  .join('')}
${fur([...ring(206, -60, 150, 16, 15, 0, Math.PI), ...ring(206, -74, 146, 8, 9, Math.PI, Math.PI * 2)], 0.36, P.cream, 4)}
${fur(ring(0, -180, 128, 112, 22), 0.34, P.cream, 5)}${fur(ring(0, -182, 114, 100, 20), 0.3, P.goldL, 3)}
<path d="M-104-190C-108-270-60-300 0-300C60-300 108-270 104-190C100-120 60-92 0-92C-60-92-100-120-104-190Z" fill="url(#lionh)" ${line(5)}/>
<path d="M40-292C84-280 108-250 104-190C101-140 80-112 48-100C80-140 84-220 40-292Z" fill="${P.deep}" opacity=".28"/>
<path d="M-92-232C-124-262-118-298-84-294C-64-290-60-270-62-252ZM92-232C124-262 118-298 84-294C64-290 60-270 62-252Z" fill="${P.gold}" ${line(4.6)}/><path d="M-90-250C-104-268-98-282-84-280M90-250C104-268 98-282 84-280" fill="none" ${line(6, P.redD)}/>
<path d="M0-300C-16-300-22-316-18-332C-14-346 14-346 18-332C22-316 16-300 0-300Z" fill="${P.gold}" ${line(4.6)}/><circle cx="0" cy="-262" r="21" fill="#BFE3E6" ${line(4.4)}/><circle cx="-6" cy="-268" r="7" fill="#fff"/>
<path d="M-48-284q-12 8-18 20M48-284q12 8 18 20" fill="none" ${line(5, P.gold)}/>
${[-1, 1]
  .map(
    (s) =>
      `<g transform="scale(${s} 1)"><path d="M18-236C40-262 80-258 92-228C70-238 44-238 22-222Z" fill="${P.cream}" ${line(4.2)}/><ellipse cx="54" cy="-206" rx="30" ry="27" fill="#fff" ${line(5)}/><circle cx="50" cy="-204" r="16" fill="${P.jade}" ${line(3.6)}/><circle cx="50" cy="-204" r="9" fill="${P.ink}"/><circle cx="45" cy="-210" r="4.6" fill="#fff"/><path d="M24-188C34-170 74-170 86-194" fill="none" ${line(6, P.redL)}/><circle cx="84" cy="-164" r="13" fill="${P.gold}" ${line(3.8)}/></g>`,
  )
  .join('')}
<path d="M-30-180C-34-196-14-206 0-198C14-206 34-196 30-180C20-166-20-166-30-180Z" fill="${P.gold}" ${line(4.6)}/><circle cx="-12" cy="-180" r="4.6" fill="${P.ink}"/><circle cx="12" cy="-180" r="4.6" fill="${P.ink}"/>
<path d="M-76-156C-40-140 40-140 76-156C82-112 52-84 0-84C-52-84-82-112-76-156Z" fill="#5A1210" ${line(5)}/><path d="M-58-148C-38-140 38-140 58-148L54-132Q0-122-54-132Z" fill="#fff" ${line(3.4)}/><path d="M-34-98C-20-118 20-118 34-98C20-84-20-84-34-98Z" fill="#F07A6A" ${line(3.6)}/>
${fur(beard, 0.22, P.cream, 4)}
${pompons.map(([a, b]) => `<circle cx="${a}" cy="${b}" r="15" fill="${P.redL}" ${line(4)}/><circle cx="${a - 4}" cy="${b - 5}" r="4.4" fill="#FBD0B4"/>`).join('')}</g>`;
}
