import { roof, roofFar, roofNear } from '../print/building.ts';
import { at, gradient, groundShadow, halo, outline, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { MID, palette } from '../print/palette.ts';
import { person } from '../print/person.ts';
import { cloud, crown, lantern, propDefs, suitcase, words } from './props.ts';

const pillar = (x: number, top: number, width: number) =>
  `<rect x="${x - width / 2}" y="${top}" width="${width}" height="${580 - top}" fill="${palette.red}" ${outline(5)}/><path d="M${x + width * 0.12} ${top + 3}H${x + width / 2 - 3}V578H${x + width * 0.12}Z" fill="${palette.redD}" opacity=".8"/><path d="M${x - width * 0.28} ${top + 8}V572" stroke="${palette.redL}" stroke-width="4" stroke-linecap="round"/><path d="M${x - width * 0.9} 548H${x + width * 0.9}L${x + width * 1.1} 586H${x - width * 1.1}Z" fill="#B9AE9C" ${outline(5)}/><path d="M${x + width * 0.2} 551H${x + width * 0.85}L${x + width * 1.02} 583H${x + width * 0.3}Z" fill="#8C8377" opacity=".8"/>`;

const beam = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${palette.jadeD}" ${outline(5)}/><path d="M${x + 14} ${y + height / 2}h${width - 28}" stroke="${palette.gold}" stroke-width="5" stroke-dasharray="20 12"/>`;

/** Brackets that carry the eaves. */
const brackets = (x: number, y: number, count: number) =>
  repeat(
    count,
    (index) =>
      `<path d="M${x + index * 32} ${y}h24l-6 12h-12Z" fill="${index % 2 ? palette.gold : palette.jade}" ${outline(3)}/>`,
  );

const pagoda = (x: number, y: number) =>
  repeat(4, (index) => {
    const width = 74 - index * 13;
    const foot = y - index * 42;
    return `<rect x="${x - width / 2}" y="${foot - 26}" width="${width}" height="27" fill="#C98A6A" ${outline(2.2, palette.inkFar)}/><rect x="${x - 6}" y="${foot - 20}" width="12" height="20" fill="${palette.goldL}"/>${roof(x, foot - 24, width * 1.2, 22, roofFar)}`;
  });

/** Whoever comes in is awaited: the gate of sign-up. */
export const gate = picture({
  width: 900,
  height: 700,
  label: 'A wooden memorial gate at sunrise: a traveller arrives, and a girl bids him welcome',
  defs:
    propDefs +
    gradient('sky', [
      [0, '#7FB7B4'],
      [0.45, '#F1DDAE'],
      [0.75, '#FBE3AE'],
    ]) +
    gradient('mist', [
      [0, '#FBE9C0', 0],
      [1, '#FBE9C0', 0.95],
    ]) +
    gradient('floor', [
      [0, '#CFC08A'],
      [1, '#9DAF74'],
    ]) +
    gradient('way', [
      [0, '#FBEBC2'],
      [1, '#DDBB8A'],
    ]),
  content: `<rect width="900" height="700" fill="url(#sky)"/>${halo('dawn', 450, 372, 360, '#FFF3C4', 1)}<circle cx="450" cy="372" r="70" fill="${palette.redL}"/>
${cloud(120, 96, 0.62)}${cloud(800, 70, 0.5)}
<path d="M0 430C70 330 130 360 190 290C240 240 290 330 350 366C410 398 490 398 540 366C600 330 660 250 720 292C780 340 820 320 900 400V600H0Z" fill="#9CC4B8"/><path d="M0 470C90 400 160 430 250 440C330 450 380 470 450 470C540 470 600 430 690 436C780 430 830 400 900 440V620H0Z" fill="#7FB08F"/>${pagoda(668, 440)}
<rect y="400" width="900" height="180" fill="url(#mist)"/>
<path d="M0 560C160 536 300 540 450 540C600 540 740 536 900 560V700H0Z" fill="url(#floor)"/><path d="M440 541C434 556 424 566 402 580C340 620 250 650 180 700H720C650 650 560 620 498 580C476 566 466 556 460 541Z" fill="url(#way)" ${outline(3, palette.inkFar)}/>${repeat(
    6,
    (index) =>
      `<path d="M${400 - index ** 1.5 * 17} ${582 + index ** 1.5 * 9.6}Q450 ${590 + index ** 1.5 * 10} ${500 + index ** 1.5 * 17} ${582 + index ** 1.5 * 9.6}" fill="none" stroke="${palette.goldD}" stroke-width="${2 + index * 0.4}" opacity=".4"/>`,
  )}
${crown('tl', 60, 430, 120, 110)}<path d="M52 520V600H74V520" fill="${palette.wood}" ${outline(MID)}/>${crown('tr', 856, 440, 110, 100)}<path d="M848 526V600H868V526" fill="${palette.wood}" ${outline(MID)}/>
${pillar(170, 320, 34)}${pillar(730, 320, 34)}${beam(140, 322, 190, 30)}${beam(570, 322, 190, 30)}${brackets(152, 296, 6)}${brackets(570, 296, 6)}${roof(222, 296, 220, 74, roofNear)}${roof(678, 296, 220, 74, roofNear)}
${pillar(300, 190, 42)}${pillar(600, 190, 42)}${beam(262, 262, 376, 34)}<rect x="318" y="176" width="264" height="88" fill="${palette.redD}" ${outline(5)}/>${beam(262, 150, 376, 30)}${brackets(278, 126, 11)}${roof(450, 126, 420, 98, roofNear)}
<rect x="368" y="164" width="164" height="96" rx="6" fill="#23323A" ${outline(5)}/><rect x="377" y="173" width="146" height="78" fill="none" stroke="${palette.gold}" stroke-width="3.4"/>${words('汉路', 450, 212, 66, palette.goldL)}
${lantern(352, 296, 0.72)}${lantern(548, 296, 0.72)}
${groundShadow(230, 664, 90, 11)}${suitcase(160, 662, 0.98)}
${person(246, 662, 1.12, {
  hair: 'crop',
  beard: true,
  skin: palette.tan,
  dress: 'jacket',
  coat: '#3E7F9A',
  coatD: '#245A72',
  under: palette.goldL,
  trousers: '#5A4A3E',
  face: 'open',
  look: 0.9,
  hands: [
    [-74, -132],
    [60, -104],
  ],
  behind: 'left',
  line: 4.2,
})}
${person(648, 660, 1.08, {
  hair: 'two-buns',
  dress: 'tang',
  coat: palette.jade,
  coatD: palette.jadeD,
  trousers: palette.plum,
  face: 'open',
  look: -0.9,
  hands: [
    [-72, -118],
    [58, -190],
  ],
  line: 4.3,
})}
${[
  [60, 660],
  [820, 672],
  [740, 640],
  [110, 690],
]
  .map(([x, y]) =>
    at(
      x ?? 0,
      y ?? 0,
      `<path d="M-16 0C-20-18-26-26-34-30C-20-30-10-20-6-4C-6-26-2-38 6-46C4-30 6-16 6-2C12-14 20-22 32-22C22-16 18-8 16 0Z" fill="#4E8C5A" ${outline(3)}/>`,
      0.8,
    ),
  )
  .join('')}`,
});
