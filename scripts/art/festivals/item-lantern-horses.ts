import { P, halo, item, line, linear, radial, times } from './kit.ts';

const HORSE =
  'M-34-2C-30-14-14-16 2-14C8-22 14-32 22-38L26-45L29-38C36-36 40-30 44-24L40-19L32-24C28-18 26-12 22-4C20 4 24 8 32 11L44 9L46 14L32 20C22 17 16 12 12 8C0 11-12 11-18 8C-24 15-32 18-42 18L-51 25L-55 20L-46 12C-37 10-33 6-32 2C-42-6-52-2-60 7C-57-10-46-14-34-8Z';

export const horseLantern = item(
  'Revolving lantern with running horses',
  192,
  306,
  halo('glow', '#FFC878', 0.7) +
    radial(
      'silk',
      [
        [0, '#FFFDF0'],
        [0.5, '#FFE9B8'],
        [1, '#EFB368'],
      ],
      0.45,
      0.5,
      0.7,
    ) +
    linear(
      'jade',
      [
        [0, '#5BA58D'],
        [0.4, P.jade],
        [1, P.jadeD],
      ],
      1,
      0,
    ) +
    '<clipPath id="drum"><path d="M34 92Q96 108 158 92V220Q96 238 34 220Z"/></clipPath>',
  `<circle cx="96" cy="150" r="96" fill="url(#glow)"/>
<path d="M96 6V26" ${line(5)}/><circle cx="96" cy="10" r="8" fill="${P.redL}" ${line(3)}/><path d="M96 24C90 40 60 52 20 62C14 68 16 76 22 80Q96 98 170 80C176 76 178 68 172 62C132 52 102 40 96 24Z" fill="url(#jade)" ${line(3.8)}/><path d="M96 28C92 50 74 66 52 82M96 28C100 50 118 66 140 82M96 28V88" fill="none" ${line(2.4, P.jadeD)}/><path d="M84 40C72 50 56 58 40 63" fill="none" ${line(3.4, '#CFEBD4')} opacity=".8"/><path d="M22 80Q96 98 170 80L166 92Q96 110 26 92Z" fill="${P.gold}" ${line(3.2)}/>
<path d="M34 92Q96 108 158 92V220Q96 238 34 220Z" fill="url(#silk)"/>
<g clip-path="url(#drum)"><path d="M34 206Q96 226 158 206V240H34Z" fill="#C9803E" opacity=".45"/><path d="M42 206q10-8 20 0t20 0t20 0t20 0t20 0t20 0" fill="none" ${line(3, '#8A5226')}/><g fill="#5A2418"><g transform="translate(92 160) scale(1.02)"><path d="${HORSE}"/><path d="M-4-15C-8-26-4-34 2-34C8-34 12-26 8-15Z"/><circle cx="3" cy="-41" r="7"/></g><g transform="translate(166 168) scale(.8)"><path d="${HORSE}"/></g><g transform="translate(24 172) scale(.8)"><path d="${HORSE}"/></g></g><path d="M130 96C156 120 156 200 130 230H162V90Z" fill="#C96A2E" opacity=".22"/><path d="M42 100V214C50 216 54 214 54 204V106Z" fill="#fff" opacity=".55"/></g>
<path d="M34 92Q96 108 158 92V220Q96 238 34 220Z" fill="none" ${line(3.8)}/>${times(4, (i) => {
    const x = [34, 68, 124, 158][i] ?? 0;
    const y = [92, 99, 99, 92][i] ?? 0;
    return i % 3
      ? ''
      : `<path d="M${x} ${y}V${y + 128}" ${line(8)}/><path d="M${x} ${y}V${y + 128}" ${line(4, P.redD)}/>`;
  })}
<path d="M26 216Q96 236 166 216L172 232Q96 254 20 232Z" fill="${P.gold}" ${line(3.4)}/><path d="M36 238Q96 254 156 238L148 256Q96 268 44 256Z" fill="url(#jade)" ${line(3.4)}/>
<path d="M58 262L48 298H62L72 265M134 262L144 298H130L120 265M88 267H104V300H88Z" fill="#8E2A1C" ${line(3.2)}/><path d="M40 298H152V304H40Z" fill="#6B3A22" ${line(3)}/>
<g fill="none">${[22, 170].map((x) => `<path d="M${x} 82V98" ${line(2.4)}/><circle cx="${x}" cy="101" r="4.6" fill="${P.redL}" ${line(2.2)}/>${times(4, (i) => `<path d="M${x - 3 + i * 2} 106Q${x - 4 + i * 2.6} 118 ${x - 5 + i * 3.2} 132" ${line(2.3, [P.gold, P.goldD][i % 2])}/>`)}`).join('')}</g>`,
);
