import { f1, item, line, linear, shadow, times } from './kit.ts';

/** A layer of fried strands, bent into loops at both ends. */
const layer = (y: number, half: number, lean: number): string => {
  const strands = times(6, (i) => {
    const t = i / 5;
    const dy = -14 + t * 28;
    const reach = half - Math.abs(t - 0.5) * 14;
    return `M${f1(104 - reach + lean)} ${f1(y + dy)}C${f1(104 - half * 0.3)} ${f1(y + dy * 0.4 - 9)} ${f1(104 + half * 0.3)} ${f1(y + dy * 0.4 + 9)} ${f1(104 + reach + lean)} ${f1(y + dy)}`;
  });
  const loops = `M${f1(104 - half + 6 + lean)} ${y - 14}C${f1(104 - half - 16 + lean)} ${y - 12} ${f1(104 - half - 16 + lean)} ${y + 14} ${f1(104 - half + 6 + lean)} ${y + 14}M${f1(104 + half - 6 + lean)} ${y - 14}C${f1(104 + half + 16 + lean)} ${y - 12} ${f1(104 + half + 16 + lean)} ${y + 14} ${f1(104 + half - 6 + lean)} ${y + 14}`;
  const d = strands + loops;
  return `<path d="M${f1(104 - half + lean)} ${y - 12}H${f1(104 + half + lean)}V${y + 12}H${f1(104 - half + lean)}Z" fill="#A9601E"/><path d="${d}" fill="none" ${line(8.4)}/><path d="${d}" fill="none" ${line(4.8, '#E9A544')}/><path d="${d}" fill="none" transform="translate(-.6 -1.2)" ${line(1.6, '#FFE3A0')}/>`;
};

export const sanzi = item(
  'A tower of fried dough strands',
  208,
  234,
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
  `${shadow(104, 222, 96, 10)}
<ellipse cx="104" cy="196" rx="96" ry="20" fill="#F3F6F0" ${line(3.8)}/>
${layer(180, 78, 0)}${layer(146, 70, 3)}${layer(112, 62, -3)}${layer(78, 52, 2)}${layer(46, 40, -1)}${layer(20, 26, 1)}
<path d="M8 196Q104 236 200 196Q194 216 158 222H50Q14 216 8 196Z" fill="url(#china)" ${line(3.8)}/>${times(6, (i) => `<path d="M${42 + i * 22} ${f1(213 - Math.abs(i - 2.5) * 1.6)}c3-6 10-6 11-1c1 5-6 6-6 1" fill="none" ${line(2.2, '#2E7A62')}/>`)}<path d="M70 222H138V229H70Z" fill="#C6D3CE" ${line(3)}/>`,
);
