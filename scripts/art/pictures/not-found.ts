import { at, gradient, groundShadow, halo, outline, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { bamboo, cloud, propDefs, words } from './props.ts';

const BLACK = '#33262A';

const panda = `${groundShadow(6, 4, 130, 14)}
<path d="M-92-30C-116-10-110 6-84 8H-30C-24-14-50-40-92-30ZM92-30C116-10 110 6 84 8H30C24-14 50-40 92-30Z" fill="${BLACK}" ${outline(5)}/>
<path d="M-88-190C-120-130-118-40-84-12Q0 16 84-12C118-40 120-130 88-190Z" fill="${palette.cream}" ${outline(5)}/><path d="M50-190C90-130 84-40 30 0Q62-2 84-12C118-40 120-130 88-190Z" fill="#CDBB9C" opacity=".6"/>
<ellipse cx="-62" cy="-2" rx="30" ry="24" fill="${BLACK}" ${outline(5)}/><ellipse cx="62" cy="-2" rx="30" ry="24" fill="${BLACK}" ${outline(5)}/><ellipse cx="-62" cy="2" rx="13" ry="11" fill="#8A6A64"/><ellipse cx="62" cy="2" rx="13" ry="11" fill="#8A6A64"/>
<path d="M-92-178C-60-206 60-206 92-178C90-150 60-138 0-138C-60-138-90-150-92-178Z" fill="${BLACK}"/>
<circle cx="-82" cy="-344" r="35" fill="${BLACK}" ${outline(5)}/><circle cx="82" cy="-344" r="35" fill="${BLACK}" ${outline(5)}/><circle cx="-82" cy="-344" r="14" fill="#6E5450"/><circle cx="82" cy="-344" r="14" fill="#6E5450"/>
<path d="M-118-262C-118-326-64-366 0-366C64-366 118-326 118-262C118-200 66-172 0-172C-66-172-118-200-118-262Z" fill="${palette.cream}" ${outline(5)}/><path d="M72-346C106-296 92-214 10-174C72-174 116-202 116-262C116-300 98-330 72-346Z" fill="#CDBB9C" opacity=".6"/><path d="M-96-290C-88-322-64-342-36-348" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>
<path d="M-78-246C-92-278-62-306-38-292C-18-280-26-242-46-236C-58-232-70-234-78-246ZM78-246C92-278 62-306 38-292C18-280 26-242 46-236C58-232 70-234 78-246Z" fill="${BLACK}"/><circle cx="-46" cy="-264" r="12" fill="#fff"/><circle cx="50" cy="-264" r="12" fill="#fff"/><circle cx="-42" cy="-258" r="7" fill="${palette.ink}"/><circle cx="54" cy="-258" r="7" fill="${palette.ink}"/><path d="M-82-306q14-14 30-10M52-320q18-4 32 12" fill="none" ${outline(5)}/>
<ellipse cx="-78" cy="-214" rx="17" ry="11" fill="${palette.blush}" opacity=".55"/><ellipse cx="82" cy="-214" rx="17" ry="11" fill="${palette.blush}" opacity=".55"/><path d="M-12-234Q2-242 16-234Q12-220 2-218Q-8-220-12-234Z" fill="${palette.ink}"/><path d="M2-218V-208M-12-200Q2-212 16-202" fill="none" ${outline(4.6)}/>
<g transform="translate(150 -404)"><path d="M-6-12C-16-34 18-44 18-24C18-12 4-12 4 2" fill="none" ${outline(15)}/><path d="M-6-12C-16-34 18-44 18-24C18-12 4-12 4 2" fill="none" stroke="${palette.gold}" stroke-width="8" stroke-linecap="round"/><circle cx="4" cy="20" r="8" fill="${palette.gold}" ${outline(4)}/></g>
<path d="M-150-150L-52-128L0-150L52-128L150-150V-40L52-18L0-40L-52-18L-150-40Z" fill="${palette.paper}" ${outline(5)}/><path d="M-52-128L0-150V-40L-52-18ZM52-128L150-150V-40L52-18Z" fill="${palette.goldD}" opacity=".22"/><path d="M-128-70C-100-110-70-60-40-90S20-110 40-80" fill="none" stroke="${palette.red}" stroke-width="6" stroke-dasharray="3 14" stroke-linecap="round"/><path d="M-132-118q16-12 30 0M-84-52q12-12 26 0M70-60q16-14 30 0t30 0" fill="none" stroke="${palette.jade}" stroke-width="6" stroke-linecap="round"/><path d="M64-112L90-88M90-112L64-88" stroke="${palette.red}" stroke-width="10" stroke-linecap="round"/><path d="M-52-128V-18M0-150V-40M52-128V-18" stroke="${palette.goldD}" stroke-width="3" opacity=".7"/>
<path d="M-96-172C-140-160-168-130-158-98C-148-76-128-82-126-104C-118-128-100-140-84-148ZM96-172C140-160 168-130 158-98C148-76 128-82 126-104C118-128 100-140 84-148Z" fill="${BLACK}" ${outline(5)}/><path d="M-134-142q-14 14-14 34" fill="none" stroke="#7A6460" stroke-width="6" stroke-linecap="round"/>`;

const plank = (
  y: number,
  turn: number,
  side: 1 | -1,
  fill: string,
  dark: string,
  content: string,
) =>
  `<g transform="translate(0 ${y}) rotate(${turn})"><g transform="scale(${side} 1)"><path d="M-46-28H92L120 0L92 28H-46Z" fill="${fill}" ${outline(5)}/><path d="M-44 14H106L92 26H-44Z" fill="${dark}" opacity=".7"/><path d="M-34-18H30" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/></g>${content}</g>`;

export const notFound = picture({
  width: 900,
  height: 700,
  label: 'A lost panda with a map at a signpost in a misty bamboo forest',
  defs:
    propDefs +
    gradient('sky', [
      [0, '#8CC0B4'],
      [0.7, '#E6EBC4'],
      [1, '#F6EBC8'],
    ]) +
    gradient('mist', [
      [0, '#F1F0D6', 0],
      [1, '#F1F0D6', 0.95],
    ]) +
    gradient('floor', [
      [0, '#A9C98B'],
      [1, '#6F9A68'],
    ]),
  content: `<rect width="900" height="700" fill="url(#sky)"/>${halo('sun', 450, 190, 360, '#FFF9DC', 0.9)}<circle cx="560" cy="150" r="54" fill="${palette.redL}" opacity=".85"/>
<path d="M0 460C100 330 170 380 250 300C320 240 380 350 460 320C560 280 620 220 700 300C770 360 830 320 900 360V600H0Z" fill="#A9CDB9"/>
${repeat(13, (index) => bamboo(20 + index * 74 + ((index * 31) % 24), 600, 560 - ((index * 67) % 120), 13, ['#A3CBA6', '#86B596'], 2, '#7FA890'))}
<rect y="300" width="900" height="260" fill="url(#mist)"/>
${[46, 116, 794, 862].map((x, index) => bamboo(x, 640, 660, 26 - (index % 2) * 5, ['#6FA36B', '#3F7F5F'], 4)).join('')}
<path d="M0 560C180 530 300 540 450 536C620 532 760 540 900 566V700H0Z" fill="url(#floor)"/><path d="M330 700C380 630 470 610 452 576C446 560 430 552 420 538H470C500 552 520 566 530 590C560 630 600 650 660 700Z" fill="#E8D3A0" ${outline(3.4, palette.inkMid)}/><path d="M500 556C520 570 526 580 532 592C562 632 602 652 660 700H590C560 650 510 620 500 556Z" fill="${palette.goldD}" opacity=".35"/>
${cloud(250, 470, 0.9, '#F7F3DE')}${cloud(760, 452, 0.8, '#F7F3DE')}
${at(656, 620, `${groundShadow(4, 2, 50, 9)}<rect x="-10" y="-350" width="20" height="352" fill="${palette.woodL}" ${outline(5)}/><rect x="2" y="-348" width="6" height="348" fill="${palette.woodD}" opacity=".55"/>${plank(-300, -5, 1, palette.red, palette.redD, words('东', 30, 0, 48, palette.cream))}${plank(-226, 4, -1, palette.gold, palette.goldD, words('西', -30, 0, 48, palette.ink))}${plank(-152, -3, 1, palette.jade, palette.jadeD, `<path d="M10-6C4-20 32-28 34-12C34-4 22-4 22 6" fill="none" stroke="${palette.cream}" stroke-width="8" stroke-linecap="round"/><circle cx="22" cy="19" r="5" fill="${palette.cream}"/>`)}<path d="M-12-350Q0-366 12-350" fill="${palette.woodL}" ${outline(5)}/>`)}
${at(330, 640, panda, 1.12)}
${[
  [100, 650],
  [560, 670],
  [820, 654],
  [190, 690],
]
  .map(([x, y]) =>
    at(
      x ?? 0,
      y ?? 0,
      `<path d="M-16 0C-20-18-26-26-34-30C-20-30-10-20-6-4C-6-26-2-38 6-46C4-30 6-16 6-2C12-14 20-22 32-22C22-16 18-8 16 0Z" fill="#4E8C5A" ${outline(3.4)}/>`,
    ),
  )
  .join('')}`,
});
