import { at, gradient, halo, outline, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { person } from '../print/person.ts';
import { bamboo, bubble, lantern, propDefs, words } from './props.ts';

const radio = `<ellipse cx="8" cy="2" rx="186" ry="16" fill="${palette.ink}" opacity=".32"/><path d="M-120-196L-46-330" ${outline(9)}/><path d="M-120-196L-46-330" stroke="#D9C7A2" stroke-width="4"/><circle cx="-46" cy="-332" r="9" fill="${palette.gold}" ${outline(4)}/><path d="M-80-200V-236H80V-200" fill="none" ${outline(16)}/><path d="M-80-200V-236H80V-200" fill="none" stroke="${palette.woodL}" stroke-width="8"/><rect x="-176" y="-202" width="352" height="196" rx="30" fill="${palette.red}" ${outline(5.4)}/><path d="M90-200H146Q176-200 174-172V-36Q174-8 146-8H-20C90-30 120-120 90-200Z" fill="${palette.redD}" opacity=".75"/><path d="M-160-110V-168Q-158-184-142-186H-90" fill="none" stroke="#F7B08C" stroke-width="7" stroke-linecap="round"/><circle cx="-92" cy="-100" r="70" fill="${palette.woodL}" ${outline(5)}/><circle cx="-92" cy="-100" r="54" fill="#5A3A2E" ${outline(4)}/>${repeat(5, (row) => repeat(5, (column) => `<circle cx="${-128 + column * 18}" cy="${-136 + row * 18}" r="4.6" fill="#C98B4F"/>`))}<rect x="6" y="-170" width="140" height="58" rx="10" fill="${palette.goldL}" ${outline(4.6)}/><path d="M18-130H134M24-146V-130M48-140V-130M72-146V-130M96-140V-130M120-146V-130" stroke="${palette.goldD}" stroke-width="3.4"/><path d="M84-164V-120" stroke="${palette.red}" stroke-width="5"/><circle cx="38" cy="-62" r="27" fill="${palette.gold}" ${outline(4.6)}/><path d="M38-62L54-78" ${outline(5)}/><circle cx="112" cy="-62" r="27" fill="${palette.gold}" ${outline(4.6)}/><path d="M112-62V-84" ${outline(5)}/><path d="M-130-8h30v12h-30ZM100-8h30v12h-30Z" fill="${palette.ink}"/>`;

const headphones = `<path d="M-50-176C-62-258 62-258 50-176" fill="none" stroke="${palette.ink}" stroke-width="15" stroke-linecap="round"/><path d="M-50-176C-62-258 62-258 50-176" fill="none" stroke="${palette.gold}" stroke-width="9" stroke-linecap="round"/><path d="M-42-222C-32-236-18-240-6-241" fill="none" stroke="${palette.goldL}" stroke-width="4" stroke-linecap="round"/>${[-1, 1].map((side) => `<rect x="${side * 48 - 12}" y="-200" width="24" height="44" rx="11" fill="${palette.red}" stroke="${palette.ink}" stroke-width="3"/><path d="M${side * 48 - 5}-190v18" stroke="#F7B08C" stroke-width="4" stroke-linecap="round"/>`).join('')}`;

const wave = (y: number, amplitude: number, colour: string, width: number) =>
  `<path d="M450 ${y}C500 ${y - amplitude} 520 ${y - amplitude} 560 ${y}S630 ${y + amplitude} 670 ${y}S740 ${y - amplitude * 0.8} 780 ${y}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const cat = `<ellipse cx="4" cy="8" rx="112" ry="12" fill="${palette.ink}" opacity=".3"/><path d="M-96 6C-116-40-70-84 0-84C70-84 112-46 98 6Z" fill="#E9A85C" ${outline(5)}/><path d="M46-72C84-50 84-20 56 6H98C110-38 88-66 46-72Z" fill="${palette.goldD}" opacity=".6"/><path d="M-10-82q4 16-2 28M20-82q6 16 2 28M50-72q4 14 0 24" fill="none" stroke="#9A5A24" stroke-width="7" stroke-linecap="round"/><path d="M96-6C116 10 60 22 10 12C-10 8-6-6 14-4C40 0 70 2 80-10Z" fill="#E9A85C" ${outline(5)}/><path d="M-104-28C-112-62-104-84-94-84C-84-84-76-74-72-66Q-52-72-34-66C-30-76-22-86-12-84C-4-82 2-60-4-28C-8 0-26 8-54 8C-82 8-98-2-104-28Z" fill="#F0B670" ${outline(5)}/><path d="M-62-64v12M-50-66v14M-38-64v12" stroke="#9A5A24" stroke-width="5" stroke-linecap="round"/><path d="M-90-28q9 8 18 0M-40-28q9 8 18 0M-58-16h8l-4 5ZM-54-11q-6 8-12 2M-54-11q6 8 12 2" fill="none" ${outline(4)}/><ellipse cx="-88" cy="-14" rx="9" ry="6" fill="${palette.blush}" opacity=".6"/><ellipse cx="-20" cy="-14" rx="9" ry="6" fill="${palette.blush}" opacity=".6"/>`;

const note = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    `<path d="M-4 0V-52L34-62V-8" fill="none" ${outline(12)}/><path d="M-4 0V-52L34-62V-8" fill="none" stroke="${palette.goldL}" stroke-width="6" stroke-linejoin="round"/><ellipse cx="-14" cy="2" rx="14" ry="11" fill="${palette.goldL}" ${outline(4)}/><ellipse cx="24" cy="-8" rx="14" ry="11" fill="${palette.goldL}" ${outline(4)}/>`,
    scale,
  );

export const cardCatchTheWord = picture({
  width: 1200,
  height: 750,
  label: 'A student with headphones listens at night; words come out of a red radio as sound waves',
  defs:
    propDefs +
    gradient('wall', [
      [0, '#1E4653'],
      [1, '#3A6E70'],
    ]) +
    gradient('night', [
      [0, '#0E2433'],
      [0.7, '#2F5566'],
      [1, '#C98D74'],
    ]) +
    gradient('desk', [
      [0, '#B87A48'],
      [1, '#7A4528'],
    ]),
  content: `<rect width="1200" height="750" fill="url(#wall)"/>
<clipPath id="moonGate"><circle cx="600" cy="300" r="252"/></clipPath><circle cx="600" cy="300" r="270" fill="${palette.wood}" ${outline(5)}/><g clip-path="url(#moonGate)"><rect x="340" y="40" width="520" height="540" fill="url(#night)"/>${repeat(26, (index) => `<circle cx="${350 + ((index * 197) % 500)}" cy="${60 + ((index * 83) % 250)}" r="${1.4 + (index % 3) * 0.7}" fill="#FFF3D0" opacity="${0.5 + (index % 4) * 0.12}"/>`)}${halo('moon', 716, 150, 170, '#FFF0BE', 0.6)}<path d="M722 96A58 58 0 1 0 768 186A46 46 0 0 1 722 96Z" fill="${palette.goldL}"/><path d="M340 470C430 390 500 420 560 380C640 330 720 400 860 350V600H340Z" fill="#34566A"/><path d="M340 510C470 440 600 480 860 430V600H340Z" fill="#27465A"/>${bamboo(410, 580, 470, 20, ['#4E8C72', '#2C6256'])}${bamboo(456, 580, 400, 15, ['#3F7A68', '#245248'])}</g><circle cx="600" cy="300" r="252" fill="none" ${outline(5)}/><path d="M352 220C380 130 450 64 540 44" fill="none" stroke="#E9C08C" stroke-width="7" stroke-linecap="round" opacity=".6"/>
${lantern(96, 40, 1.25)}${lantern(1104, 20, 1.1)}
${halo('radioGlow', 300, 420, 420, '#FFB86A', 0.45)}
<path d="M0 584H1200V750H0Z" fill="url(#desk)"/><path d="M0 584H1200" ${outline(5)}/><path d="M0 591H1200" stroke="#E9B57C" stroke-width="5" opacity=".8"/>
${at(268, 690, radio, 1.16)}
${wave(440, 54, palette.goldL, 9)}${wave(440, 30, palette.redL, 7)}${wave(440, 82, palette.jadeL, 5)}
${bubble(430, 190, 168, 132, -70, words('听', 0, 2, 104, palette.redD))}${bubble(640, 268, 138, 110, -40, words('懂', 0, 2, 82, palette.jadeD), palette.goldL)}
${at(596, 676, cat, 1.1)}
${note(560, 110, 0.9)}${note(770, 150, 0.7)}
${person(940, 936, 2.6, {
  hair: 'crop',
  skin: palette.tan,
  dress: 'hoodie',
  coat: palette.jade,
  coatD: palette.jadeD,
  under: palette.goldL,
  face: 'shut',
  look: -0.4,
  hands: [
    [-54, -164],
    [50, -92],
  ],
  bust: true,
  line: 2.1,
}).replace(/<\/g>$/, '')}${headphones}</g>`,
});
