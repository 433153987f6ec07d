import { halo, item, line, radial } from './kit.ts';

const LIT = 'M60 138A66 66 0 1 0 118 34A60 60 0 1 1 60 138Z';

export const crescent = item(
  'A thin new crescent',
  192,
  198,
  halo('aura', '#FFF0BE', 0.7) +
    radial(
      'lit',
      [
        [0, '#FFFDF0'],
        [0.6, '#FFF0C0'],
        [1, '#F6CF7C'],
      ],
      0.7,
      0.6,
      0.7,
    ),
  `<circle cx="98" cy="98" r="94" fill="url(#aura)"/><circle cx="98" cy="92" r="64" fill="#8FA6B4" opacity=".16"/>
<path d="${LIT}" fill="url(#lit)" ${line(3.6, '#8A5E22')}/><path d="M84 152A60 60 0 0 0 156 74" fill="none" ${line(4, '#fff')} opacity=".85"/>
<g fill="#FFF3D0"><path d="M40 44L43 52L51 55L43 58L40 66L37 58L29 55L37 52Z"/><circle cx="72" cy="22" r="2.4"/><circle cx="24" cy="104" r="2"/></g>`,
);
