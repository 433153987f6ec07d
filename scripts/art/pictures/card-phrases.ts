import { cityGate, roofFar } from '../print/building.ts';
import { at, gradient, groundShadow, halo, outline, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { FAR, MID, palette } from '../print/palette.ts';
import { person } from '../print/person.ts';
import { bubble, cloud, crown, lantern, propDefs, suitcase, words } from './props.ts';

/** A fast train that leaves to the right: 1000 long, its nose at (380, 0). */
export const train = (() => {
  const body = 'M-620-84H210C286-84 352-58 380-18C386-8 380 0 368 0H-620Z';
  const windows = repeat(
    14,
    (index) =>
      `<rect x="${-576 + index * 54}" y="-66" width="34" height="24" rx="7" fill="#28505E" ${outline(2.4, palette.inkMid)}/><path d="M${-570 + index * 54}-48l12-14" stroke="#BFE3E6" stroke-width="4" stroke-linecap="round"/>`,
  );
  return `<path d="${body}" fill="${palette.cream}" ${outline(MID, palette.inkMid)}/><path d="M-620-34H366C376-22 384-8 374-2H-620Z" fill="#CDBFA8" opacity=".6"/><path d="M-620-30H340C352-26 362-20 368-14H-620Z" fill="${palette.red}"/>${windows}<path d="M236-70C290-62 326-44 348-24H276C256-30 240-48 236-70Z" fill="#28505E" ${outline(2.6, palette.inkMid)}/><path d="M252-60C280-54 300-44 314-34" fill="none" stroke="#BFE3E6" stroke-width="5" stroke-linecap="round"/><rect x="184" y="-68" width="32" height="62" rx="6" fill="none" stroke="#B9A88C" stroke-width="3"/><circle cx="366" cy="-10" r="6" fill="${palette.goldL}" ${outline(2, palette.inkMid)}/>`;
})();

const viaduct = `<rect x="560" y="404" width="660" height="26" fill="#C9B79A" ${outline(MID, palette.inkMid)}/><path d="M560 421H1220" stroke="#8C7A60" stroke-width="6" opacity=".5"/>${repeat(
  4,
  (index) =>
    `<path d="M${660 + index * 176} 430H${712 + index * 176}L${704 + index * 176} 590H${668 + index * 176}Z" fill="#BBA888" ${outline(MID, palette.inkMid)}/><path d="M${694 + index * 176} 432H${711 + index * 176}L${703 + index * 176} 590H${692 + index * 176}Z" fill="#7C6A52" opacity=".4"/>`,
)}`;

const signpost = at(
  936,
  696,
  `${groundShadow(6, 2, 50, 8)}<rect x="-8" y="-286" width="16" height="288" fill="${palette.woodL}" ${outline(4.6)}/><rect x="1" y="-284" width="5" height="284" fill="${palette.woodD}" opacity=".5"/><circle cx="0" cy="-292" r="13" fill="${palette.gold}" ${outline(4.4)}/><path d="M-24-266H104L134-234L104-202H-24Z" fill="${palette.jade}" ${outline(4.8)}/><path d="M-24-214H110L104-204H-22Z" fill="${palette.jadeD}" opacity=".7"/><path d="M24-184H-96L-126-152L-96-120H24Z" fill="${palette.red}" ${outline(4.8)}/><path d="M24-132H-102L-96-122H22Z" fill="${palette.redD}" opacity=".8"/>${words('车站', 44, -235, 54, palette.cream)}${words('城门', -42, -153, 52, palette.goldL)}`,
);

const paving = `${repeat(
  8,
  (index) =>
    `<path d="M0 ${Math.round(566 + (index / 7) ** 1.7 * 184)}H1200" stroke="#A87F58" stroke-width="${2 + index * 0.3}" opacity=".4"/>`,
)}${repeat(25, (index) => `<path d="M${600 + (index - 12) * 34} 560L${600 + (index - 12) * 150} 750" stroke="#A87F58" stroke-width="2.4" opacity=".32"/>`)}`;

export const cardPhrases = picture({
  width: 1200,
  height: 750,
  label: 'A traveller with a suitcase asks for the way before a city gate and a fast train',
  defs:
    propDefs +
    gradient('sky', [
      [0, '#5FA8A3'],
      [0.45, '#BFDCC4'],
      [0.75, '#FBE3AE'],
    ]) +
    gradient('floor', [
      [0, '#EBCB98'],
      [1, '#CFA373'],
    ]) +
    gradient('haze', [
      [0, '#FBE3AE', 0],
      [1, '#FBE3AE', 0.9],
    ]),
  content: `<rect width="1200" height="750" fill="url(#sky)"/>${halo('sunGlow', 940, 132, 230, '#FFF3C4', 0.9)}<circle cx="940" cy="132" r="62" fill="${palette.redL}"/><circle cx="940" cy="132" r="62" fill="none" stroke="${palette.redD}" stroke-width="3" opacity=".4"/>
${cloud(700, 110, 0.8, palette.cream)}${cloud(1090, 214, 0.66, palette.cream)}${cloud(90, 92, 0.7, palette.cream)}
<path d="M0 480C120 390 210 420 320 372C420 330 520 440 640 400C780 352 860 300 980 360C1080 408 1140 360 1200 380V600H0Z" fill="#8DBBA9"/><path d="M0 520C160 470 260 500 420 470C620 436 760 470 900 440C1040 420 1120 452 1200 440V600H0Z" fill="#7AA890"/>
<rect y="330" width="1200" height="240" fill="url(#haze)"/>
${crown('t1', 600, 520, 60, 46, ['#86B083', '#5C8F78', '#B5D49A'], FAR, palette.inkFar)}${crown('t2', 672, 534, 50, 36, ['#86B083', '#5C8F78', '#B5D49A'], FAR, palette.inkFar)}
${at(800, 404, train)}${viaduct}
${cityGate(252, 574, 520, { ...roofFar, line: 3, tile: '#46686F', tileL: '#648A8E', tileD: '#3A585F' }, '#C39A72')}
${lantern(162, 282, 0.34)}${lantern(342, 282, 0.34)}
<rect y="500" width="1200" height="80" fill="url(#haze)" opacity=".7"/>
<rect y="564" width="1200" height="186" fill="url(#floor)"/>${paving}
${crown('t3', 1130, 500, 96, 84, ['#6FA36B', '#3F7F5F', '#A9CF8B'])}<path d="M1120 575V640H1140V575" fill="${palette.wood}" ${outline(MID)}/>${crown('t4', 1180, 560, 70, 60, ['#5E9465', '#33705A', '#98C283'])}
<ellipse cx="520" cy="712" rx="430" ry="30" fill="#8A5A34" opacity=".16"/>
${signpost}
${suitcase(362, 708, 1.16)}
${person(476, 706, 1.5, {
  hair: 'crop',
  beard: true,
  skin: palette.tan,
  dress: 'jacket',
  coat: '#3E7F9A',
  coatD: '#245A72',
  under: palette.goldL,
  trousers: '#5A4A3E',
  face: 'open',
  look: 1,
  hands: [
    [-60, -84],
    [56, -97],
  ],
  back: `<path d="M-34-150C-56-150-62-134-62-112V-78C-62-66-54-62-44-62H44C54-62 62-66 62-78V-112C62-134 56-150 34-150Z" fill="${palette.gold}" ${outline(3.6)}/><path d="M-62-92q8 6 16 6M62-92q-8 6-16 6" fill="none" stroke="${palette.goldD}" stroke-width="3"/>`,
  held: `<path d="M-21-140Q-27-112-25-84M21-140Q27-112 25-84" fill="none" ${outline(11)}/><path d="M-21-140Q-27-112-25-84M21-140Q27-112 25-84" fill="none" stroke="${palette.gold}" stroke-width="5" stroke-linecap="round"/><path d="M50-148L70-142L88-150L108-144L102-98L84-104L66-96L48-102Z" fill="${palette.cream}" ${outline(3.2)}/><path d="M70-142L66-96M88-150L84-104" stroke="${palette.goldD}" stroke-width="2" opacity=".6"/><path d="M56-134q8 8 14 0t14 4t14-6M62-110q10 4 26-6" fill="none" stroke="${palette.jade}" stroke-width="3" stroke-linecap="round"/><circle cx="94" cy="-120" r="4.4" fill="${palette.red}"/>`,
  line: 3.4,
})}
${person(690, 704, 1.42, {
  hair: 'bob',
  dress: 'dress',
  coat: palette.red,
  coatD: palette.redD,
  under: palette.goldL,
  trousers: '#3A3A48',
  shoe: palette.ink,
  face: 'smile',
  look: -0.9,
  hands: [
    [-46, -72],
    [78, -156],
  ],
  line: 3.5,
})}
${bubble(500, 250, 214, 112, -6, words('请问', 0, 0, 88, palette.redD))}
${bubble(720, 286, 100, 76, -24, `<path d="M-26 0H14M4-16L22 0L4 16" fill="none" stroke="${palette.jadeD}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`)}`,
});
