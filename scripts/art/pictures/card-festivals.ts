import { roof, roofMid } from '../print/building.ts';
import { at, gradient, halo, outline, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { person } from '../print/person.ts';
import { cloud, lantern, propDefs } from './props.ts';

/* Four seasons in one moon gate: Spring Festival, Qingming, Dragon Boat, Mid-Autumn. */
const quarter = (id: string, d: string, content: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

const burst = (x: number, y: number, r: number, colour: string, tip: string) =>
  `${halo(`b${x}`, x, y, r * 1.6, colour, 0.5)}${repeat(16, (index) => {
    const angle = (index / 16) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const far = r * (index % 2 ? 0.78 : 1);
    return `<path d="M${(x + c * r * 0.25).toFixed(1)} ${(y + s * r * 0.25).toFixed(1)}L${(x + c * far).toFixed(1)} ${(y + s * far).toFixed(1)}" stroke="${index % 2 ? tip : colour}" stroke-width="3" stroke-linecap="round"/><circle cx="${(x + c * far).toFixed(1)}" cy="${(y + s * far).toFixed(1)}" r="3" fill="${tip}"/>`;
  })}`;

const spring = quarter(
  'qSpring',
  'M600 360V40H280V360Z',
  `<rect x="280" y="40" width="320" height="320" fill="url(#night)"/>${burst(440, 130, 58, '#F4B64A', '#FFE9AE')}${burst(540, 190, 40, '#E8583C', '#FFC6A0')}<path d="M270 300C340 280 400 290 460 270C520 255 560 270 610 262V370H270Z" fill="#54506A"/><rect x="318" y="316" width="112" height="44" fill="#B8483A" ${outline(2.6, palette.inkMid)}/>${[332, 366, 400].map((x) => `<rect x="${x}" y="324" width="18" height="24" fill="#FFD98A" ${outline(2, palette.inkMid)}/>`).join('')}${roof(374, 318, 140, 40, roofMid)}<rect x="478" y="322" width="112" height="40" fill="#B8483A" ${outline(2.6, palette.inkMid)}/>${[490, 524, 558].map((x) => `<rect x="${x}" y="328" width="18" height="22" fill="#FFD98A" ${outline(2, palette.inkMid)}/>`).join('')}${roof(534, 324, 130, 36, roofMid)}<path d="M270 348H610V370H270Z" fill="#EEF3F1"/>${lantern(370, 186, 0.62)}${lantern(450, 196, 0.68)}${lantern(538, 184, 0.62)}<path d="M290 172Q450 216 610 168" fill="none" ${outline(4)}/>`,
);

const qingming = quarter(
  'qQing',
  'M600 360V40H920V360Z',
  `<rect x="600" y="40" width="320" height="320" fill="url(#spring)"/><path d="M590 320C660 270 720 300 780 270C840 250 880 280 930 262V370H590Z" fill="#9CC6A0"/><path d="M590 340C700 316 800 330 930 312V370H590Z" fill="#7FB37E"/>${cloud(700, 130, 0.42)}
${at(690, 220, `<path d="M0-44L38 0L0 50L-38 0Z" fill="${palette.redL}" ${outline(4.4)}/><path d="M0-44L38 0L0 50Z" fill="${palette.redD}" opacity=".6"/><path d="M0-44V50M-38 0H38" stroke="${palette.goldL}" stroke-width="3"/><path d="M0 50C10 76-14 92 4 118C14 132 0 146 2 160" fill="none" ${outline(4)}/><path d="M-10 84l20-8v16ZM-6 116l22-4v16Z" fill="${palette.gold}" ${outline(3)}/>`, 0.9, 16)}
<g transform="translate(-42 6)"><path d="M880 60C866 140 872 230 884 330" fill="none" ${outline(20)}/><path d="M880 60C866 140 872 230 884 330" fill="none" stroke="#7A5A3C" stroke-width="11"/>${[700, 740, 776, 806, 836, 866].map((x, i) => `<path d="M${x} ${44 + i * 4}C${x - 10} 90 ${x + 8} 130 ${x - 4} ${160 + ((i * 37) % 70)}" fill="none" stroke="#5E9465" stroke-width="4"/>${repeat(6, (j) => `<path transform="translate(${x - 2} ${64 + j * 20 + i * 4}) rotate(${j % 2 ? 54 : 126})" d="M0 0C8-5 18-5 26 0C18 5 8 5 0 0Z" fill="${j % 2 ? '#7FB574' : '#5E9465'}"/>`)}`).join('')}</g>`,
);

const dragonBoat = quarter(
  'qBoat',
  'M600 360V680H280V360Z',
  `<rect x="280" y="360" width="320" height="320" fill="#8CC8C4"/><path d="M270 430C340 390 420 420 480 396C540 380 570 400 610 392V470H270Z" fill="#6FA892"/><rect x="270" y="452" width="340" height="240" fill="url(#river)"/>${repeat(6, (row) => `<path d="M${290 + ((row * 67) % 60)} ${486 + row * 30}q22-12 44 0t44 0M${440 + ((row * 41) % 70)} ${496 + row * 30}q20-11 40 0t40 0" fill="none" stroke="#CFEBE4" stroke-width="4" stroke-linecap="round" opacity=".75"/>`)}
${at(450, 528, `<path d="M-140-10C-120 22-60 30 20 28C80 26 112 10 128-14Z" fill="${palette.red}" ${outline(4.6)}/><path d="M-132 2C-90 14 80 14 122-4L112 8C70 24-80 28-124 12Z" fill="${palette.gold}"/><path d="M-140-10C-120 22-60 30 20 28C80 26 112 10 128-14Z" fill="none" ${outline(4.6)}/><path d="M112-8C112-40 118-58 136-66C128-74 130-86 142-84C146-94 158-92 158-82C170-78 174-66 168-58C176-56 178-46 170-42C156-38 146-34 142-8Z" fill="${palette.jade}" ${outline(4.6)}/><circle cx="152" cy="-64" r="6" fill="#fff" ${outline(3)}/><circle cx="153" cy="-64" r="2.4" fill="${palette.ink}"/><path d="M150-46q10 2 20-4" fill="none" ${outline(3)}/><path d="M116-30l-12-4M118-44l-12-6M126-58l-10-8" ${outline(5)}/>${[-90, -44, 2, 48].map((x, i) => `<path d="M${x + 10}-26L${x + 34} 40" ${outline(8)}/><path d="M${x + 10}-26L${x + 34} 40" stroke="${palette.woodL}" stroke-width="4"/><path d="M${x - 16} 0C${x - 20}-30 ${x - 10}-40 ${x}-40C${x + 10}-40 ${x + 20}-30 ${x + 16} 0Z" fill="${[palette.gold, palette.cream, '#3E7F9A', palette.redL][i]}" ${outline(4)}/><circle cx="${x}" cy="-56" r="18" fill="${palette.skin}" ${outline(4)}/><path d="M${x - 18}-60C${x - 18}-84 ${x + 18}-84 ${x + 18}-60Q${x}-70 ${x - 18}-60Z" fill="${palette.hair}" ${outline(3.4)}/><circle cx="${x + 2}" cy="-55" r="2.4" fill="${palette.ink}"/><circle cx="${x + 12}" cy="-55" r="2.4" fill="${palette.ink}"/>`).join('')}`, 0.84)}`,
);

const midAutumn = quarter(
  'qMoon',
  'M600 360V680H920V360Z',
  `<rect x="600" y="360" width="320" height="320" fill="url(#autumn)"/>${halo('fullMoon', 720, 470, 200, '#FFF0BE', 0.8)}<circle cx="720" cy="470" r="66" fill="#FBE9B4" ${outline(3, palette.goldD)}/><path d="M744 410C786 440 784 506 734 534C768 528 786 500 786 470C786 444 768 420 744 410Z" fill="${palette.gold}" opacity=".6"/><circle cx="700" cy="456" r="12" fill="${palette.gold}" opacity=".45"/><circle cx="734" cy="492" r="9" fill="${palette.gold}" opacity=".45"/>
<path d="M590 590H930V690H590Z" fill="${palette.wood}" ${outline(4.4)}/>${[0, 1, 2].map((i) => at(660 + i * 54, i === 1 ? 552 : 592, `<path d="M-34-8Q-34-34 0-34Q34-34 34-8V6Q34 22 0 22Q-34 22-34 6Z" fill="${palette.goldD}" ${outline(4)}/><ellipse cx="0" cy="-10" rx="34" ry="17" fill="${palette.gold}" ${outline(4)}/><path d="M-16-10C-10-20 10-20 16-10C10 0-10 0-16-10ZM0-20V0" fill="none" stroke="${palette.goldD}" stroke-width="3.4"/>`)).join('')}
<path d="M880 360C860 400 846 420 820 440M866 392C880 420 880 440 872 470M840 424C846 440 844 452 838 464" fill="none" ${outline(6, '#5A3A2A')}/>${repeat(12, (index) => `<circle cx="${806 + ((index * 29) % 80)}" cy="${400 + ((index * 43) % 90)}" r="6" fill="${index % 2 ? palette.gold : palette.goldL}" ${outline(2.2, palette.goldD)}/>`)}`,
);

export const cardFestivals = picture({
  width: 1200,
  height: 750,
  label:
    'A moon gate with the four seasons: fireworks, a kite under willows, a dragon boat, the full moon with mooncakes',
  defs:
    propDefs +
    gradient('wall', [
      [0, '#B8301F'],
      [1, '#8E1B15'],
    ]) +
    gradient('night', [
      [0, '#0E2433'],
      [0.8, '#54506A'],
      [1, '#C96F52'],
    ]) +
    gradient('spring', [
      [0, '#8FCBD0'],
      [1, '#EFF2CF'],
    ]) +
    gradient('river', [
      [0, '#5FB0A8'],
      [1, '#2A7A7C'],
    ]) +
    gradient('autumn', [
      [0, '#1B3450'],
      [1, '#6A5A74'],
    ]),
  content: `<rect width="1200" height="750" fill="url(#wall)"/><g fill="none" stroke="${palette.gold}" stroke-width="3.4" opacity=".2">${repeat(9, (row) => repeat(13, (column) => `<path transform="translate(${column * 104 + (row % 2) * 52 - 20} ${30 + row * 88})" d="M-26 0q26-36 52 0M-15 4q15-22 30 0M-4 9q4-7 8 0"/>`))}</g>
<circle cx="612" cy="374" r="322" fill="${palette.ink}" opacity=".3"/><circle cx="600" cy="360" r="322" fill="${palette.gold}" ${outline(5.4)}/><path d="M830 134C960 260 940 500 780 628C880 570 922 470 922 360C922 270 886 190 830 134Z" fill="${palette.goldD}" opacity=".7"/><path d="M300 300C320 190 400 100 500 62" fill="none" stroke="#FFF3C4" stroke-width="8" stroke-linecap="round"/><clipPath id="gate"><circle cx="600" cy="360" r="298"/></clipPath><g clip-path="url(#gate)">${spring}${qingming}${dragonBoat}${midAutumn}<path d="M600 40V680M280 360H920" ${outline(20)}/><path d="M600 40V680M280 360H920" stroke="${palette.gold}" stroke-width="11"/></g><circle cx="600" cy="360" r="298" fill="none" ${outline(5)}/>
${at(600, 360, `<circle r="40" fill="${palette.red}" ${outline(5)}/><circle r="30" fill="none" stroke="${palette.gold}" stroke-width="4"/>${[0, 90, 180, 270].map((turn) => `<path transform="rotate(${turn})" d="M0-2C-12-8-12-24 0-24C12-24 12-8 0-2Z" fill="${palette.goldL}" ${outline(2.6)}/>`).join('')}`)}
${lantern(120, 0, 1.5)}${lantern(1080, 0, 1.5)}
<path d="M-10 690H1210V760H-10Z" fill="${palette.woodD}" ${outline(5)}/><path d="M0 698H1200" stroke="${palette.gold}" stroke-width="5"/>
${person(158, 716, 1.6, {
  hair: 'two-buns',
  dress: 'tang',
  coat: palette.jade,
  coatD: palette.jadeD,
  trousers: '#3A3A48',
  face: 'open',
  look: 0.8,
  hands: [
    [-50, -66],
    [72, -112],
  ],
  held: `<path d="M72-112L104-146" ${outline(5)}/><path d="M104-146V-128" ${outline(2.6)}/>${at(104, -128, `<circle cy="24" r="52" fill="url(#lanternGlow)"/><path d="M-14-2C-22-28-8-32-4-6ZM14-2C22-28 8-32 4-6Z" fill="${palette.cream}" ${outline(3)}/><ellipse cy="18" rx="28" ry="23" fill="#FFE9C4" ${outline(3.4)}/><circle cx="-9" cy="14" r="3.2" fill="${palette.ink}"/><circle cx="9" cy="14" r="3.2" fill="${palette.ink}"/><path d="M-4 22h8l-4 5Z" fill="${palette.redL}"/>`)}`,
  line: 3.2,
})}
${person(1052, 716, 1.6, {
  hair: 'crop',
  skin: palette.tan,
  dress: 'thobe',
  coat: '#F4EDE0',
  coatD: '#CDBFA8',
  face: 'smile',
  look: -0.8,
  hands: [
    [-62, -106],
    [50, -66],
  ],
  held: at(
    -66,
    -116,
    `<path d="M-34 0H34L26 16H-26Z" fill="${palette.redL}" ${outline(3.2)}/>${[
      [-15, 0],
      [15, 0],
      [0, -17],
    ]
      .map(
        ([mx, my]) =>
          `<path transform="translate(${mx} ${my})" d="M-15-12V-3Q0 5 15-3V-12Z" fill="${palette.goldD}" ${outline(2.8)}/><ellipse cx="${mx}" cy="${(my ?? 0) - 12}" rx="15" ry="6" fill="${palette.gold}" ${outline(2.8)}/>`,
      )
      .join('')}`,
  ),
  line: 3.2,
})}`,
});
