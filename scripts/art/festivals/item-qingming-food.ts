import { P, item, line, linear, radial, shadow, times } from './kit.ts';

const ball = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#qing)" ${line(3.2)}/><path d="M${x + r * 0.2} ${y + r * 0.92}A${r} ${r} 0 0 0 ${x + r * 0.92} ${y - r * 0.2}A${r * 1.1} ${r * 1.1} 0 0 1 ${x + r * 0.2} ${y + r * 0.92}Z" fill="#1F4F3A" opacity=".4"/><path d="M${x - r * 0.6} ${y - r * 0.1}Q${x - r * 0.5} ${y - r * 0.6} ${x - r * 0.05} ${y - r * 0.66}" fill="none" ${line(3.4, '#DDF0B8')} opacity=".85"/>`;

const pear = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0-58C10-58 14-50 15-42C18-32 27-26 27-12C27 6 14 12 0 12C-14 12-27 6-27-12C-27-26-18-32-15-42C-14-50-10-58 0-58Z" fill="url(#pear)" ${line(3.2)}/><path d="M8-54C14-34 20-20 14 10C26 4 27-4 27-12C27-26 18-32 15-42Q13-50 8-54Z" fill="#9A7A22" opacity=".35"/><path d="M-16-8Q-17-20-9-30" fill="none" ${line(3.4, '#FFF8D0')} opacity=".9"/><path d="M0-58C-1-66 3-70 6-73" fill="none" ${line(4)}/></g>`;

const orange = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#orange)" ${line(3.2)}/><path d="M${x + r * 0.2} ${y + r * 0.92}A${r} ${r} 0 0 0 ${x + r * 0.92} ${y - r * 0.2}A${r * 1.1} ${r * 1.1} 0 0 1 ${x + r * 0.2} ${y + r * 0.92}Z" fill="#8A3A10" opacity=".35"/><path d="M${x - r * 0.6} ${y - r * 0.1}Q${x - r * 0.5} ${y - r * 0.55} ${x - r * 0.1} ${y - r * 0.64}" fill="none" ${line(3, '#FFE3B0')}/><path d="M${x - 4} ${y - r + 3}q4 3 8 0" fill="none" ${line(2.4, '#3F7A48')}/><path d="M${x} ${y - r + 2}q8-10 16-6q-4 10-16 6Z" fill="#5E9A58" ${line(2.2)}/>`;

export const food = item(
  'Offerings: green rice cakes, fruit and tea',
  256,
  198,
  radial(
    'qing',
    [
      [0, '#9CC873'],
      [0.55, '#5E9A55'],
      [1, '#3A7548'],
    ],
    0.36,
    0.32,
    0.8,
  ) +
    radial(
      'orange',
      [
        [0, '#FFC46A'],
        [0.6, '#EE8E34'],
        [1, '#C9661E'],
      ],
      0.36,
      0.32,
      0.8,
    ) +
    radial(
      'pear',
      [
        [0, '#F9EDA0'],
        [0.6, '#E6CC5A'],
        [1, '#C3A030'],
      ],
      0.36,
      0.4,
      0.8,
    ) +
    linear(
      'china',
      [
        [0, '#FFFFFF'],
        [0.5, '#EEF1EA'],
        [1, '#B9C6C2'],
      ],
      1,
      0.4,
    ),
  `<g transform="translate(4 3) scale(.955)">${shadow(128, 186, 124, 11)}
${pear(196, 122)}${pear(228, 134)}${orange(206, 134, 25)}
<path d="M150 150H250Q246 178 226 184H176Q154 178 150 150Z" fill="url(#china)" ${line(3.4)}/><path d="M162 164q8 6 16 0t16 0t16 0t16 0t14-1" fill="none" ${line(2.4, '#3E6E9A')}/><path d="M178 184H224V190H178Z" fill="#B9C6C2" ${line(3)}/>
<path d="M12 140L34 122L70 118L112 118L144 124L164 142L128 152H44Z" fill="#3F7F4F" ${line(3)}/><path d="M28 138L70 132M60 122L92 146M112 120L100 146M150 138L116 134" ${line(2, '#2A5A3C')}/>
${ball(50, 118, 26)}${ball(92, 114, 27)}${ball(134, 118, 26)}${ball(70, 78, 26)}${ball(114, 78, 26)}${ball(92, 38, 25)}${[
    [92, 16],
    [70, 55],
    [114, 55],
  ]
    .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="4" fill="${P.red}" opacity=".9"/>`)
    .join('')}
<path d="M4 140H182Q176 172 146 180H40Q10 172 4 140Z" fill="url(#china)" ${line(3.6)}/><path d="M4 140Q93 158 182 140" fill="none" ${line(2.4, '#9FB0AC')}/>${times(6, (i) => `<path d="M${26 + i * 24} 162c4-8 12-8 14-2c2 8-8 8-8 2" fill="none" ${line(2.4, '#3E6E9A')}/>`)}<path d="M44 180H142V190H44Z" fill="#C9D3CE" ${line(3.2)}/></g>`,
);
