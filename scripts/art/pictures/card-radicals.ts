import { at, gradient, halo, outline, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { person } from '../print/person.ts';
import { words } from './props.ts';

/** A wooden block with a painted character; (x, y) is the lower left corner of its front. */
const block = (
  x: number,
  y: number,
  size: number,
  character: string,
  paint: string,
  turn = 0,
): string => {
  const depth = size * 0.17;
  const grainLines = repeat(
    4,
    (index) =>
      `<path d="M${size * 0.06} ${-size * (0.2 + index * 0.2)}q${size * 0.25}-${8 + index * 3} ${size * 0.5} 0t${size * 0.38} 0"/>`,
  );
  return at(
    x,
    y,
    `<path d="M0 ${-size}L${depth} ${-size - depth}H${size + depth}L${size} ${-size}Z" fill="#F3D6A0" ${outline(5)}/><path d="M${size} ${-size}L${size + depth} ${-size - depth}V${-depth}L${size} 0Z" fill="#A8703E" ${outline(5)}/><rect x="0" y="${-size}" width="${size}" height="${size}" fill="#E3B477" ${outline(5)}/><g fill="none" stroke="#B98450" stroke-width="3" opacity=".6">${grainLines}</g><path d="M${size * 0.72} ${-size + 3}C${size * 0.98} ${-size * 0.6} ${size * 0.84} ${-size * 0.14} ${size * 0.5} -3H${size - 3}V${-size + 3}Z" fill="#A8703E" opacity=".32"/><rect x="${size * 0.09}" y="${-size * 0.91}" width="${size * 0.82}" height="${size * 0.82}" rx="${size * 0.06}" fill="none" stroke="${paint}" stroke-width="5" opacity=".8"/><path d="M${size * 0.05} ${-size * 0.7}V${-size * 0.95}H${size * 0.3}" fill="none" stroke="#FFF0CC" stroke-width="5" stroke-linecap="round" opacity=".9"/>${words(character, size / 2, -size / 2, size * 0.76, paint, `stroke="${palette.ink}" stroke-opacity=".25" stroke-width="20" stroke-linejoin="round"`)}`,
    1,
    turn,
  );
};

const shelf = (y: number, x: number, width: number, things: string) =>
  `${things}<rect x="${x}" y="${y}" width="${width}" height="20" fill="${palette.woodL}" ${outline(3.4, palette.inkMid)}/><path d="M${x} ${y + 13}h${width}v7h${-width}Z" fill="${palette.woodD}" opacity=".5"/><path d="M${x + 30} ${y + 20}v26l26-26M${x + width - 30} ${y + 20}v26l-26-26" fill="none" ${outline(3.4, palette.inkMid)}/>`;

const spine = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y - h}" width="${w}" height="${h}" rx="3" fill="${fill}" ${outline(3.4, palette.inkMid)}/><path d="M${x + w * 0.68} ${y - h + 2}H${x + w - 2}V${y - 2}H${x + w * 0.68}Z" fill="${palette.ink}" opacity=".2"/><path d="M${x + 5} ${y - h + 16}h${w - 10}M${x + 5} ${y - 16}h${w - 10}" stroke="${palette.goldL}" stroke-width="3"/>`;

