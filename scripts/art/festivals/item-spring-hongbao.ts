import { P, glyph, halo, item, line, linear } from './kit.ts';

/** One envelope standing on its foot at the origin, 120 wide and 164 high. */
const envelope = (fill: string, char: string): string =>
  `<rect x="-60" y="-164" width="120" height="164" rx="7" fill="${fill}"/><path d="M24-164H53Q60-164 60-157V-7Q60 0 53 0H-10Q44-40 24-164Z" fill="${P.deep}" opacity=".28"/><path d="M-52-10V-150" ${line(4, '#F58A6A')} opacity=".65"/><path d="M-60-158Q-60-164-53-164H53Q60-164 60-158C60-136 30-118 0-118C-30-118-60-136-60-158Z" fill="${P.redL}" ${line(3.2)}/><path d="M-48-154C-40-140-22-131-2-130" fill="none" ${line(3.4, '#FBB493')} opacity=".8"/><g fill="none" ${line(1.8, P.gold)}><path d="M-50-12H50M-50-12V-26M50-12V-26M-44-18H-36V-26M44-18H36V-26"/></g><circle cx="0" cy="-66" r="37" fill="url(#coin)" ${line(2.8)}/><circle cx="0" cy="-66" r="31.5" fill="none" ${line(1.4, P.goldD)}/>${glyph(char, -25, -90, 50, P.redD)}<circle cx="0" cy="-118" r="9" fill="url(#coin)" ${line(2.6)}/><rect x="-60" y="-164" width="120" height="164" rx="7" fill="none" ${line(3.6)}/>`;

const spark = (x: number, y: number, r: number): string =>
  `<path d="M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z" fill="#FFF3C4"/>`;

const coin = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#coin)" ${line(3)}/><circle cx="${x}" cy="${y}" r="${r * 0.76}" fill="none" ${line(1.3, P.goldD)}/><rect x="${x - r * 0.27}" y="${y - r * 0.27}" width="${r * 0.54}" height="${r * 0.54}" fill="#8E5A1C" ${line(1.8)}/><path d="M${x - r * 0.6} ${y - r * 0.2}Q${x - r * 0.5} ${y - r * 0.6} ${x - r * 0.1} ${y - r * 0.66}" fill="none" ${line(2.4, '#FFF6D8')}/>`;

export const hongbao = item(
  'Red envelopes with coins',
  192,
  198,
  halo('aura', '#FFD08A', 0.6) +
    linear(
      'coin',
      [
        [0, '#FFE9AE'],
        [0.5, P.gold],
        [1, P.goldD],
      ],
      0.8,
      1,
    ) +
    linear(
      'redA',
      [
        [0, P.redL],
        [0.35, P.red],
        [1, '#B02A1C'],
      ],
      0.7,
      1,
    ) +
    linear(
      'redB',
      [
        [0, P.red],
        [1, P.redD],
      ],
      0.7,
      1,
    ),
  `<circle cx="96" cy="100" r="95" fill="url(#aura)"/><g transform="translate(3.5 4) scale(.962)"><g transform="translate(120 174) rotate(14) scale(.76)">${envelope('url(#redB)', '春')}</g><g transform="translate(70 180) rotate(-10) scale(.82)">${envelope('url(#redA)', '福')}</g>${coin(146, 174, 17)}${coin(117, 183, 12)}${spark(16, 30, 9)}${spark(182, 150, 8)}${spark(98, 14, 10)}${spark(12, 150, 7)}</g>`,
);
