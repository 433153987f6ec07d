import { P, f1, item, line, linear, radial, shadow, times } from './kit.ts';

const ball = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#rice)" ${line(3)}/><path d="M${f1(x + r * 0.2)} ${f1(y + r * 0.9)}A${r} ${r} 0 0 0 ${f1(x + r * 0.9)} ${f1(y - r * 0.2)}A${f1(r * 1.1)} ${f1(r * 1.1)} 0 0 1 ${f1(x + r * 0.2)} ${f1(y + r * 0.9)}Z" fill="#B98F62" opacity=".4"/><path d="M${f1(x - r * 0.58)} ${y}Q${f1(x - r * 0.5)} ${f1(y - r * 0.55)} ${x} ${f1(y - r * 0.62)}" fill="none" ${line(3.2, '#fff')}/>`;

export const tangyuan = item(
  'A bowl of sweet rice balls',
  256,
  162,
  radial(
    'rice',
    [
      [0, '#FFFFFF'],
      [0.6, '#FBF3E4'],
      [1, '#E6D2B0'],
    ],
    0.36,
    0.34,
    0.8,
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
    ) +
    linear('soup', [
      [0, '#F4DDA6'],
      [1, '#E2B968'],
    ]),
  `${shadow(112, 150, 104, 10)}
<g fill="none" ${line(4, '#FFF6E0')} opacity=".75"><path d="M70 34Q58 24 70 14Q82 6 72 0M112 28Q100 18 112 8M150 34Q138 24 150 14Q160 6 152 0"/></g>
<ellipse cx="110" cy="68" rx="98" ry="30" fill="url(#soup)" ${line(3.6)}/>
${ball(58, 64, 22)}${ball(104, 54, 23)}${ball(152, 62, 22)}${ball(82, 80, 22)}${ball(130, 80, 22)}
<path d="M12 68Q110 116 208 68C204 108 182 136 152 144H68C38 136 16 108 12 68Z" fill="url(#china)" ${line(3.8)}/><path d="M160 88C178 84 196 78 208 68C204 108 182 136 152 144H126C150 132 162 112 160 88Z" fill="#8FA6A8" opacity=".4"/>
<path d="M16 84Q110 130 204 84" fill="none" ${line(2.4, '#3E6E9A')}/>${times(6, (i) => {
    const x = 44 + i * 26;
    const y = 116 - Math.abs(i - 2.5) * 3.4;
    return `<path d="M${x - 9} ${f1(y)}c4-9 13-9 15-2c2 8-9 9-9 2" fill="none" ${line(2.4, '#3E6E9A')}/>`;
  })}<path d="M70 144H150L144 154H76Z" fill="#D3DCD8" ${line(3.2)}/><path d="M28 92Q34 112 48 124" fill="none" ${line(3.6, '#fff')}/>
<g transform="translate(206 128)"><path d="M8-6L44-40" ${line(10)}/><path d="M8-6L44-40" ${line(5, '#EEF1EA')}/><path d="M-42 4Q-20-14 14-8Q22 4 12 16Q-24 26-42 4Z" fill="url(#china)" ${line(3.2)}/><path d="M-30 2C-28-14-6-20 6-8L-8 12C-20 14-30 10-30 2Z" fill="url(#rice)" ${line(2.8)}/><path d="M6-8C12 0 6 10-8 12C-10 2-4-6 6-8Z" fill="#3A2620" ${line(2.4)}/><path d="M-6 12C-12 16-16 17-22 17" fill="none" ${line(3.4, '#3A2620')}/></g>
${[
  [26, 150],
  [190, 154],
]
  .map(
    ([x = 0, y = 0]) =>
      `<g transform="translate(${x} ${y})">${[0, 90, 180, 270].map((a) => `<ellipse transform="rotate(${a})" cx="0" cy="-4" rx="3" ry="4.2" fill="${P.goldL}" ${line(1.3, P.goldD)}/>`).join('')}</g>`,
  )
  .join('')}`,
);
