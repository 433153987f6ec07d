import { P, item, line, linear, shadow, times } from './kit.ts';

export const lidTea = item(
  'Tea in a bowl with lid and saucer',
  160,
  162,
  linear(
    'china',
    [
      [0, '#FFFFFF'],
      [0.5, '#F1F4EE'],
      [1, '#B4C4C4'],
    ],
    1,
    0.4,
  ) +
    linear('tea', [
      [0, '#D99A3E'],
      [1, '#A9601E'],
    ]),
  `${shadow(80, 152, 74, 9)}
<g fill="none" ${line(3.8, '#FFF6E0')} opacity=".75"><path d="M104 30Q94 20 104 10M126 36Q116 26 126 16Q134 8 128 2"/></g>
<ellipse cx="80" cy="142" rx="72" ry="14" fill="url(#china)" ${line(3.6)}/><ellipse cx="80" cy="139" rx="46" ry="8" fill="#D3DCD8" ${line(2.4, '#9FB4B4')}/><path d="M14 146Q80 166 146 146" fill="none" ${line(2.4, '#2E7A62')}/>
<ellipse cx="80" cy="72" rx="54" ry="16" fill="url(#tea)" ${line(3.4)}/>
${[
  [58, 74, 0],
  [92, 78, 1],
]
  .map(
    ([x = 0, y = 0]) =>
      `<ellipse cx="${x}" cy="${y}" rx="13" ry="8.5" fill="#9E2A1C" ${line(2.6)}/><path d="M${x - 7} ${y - 2}q5-4 10-1" fill="none" ${line(2.2, '#F0A08A')}/>`,
  )
  .join(
    '',
  )}<g transform="translate(116 74)">${times(8, (i) => `<ellipse transform="rotate(${i * 45}) scale(1 .7)" cx="0" cy="-7" rx="3.4" ry="7" fill="#FFF3C4" ${line(1.6, '#B4884A')}/>`)}<circle r="4" fill="${P.gold}"/></g>${[
    [74, 66],
    [80, 84],
    [104, 66],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<ellipse cx="${x}" cy="${y}" rx="4" ry="2.6" fill="${P.redL}" ${line(1.6)}/>`,
    )
    .join('')}
<path d="M26 72Q80 104 134 72C134 104 118 130 100 136H60C42 130 26 104 26 72Z" fill="url(#china)" ${line(3.8)}/><path d="M104 82C116 80 126 76 134 72C134 104 118 130 100 136H84C100 124 108 106 104 82Z" fill="#8FA6A8" opacity=".38"/>
<g transform="translate(80 108)"><path d="M0-12L9-3L18 0L9 3L0 12L-9 3L-18 0L-9-3Z" fill="#2E7A62" ${line(2.2)}/><circle r="4" fill="${P.gold}" ${line(1.8)}/></g><path d="M34 88Q80 112 126 88" fill="none" ${line(2.4, P.gold)}/><path d="M36 84Q40 104 52 118" fill="none" ${line(3.4, '#fff')}/>
<g transform="translate(48 46) rotate(-24)"><path d="M-46 12Q-40-22 0-24Q40-22 46 12Q0 24-46 12Z" fill="url(#china)" ${line(3.6)}/><path d="M12-22C34-18 44-6 46 12Q30 18 18 18Q26-4 12-22Z" fill="#8FA6A8" opacity=".35"/><path d="M-36 4Q0-10 36 4" fill="none" ${line(2.4, '#2E7A62')}/><path d="M-10-24Q-12-34 0-36Q12-34 10-24Z" fill="#F1F4EE" ${line(3.2)}/></g>`,
);