export const cardRadicals = picture({
  width: 1200,
  height: 750,
  label:
    'Wooden blocks with parts of characters: three trees make a forest, sun and moon make bright',
  defs:
    gradient('wall', [
      [0, '#2F7268'],
      [1, '#7DB39A'],
    ]) +
    gradient('table', [
      [0, '#D79A5C'],
      [1, '#A8683A'],
    ]),
  content: `<rect width="1200" height="750" fill="url(#wall)"/>${halo('lamp', 330, 150, 560, '#FFE3A0', 0.75)}
<g opacity=".16" fill="none" stroke="${palette.goldL}" stroke-width="4">${repeat(7, (row) => repeat(11, (column) => `<path transform="translate(${column * 120 + (row % 2) * 60} ${row * 84})" d="M-24 0q24-34 48 0M-14 4q14-20 28 0M-4 8q4-6 8 0"/>`))}</g>
${shelf(196, 818, 330, `${spine(850, 196, 34, 112, palette.red)}${spine(886, 196, 28, 96, palette.gold)}${spine(916, 196, 38, 122, '#245A72')}${spine(956, 196, 26, 104, palette.cream)}${at(1056, 196, `<path d="M-30 0C-48-30-40-60-18-66V-80H18V-66C40-60 48-30 30 0Z" fill="#8FC0D0" ${outline(3.4, palette.inkMid)}/><path d="M8-66C34-50 34-20 14 0H30C48-30 40-60 18-66Z" fill="#24505F" opacity=".4"/><path d="M-22-34q11-14 22 0t22 0" fill="none" stroke="#245A72" stroke-width="4"/><path d="M0-80C-4-110-20-124-34-132M0-80C4-116 18-130 26-146M0-84C0-110 2-120-4-148" fill="none" ${outline(3.4, palette.inkMid)}/><circle cx="-34" cy="-134" r="9" fill="#F6A9B4" ${outline(2.6, '#7A2230')}/><circle cx="27" cy="-148" r="10" fill="#F6A9B4" ${outline(2.6, '#7A2230')}/><circle cx="-5" cy="-152" r="8" fill="#FBD6D8" ${outline(2.6, '#7A2230')}/>`)}`)}
${at(656, 0, `<path d="M0 0V44M-30 44L0 20L30 44" fill="none" ${outline(3)}/><path d="M-84 54H96V250H-84Z" fill="${palette.ink}" opacity=".2"/><rect x="-90" y="44" width="180" height="196" rx="4" fill="${palette.wood}" ${outline(4.4)}/><rect x="-74" y="60" width="148" height="164" fill="${palette.paper}" ${outline(3.4)}/><path d="M36 62C70 110 66 180 30 222H72V62Z" fill="${palette.goldD}" opacity=".16"/>${words('森', 0, 144, 128, palette.jadeD)}`)}
${person(922, 668, 1.85, {
  hair: 'hijab',
  cloth: '#E9A13F',
  skin: palette.tan,
  dress: 'abaya',
  coat: palette.redL,
  coatD: palette.redD,
  face: 'open',
  look: -0.9,
  hands: [
    [-92, -146],
    [54, -100],
  ],
  bust: true,
  line: 2.7,
})}
<path d="M0 560H1200V750H0Z" fill="url(#table)"/><path d="M0 560H1200" ${outline(5)}/><path d="M0 567H1200" stroke="#F3D6A0" stroke-width="5" opacity=".8"/><g fill="none" stroke="${palette.woodD}" stroke-width="3" opacity=".35"><path d="M0 640Q300 620 600 640T1200 636M0 700Q400 684 700 702T1200 694M160 664q60-10 120 0M820 670q70-12 160 0"/></g>
<ellipse cx="330" cy="692" rx="280" ry="18" fill="${palette.ink}" opacity=".26"/><ellipse cx="730" cy="694" rx="170" ry="16" fill="${palette.ink}" opacity=".26"/><ellipse cx="1030" cy="708" rx="120" ry="14" fill="${palette.ink}" opacity=".24"/>
${block(110, 688, 196, '木', palette.jadeD)}${block(330, 688, 196, '木', palette.jadeD)}${block(218, 459, 196, '木', palette.jade)}
${block(600, 690, 158, '月', '#245A72')}${block(566, 505, 158, '日', palette.red, -3)}
${block(820, 704, 146, '女', palette.redD)}${block(988, 704, 146, '子', palette.goldD)}
${at(752, 398, `<circle r="25" fill="${palette.tan}" ${outline(5)}/>`)}
<g fill="none" stroke="${palette.goldL}" stroke-width="8" stroke-linecap="round"><path d="M168 232l-30-26M300 190v-40M486 226l30-26"/></g>`,
});
