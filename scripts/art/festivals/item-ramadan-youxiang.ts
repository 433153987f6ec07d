import { f1, item, line, linear, radial, shadow, times } from './kit.ts';

/** A round of fried dough, crimped at the rim, with the cuts in its middle. */
const cake = (x: number, y: number, rx: number, turn = 0): string => {
  const ry = rx * 0.4;
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M${-rx} 0C${-rx} ${f1(ry * 1.2 + 12)} ${rx} ${f1(ry * 1.2 + 12)} ${rx} 0Z" fill="#B4682A" ${line(3.4)}/><ellipse cx="0" cy="0" rx="${rx}" ry="${f1(ry)}" fill="url(#fried)" ${line(3.6)}/><ellipse cx="0" cy="1" rx="${f1(rx * 0.8)}" ry="${f1(ry * 0.76)}" fill="none" ${line(2, '#C07A30')}/><path d="M${f1(-rx * 0.26)} ${f1(-ry * 0.3)}L${f1(-rx * 0.16)} ${f1(ry * 0.34)}M${f1(rx * 0.02)} ${f1(-ry * 0.36)}L${f1(rx * 0.06)} ${f1(ry * 0.36)}M${f1(rx * 0.3)} ${f1(-ry * 0.3)}L${f1(rx * 0.28)} ${f1(ry * 0.3)}" ${line(4, '#8A4A1A')}/>${times(
    9,
    (i) => {
      const a = i * 2.4;
      const r = 0.34 + 0.36 * ((i * 0.37) % 1);
      return `<ellipse cx="${f1(Math.cos(a) * rx * r)}" cy="${f1(Math.sin(a) * ry * r)}" rx="2.6" ry="1.6" fill="#FFF3D0" ${line(0.8, '#B4762A')}/>`;
    },
  )}<path d="M${f1(-rx * 0.86)} ${f1(-ry * 0.2)}A${f1(rx * 0.9)} ${f1(ry * 0.9)} 0 0 1 ${f1(-rx * 0.2)} ${f1(-ry * 0.86)}" fill="none" ${line(3.4, '#FFF0C0')} opacity=".85"/></g>`;
};

export const youxiang = item(
  'A plate of fried dough cakes',
  272,
  180,
  radial(
    'fried',
    [
      [0, '#FAD283'],
      [0.6, '#EBA64A'],
      [1, '#CB7A2C'],
    ],
    0.38,
    0.34,
    0.75,
  ) +
    linear(
      'china',
      [
        [0, '#FFFFFF'],
        [0.5, '#EEF1EA'],
        [1, '#B4C4C4'],
      ],
      1,
      0.4,
    ),
  `${shadow(136, 168, 128, 11)}
<ellipse cx="136" cy="132" rx="128" ry="30" fill="#F3F6F0" ${line(3.8)}/><ellipse cx="136" cy="130" rx="104" ry="21" fill="#DDE6E0" ${line(2.4, '#9FB4B4')}/>
${cake(84, 118, 58)}${cake(190, 118, 58)}${cake(138, 96, 60, -2)}${cake(96, 70, 54, 3)}${cake(178, 68, 54, -3)}${cake(136, 40, 56)}
<path d="M8 132Q136 186 264 132Q256 160 208 168H64Q16 160 8 132Z" fill="url(#china)" ${line(3.8)}/>${times(8, (i) => `<path d="M${44 + i * 25} ${f1(156 - Math.abs(i - 3.5) * 1.6)}c3-7 11-7 12-1c1 6-7 7-7 1" fill="none" ${line(2.3, '#2E7A62')}/>`)}<path d="M24 142Q64 160 120 162" fill="none" ${line(2.6, '#fff')}/><path d="M92 168H180V175H92Z" fill="#C6D3CE" ${line(3)}/>`,
);
