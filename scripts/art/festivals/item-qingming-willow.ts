import { item, line, linear, times } from './kit.ts';
import { strand } from './nature.ts';

const at = (t: number): readonly [number, number] => [
  14 + 356 * t,
  46 - 34 * Math.sin(t * Math.PI) + 6 * t,
];

const hanging = times(27, (i) => {
  const t = 0.02 + (i / 26) * 0.96;
  const [x, y] = at(t);
  const side = Math.abs(t - 0.5) * 2;
  const long = 78 + 268 * Math.pow(side, 1.25) * (0.82 + 0.18 * Math.sin(i * 2.1));
  return strand(x, y, long, (0.5 - t) * -16 + 8 * Math.sin(i * 1.9), 22, (i * 3) % 4);
});

export const willow = item(
  'A bough of willow',
  384,
  396,
  linear('bark', [
    [0, '#9A8456'],
    [1, '#5E4C30'],
  ]),
  `${hanging}<path d="M4 54C60 20 130 6 192 10C256 6 330 22 380 50L374 58C320 36 256 24 192 26C130 24 66 38 10 66Z" fill="url(#bark)" ${line(4)}/><path d="M40 44C90 24 140 17 190 17" fill="none" ${line(2.6, '#CDB987')} opacity=".8"/><path d="M250 18C290 24 330 34 360 47" fill="none" ${line(2.2, '#3E3426')} opacity=".7"/>
<g fill="none"><path d="M176 6L208 30M208 6L176 30" ${line(7.4)}/><path d="M176 6L208 30M208 6L176 30" ${line(4, '#E0CDA0')}/><path d="M186 28C176 44 180 56 172 66M198 28C206 44 200 58 210 70" ${line(6)}/><path d="M186 28C176 44 180 56 172 66M198 28C206 44 200 58 210 70" ${line(3, '#E0CDA0')}/></g>${times(9, (i) => strand(30 + i * 41, 46 - 30 * Math.sin(((30 + i * 41) / 384) * Math.PI), 46 + ((i * 17) % 28), -6 + ((i * 7) % 13), 20, (i + 1) % 4))}`,
);
