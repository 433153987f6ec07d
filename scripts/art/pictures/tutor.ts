import { at, gradient, halo, outline, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { MID, palette } from '../print/palette.ts';
import { person } from '../print/person.ts';
import { roof, roofFar } from '../print/building.ts';
import { bamboo, book, bubble, cloud, lantern, propDefs, words } from './props.ts';

/** A laptop seen from its back, standing on (x, y). */
const laptop = (x: number, y: number, scale: number, side: 1 | -1) =>
  at(
    x,
    y,
    `<ellipse cx="6" cy="6" rx="128" ry="12" fill="${palette.ink}" opacity=".3"/><path d="M-100-136Q-100-146-90-146H90Q100-146 100-136V-8H-100Z" fill="#C9C3B4" ${outline(5)}/><path d="M50-145H90Q100-145 98-136V-10H-10C50-30 70-90 50-145Z" fill="#8C8474" opacity=".55"/><path d="M-88-70V-128Q-86-134-78-135H-44" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><circle cx="0" cy="-78" r="17" fill="${palette.red}" ${outline(4)}/><path d="M-122-10H122Q122 6 108 6H-108Q-122 6-122-10Z" fill="#A79F8E" ${outline(5)}/>`,
    [scale * side, scale],
  );

const studentWindow = `<rect x="120" y="110" width="300" height="270" rx="6" fill="${palette.woodL}" ${outline(MID)}/><clipPath id="winA"><path d="M142 362V226C142 150 200 124 270 120C340 124 398 150 398 226V362Z"/></clipPath><g clip-path="url(#winA)"><rect x="140" y="116" width="262" height="250" fill="url(#duskA)"/>${halo('sunA', 330, 240, 150, '#FFF3C4', 0.8)}<circle cx="330" cy="250" r="34" fill="${palette.redL}"/><path d="M140 366V300H168V276H204V312H226C226 286 244 272 262 268V256C262 252 266 252 266 256V268C284 272 300 286 300 312H322V284H326V226L332 214L338 226V284H346V330H372V296H402V366Z" fill="#B9795A"/><path d="M140 366V328H180V316H220V334H290V322H340V340H402V366Z" fill="#96593F"/>${at(186, 366, `<path d="M-4 0C-2-30-4-60 4-86" fill="none" ${outline(12, '#5A3A2A')}/><path d="M4-86C-16-104-40-100-50-84C-30-90-14-88 2-80C-14-78-26-66-28-50C-18-64-4-72 6-76C14-66 20-54 18-42C28-58 22-74 12-82C26-84 40-78 46-66C46-84 28-98 4-86Z" fill="#3F7F4F" ${outline(2.4, '#1E4F3B')}/>`)}</g><path d="M142 362V226C142 150 200 124 270 120C340 124 398 150 398 226V362Z" fill="none" ${outline(MID)}/><path d="M270 122V362M142 246H398" ${outline(8)}/><path d="M270 122V362M142 246H398" stroke="${palette.woodL}" stroke-width="4"/><rect x="104" y="362" width="332" height="22" rx="4" fill="${palette.woodL}" ${outline(MID)}/>`;

const tutorWindow = `<circle cx="930" cy="236" r="146" fill="${palette.redD}" ${outline(MID)}/><clipPath id="winB"><circle cx="930" cy="236" r="128"/></clipPath><g clip-path="url(#winB)"><rect x="790" y="96" width="280" height="280" fill="url(#dayB)"/>${cloud(900, 156, 0.44)}<path d="M790 300C840 250 880 270 920 240C970 210 1010 260 1070 236V380H790Z" fill="#8DBBA9"/><rect x="930" y="262" width="74" height="40" fill="#A83A2A" ${outline(2.4, palette.inkFar)}/>${roof(967, 264, 108, 38, roofFar)}<rect x="920" y="300" width="94" height="14" fill="#B9A88C" ${outline(2.4, palette.inkFar)}/><path d="M790 312Q930 296 1070 312V380H790Z" fill="#7FB08A"/>${bamboo(832, 370, 280, 16)}${bamboo(862, 370, 230, 12)}</g><circle cx="930" cy="236" r="128" fill="none" ${outline(MID)}/><path d="M806 190C826 136 866 112 910 106" fill="none" stroke="#F7B08C" stroke-width="6" stroke-linecap="round" opacity=".7"/>`;

const scroll = at(
  702,
  120,
  `<path d="M0-46V-8" ${outline(3)}/><rect x="-52" y="-10" width="104" height="16" rx="7" fill="${palette.wood}" ${outline(MID)}/><rect x="-44" y="6" width="88" height="246" fill="${palette.paper}" ${outline(MID)}/><path d="M18 8H42V250H-6C24 190 34 90 18 8Z" fill="${palette.goldD}" opacity=".16"/>${words('学', 0, 66, 74, palette.ink)}${words('习', 0, 148, 74, palette.ink)}<rect x="12" y="206" width="24" height="24" rx="3" fill="${palette.red}"/><rect x="-52" y="250" width="104" height="16" rx="7" fill="${palette.wood}" ${outline(MID)}/>`,
);

const shelf = `<rect x="452" y="226" width="118" height="16" fill="${palette.woodL}" ${outline(MID)}/>${[
  0, 1, 2, 3,
]
  .map((i) => {
    const x = 460 + i * 25;
    const h = [74, 90, 66, 82][i] ?? 70;
    const fill = [palette.jade, palette.red, palette.gold, '#3E7F9A'][i];
    return `<rect x="${x}" y="${226 - h}" width="23" height="${h}" rx="3" fill="${fill}" ${outline(3)}/><path d="M${x + 5} ${242 - h}h13" stroke="${palette.cream}" stroke-width="3"/>`;
  })
  .join('')}`;

const mug = (x: number, y: number, fill: string) =>
  at(
    x,
    y,
    `<path d="M28-44C56-46 56-8 26-10" fill="none" ${outline(12)}/><path d="M28-44C56-46 56-8 26-10" fill="none" stroke="${fill}" stroke-width="4"/><path d="M-32-60H32V-12Q30 2 18 2H-18Q-30 2-32-12Z" fill="${fill}" ${outline(4.6)}/><path d="M10-58H30V-12Q28 0 18 0H-4C12-14 16-40 10-58Z" fill="${palette.ink}" opacity=".2"/><path d="M-22-50V-26" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7"/><path d="M-10-72c-8-12 8-16 0-30M10-72c-8-12 8-16 0-30" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"/>`,
  );

export const tutor = picture({
  width: 1200,
  height: 900,
  label: 'A student in her room and a Chinese tutor in hers, face to face in a video lesson',
  defs:
    propDefs +
    gradient('wallA', [
      [0, '#E9B98A'],
      [1, '#F6D9A8'],
    ]) +
    gradient('wallB', [
      [0, '#2F7268'],
      [1, '#6FA892'],
    ]) +
    gradient('duskA', [
      [0, '#F0A878'],
      [1, '#FBE3AE'],
    ]) +
    gradient('dayB', [
      [0, '#8CC4C0'],
      [1, '#F1F0CF'],
    ]) +
    gradient('deskA', [
      [0, '#C98B4F'],
      [1, '#8F5630'],
    ]),
  content: `<rect width="600" height="900" fill="url(#wallA)"/><rect x="600" width="600" height="900" fill="url(#wallB)"/>
<g fill="none" stroke="#B9795A" stroke-width="3" opacity=".2">${repeat(9, (row) => repeat(6, (column) => `<path transform="translate(${50 + column * 100} ${40 + row * 84})" d="M0-16L5-5L16 0L5 5L0 16L-5 5L-16 0L-5-5Z"/>`))}</g>
<g fill="none" stroke="${palette.goldL}" stroke-width="3" opacity=".18">${repeat(9, (row) => repeat(6, (column) => `<path transform="translate(${640 + column * 100 + (row % 2) * 50} ${40 + row * 84})" d="M-22 0q22-30 44 0M-12 4q12-18 24 0"/>`))}</g>
${studentWindow}${shelf}${scroll}${tutorWindow}${lantern(1130, 20, 1.05)}
<path d="M592 -10H608V910H592Z" fill="${palette.cream}" ${outline(4.4)}/><path d="M603-10H606V910H603Z" fill="${palette.goldD}" opacity=".5"/>
${person(270, 912, 2.35, {
  hair: 'hijab',
  cloth: palette.jadeL,
  skin: palette.tan,
  dress: 'abaya',
  coat: '#8A4A6A',
  coatD: '#6A2C50',
  face: 'open',
  look: 0.8,
  hands: [
    [-46, -98],
    [92, -142],
  ],
  bust: true,
  line: 2.2,
})}
${person(944, 912, 2.35, {
  hair: 'bob',
  dress: 'jacket',
  coat: palette.red,
  coatD: palette.redD,
  under: palette.goldL,
  glasses: true,
  face: 'smile',
  look: -0.8,
  hands: [
    [-92, -146],
    [46, -98],
  ],
  held: `<g transform="translate(-92 -146) rotate(-8)"><rect x="-40" y="-62" width="64" height="60" rx="5" fill="${palette.cream}" stroke="${palette.ink}" stroke-width="2.2"/><rect x="-34" y="-56" width="52" height="48" fill="none" stroke="${palette.redL}" stroke-width="1.4"/>${words('好', -8, -31, 42, palette.ink)}</g>`,
  bust: true,
  line: 2.2,
})}
<rect y="690" width="1200" height="210" fill="url(#deskA)"/><path d="M0 690H1200" ${outline(5)}/><path d="M0 697H1200" stroke="#F3C88C" stroke-width="5" opacity=".8"/><path d="M0 770Q300 756 600 770T1200 764M0 840Q400 826 700 842T1200 836" fill="none" stroke="${palette.woodD}" stroke-width="3" opacity=".35"/>
${laptop(482, 812, 1.02, 1)}${laptop(718, 812, 1.02, -1)}
${mug(96, 800, palette.jade)}${book(150, 852, 190, 36, palette.redL, palette.redD)}${book(164, 816, 160, 34, '#3E7F9A', '#245A72')}
${at(1010, 846, `<path d="M-96 0Q-50-18 0-4Q50-18 96 0V18Q50 0 0 16Q-50 0-96 18Z" fill="${palette.redD}" ${outline(5)}/><path d="M-90-8Q-46-28 0-10Q46-28 90-8V6Q46-12 0 6Q-46-12-90 6Z" fill="${palette.cream}" ${outline(4.4)}/><path d="M0-10V6M-70-6q30-8 56 0M14-6q30-8 56 0" fill="none" stroke="#B9A88C" stroke-width="3"/>`)}${mug(1128, 790, '#8FC0D0')}
${bubble(480, 376, 186, 124, -88, words('你好', 0, 0, 80, palette.redD))}`,
});
