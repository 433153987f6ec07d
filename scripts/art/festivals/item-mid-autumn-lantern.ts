import { P, halo, item, line, linear, radial, times } from './kit.ts';

const BODY =
  'M46 148C46 112 78 92 112 92C146 92 178 112 178 148C178 184 148 204 112 204C76 204 46 184 46 148Z';

export const rabbitLantern = item(
  'Rabbit lantern',
  224,
  270,
  halo('glow', '#FFC878', 0.7) +
    radial(
      'paper',
      [
        [0, '#FFFBEA'],
        [0.5, '#FFE9BE'],
        [1, '#F0B870'],
      ],
      0.42,
      0.5,
      0.65,
    ) +
    linear('ear', [
      [0, '#FFF3D8'],
      [1, '#F3C688'],
    ]) +
    linear(
      'brass',
      [
        [0, P.goldD],
        [0.3, P.gold],
        [0.45, '#FFE9AE'],
        [0.65, P.gold],
        [1, '#8E5A1C'],
      ],
      1,
      0,
    ) +
    linear('lotus', [
      [0, '#FBD6D8'],
      [1, '#E88A9A'],
    ]) +
    `<clipPath id="body"><path d="${BODY}"/></clipPath>`,
  `<circle cx="112" cy="142" r="111" fill="url(#glow)"/>
<path d="M112 2C102 2 100 14 112 17C124 14 122 2 112 2Z" fill="none" ${line(3.4, P.goldD)}/><path d="M112 16V92" ${line(4)}/><path d="M112 16V92" ${line(1.8, P.gold)}/>
<path d="M84 108C62 84 54 46 66 30C82 26 98 60 102 102Z" fill="url(#ear)" ${line(3.6)}/><path d="M84 96C72 78 66 54 70 44C80 50 88 72 92 96Z" fill="#F4A79A"/><path d="M140 108C162 84 170 46 158 30C142 26 126 60 122 102Z" fill="url(#ear)" ${line(3.6)}/><path d="M140 96C152 78 158 54 154 44C144 50 136 72 132 96Z" fill="#E88F84"/>
<circle cx="112" cy="34" r="6" fill="${P.jade}" ${line(2.6)}/><circle cx="110" cy="32" r="1.8" fill="#CFEBD4"/>
<path d="${BODY}" fill="url(#paper)"/><g clip-path="url(#body)"><path d="M150 92C190 130 176 190 112 206L190 210V90Z" fill="#C96A2E" opacity=".24"/><g fill="none" stroke="#D9924A" stroke-width="2" opacity=".6"><path d="M112 90V206M86 96C66 124 66 172 86 200M138 96C158 124 158 172 138 200M62 110C48 132 48 164 62 186M162 110C176 132 176 164 162 186"/></g><path d="M60 142C60 122 72 110 86 106C74 116 70 128 70 146C70 154 60 152 60 142Z" fill="#fff" opacity=".8"/></g>
<path d="${BODY}" fill="none" ${line(3.8)}/>
<circle cx="88" cy="142" r="7" fill="${P.red}" ${line(2.4)}/><circle cx="90" cy="139.6" r="2.2" fill="#fff"/><circle cx="136" cy="142" r="7" fill="${P.red}" ${line(2.4)}/><circle cx="138" cy="139.6" r="2.2" fill="#fff"/><ellipse cx="72" cy="160" rx="10" ry="6" fill="#F07A6A" opacity=".5"/><ellipse cx="152" cy="160" rx="10" ry="6" fill="#F07A6A" opacity=".5"/><path d="M105 156H119L112 164Z" fill="#E86A60" ${line(2)}/><path d="M112 164Q104 174 96 168M112 164Q120 174 128 168" fill="none" ${line(2.6)}/><path d="M62 150L40 146M62 156L42 160M162 150L184 146M162 156L182 160" ${line(2, '#8E5A1C')}/>
${[
  [58, 208, -52],
  [166, 208, 52],
  [78, 216, -28],
  [146, 216, 28],
  [112, 218, 0],
]
  .map(
    ([x = 0, y = 0, a = 0]) =>
      `<path transform="translate(${x} ${y}) rotate(${a})" d="M0 8C-18 2-20-18 0-34C20-18 18 2 0 8Z" fill="url(#lotus)" ${line(3)}/><path transform="translate(${x} ${y}) rotate(${a})" d="M-6-4C-8-12-6-18-2-24" fill="none" ${line(2, '#FFF1EE')}/>`,
  )
  .join('')}
<path d="M70 214Q112 232 154 214L148 228Q112 240 76 228Z" fill="url(#brass)" ${line(3.2)}/>
<path d="M112 234V244" ${line(3)}/><path d="M106 242H118L120 250H104Z" fill="url(#brass)" ${line(2.4)}/><g fill="none">${times(7, (i) => `<path d="M${106 + i * 2} 250Q${104 + i * 2.7} 258 ${103 + i * 3} 268" ${line(2.4, [P.redL, P.red, P.redD][i % 3])}/>`)}</g>`,
);
