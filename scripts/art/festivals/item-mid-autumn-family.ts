import { figure } from './figure.ts';
import { P, item, line, shadow } from './kit.ts';

const cakeInHand = (x: number, y: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="15" ry="11" fill="#EBA94C" ${line(3.4)}/><path d="M${x - 9} ${y - 2}q9-6 18 0" fill="none" ${line(2, '#A5601E')}/>`;

const cup = (x: number, y: number): string =>
  `<path d="M${x - 13} ${y - 12}H${x + 13}Q${x + 12} ${y + 8} ${x + 5} ${y + 10}H${x - 5}Q${x - 12} ${y + 8} ${x - 13} ${y - 12}Z" fill="#EAF1EC" ${line(3.2)}/><path d="M${x - 9} ${y - 4}q9 4 18 0" fill="none" ${line(2, '#3E6E9A')}/>`;

export const family = item(
  'A family under the moon',
  480,
  396,
  '',
  `<g transform="translate(10 2) scale(.972)">${shadow(234, 386, 232, 12)}
${figure({ x: 178, y: 372, k: 1.3, tall: 78, coat: '#3F6E78', coatD: '#27505C', hair: 'short', pants: '#33404A', turn: -0.5, up: 0.7, seated: true, shadow: false, left: [-28, -74], right: [72, -142], mouth: 'laugh', eyes: 'shut' })}
${figure({ x: 302, y: 374, k: 1.3, tall: 66, coat: '#C9604A', coatD: '#97392C', hair: 'bun', pants: '#6A2C40', trim: P.goldL, turn: -0.6, up: 0.6, seated: true, shadow: false, left: [-30, -70], right: [34, -70], mouth: 'smile' })}
${figure({ x: 62, y: 376, k: 1.26, tall: 54, coat: '#7A5A86', coatD: '#54385F', hair: 'grey-bun', pants: '#4A3A52', trim: P.gold, turn: 0.4, seated: true, shadow: false, left: [-18, -74], right: [40, -94], eyes: 'shut', mouth: 'smile', skin: '#F0C09A', glasses: true, front: cup(46, -104) })}
${figure({ x: 420, y: 378, k: 1.24, tall: 56, coat: '#8A7A4A', coatD: '#5F5430', hair: 'bald-grey', pants: '#4A4436', turn: -0.6, up: 0.4, seated: true, shadow: false, beard: true, skin: '#EDBB92', left: [-34, -84], right: [26, -72], eyes: 'shut', front: cakeInHand(-44, -88) })}
${figure({ x: 236, y: 388, k: 1.06, coat: P.gold, coatD: P.goldD, hair: 'buns', scarf: P.red, pants: P.plum, trim: P.cream, turn: -0.4, up: 0.9, shadow: false, left: [-62, -142], right: [46, -64], mouth: 'laugh', front: cakeInHand(50, -72) })}</g>`,
);
