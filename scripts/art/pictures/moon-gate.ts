import { at, gradient, groundShadow, halo, outline, repeat, round } from '../print/draw.ts';
import { roof, roofFar } from '../print/building.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { bamboo, cloud, crown, lantern, propDefs } from './props.ts';
import { yaoyao, yaoyaoDefs } from './yaoyao.ts';

const GATE = { x: 450, y: 590, r: 352 };

const tiles = repeat(
  16,
  (index) =>
    `<path d="M${index * 60 - 28} 128V64Q${index * 60 + 2} 40 ${index * 60 + 32} 64V128Z" fill="${index % 2 ? '#3E6F7E' : '#4A7F8C'}" ${outline(4)}/><circle cx="${index * 60 + 2}" cy="132" r="16" fill="#5E93A0" ${outline(4)}/><circle cx="${index * 60 + 2}" cy="132" r="6" fill="#3E6F7E"/>`,
);

const stones = repeat(30, (index) => {
  const angle = (index / 30) * Math.PI * 2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return `<path d="M${round(GATE.x + c * (GATE.r + 4))} ${round(GATE.y + s * (GATE.r + 4))}L${round(GATE.x + c * (GATE.r + 36))} ${round(GATE.y + s * (GATE.r + 36))}" ${outline(3, '#8A7F6C')}/>`;
});

/** A leaf that slides into the wall; its inner edge is at x. */
const leaf = (side: -1 | 1, x: number): string => {
  const out = x + side * 260;
  const inner = `M${x} 200V980`;
  return `<path d="${inner}L${out} 980V200Z" fill="${palette.red}" ${outline(5)}/><path d="M${x + side * 6} 200V980" stroke="${palette.redD}" stroke-width="${side > 0 ? 10 : 14}"/>${repeat(
    5,
    (row) =>
      repeat(
        2,
        (column) =>
          `<circle cx="${x + side * (44 + column * 50)}" cy="${350 + row * 104}" r="13" fill="${palette.gold}" ${outline(3.4)}/><circle cx="${x + side * (44 + column * 50) - 4}" cy="${346 + row * 104}" r="4" fill="${palette.goldL}"/>`,
      ),
  )}`;
};

const pagoda = (x: number, y: number) =>
  repeat(5, (index) => {
    const width = 96 - index * 14;
    const foot = y - index * 50;
    return `<rect x="${x - width / 2}" y="${foot - 30}" width="${width}" height="31" fill="#C98A6A" ${outline(2.6, palette.inkFar)}/><rect x="${x - 7}" y="${foot - 23}" width="14" height="22" fill="${palette.goldL}"/>${roof(x, foot - 28, width * 1.24, 26, roofFar)}`;
  });

const beyond = `<rect x="60" y="200" width="780" height="800" fill="url(#dawn)"/>${halo('rise', 450, 430, 330, '#FFF3C4', 1)}<circle cx="450" cy="430" r="96" fill="${palette.redL}"/>${cloud(290, 330, 0.72)}${cloud(620, 300, 0.56)}
<path d="M60 640C140 520 200 470 262 500C320 530 350 560 420 548C500 534 540 452 600 446C680 440 740 560 840 620V1000H60Z" fill="#9CC4B8"/><path d="M60 700C160 610 250 600 340 620C430 640 520 600 600 590C690 580 770 640 840 690V1000H60Z" fill="#7FB08F"/>${pagoda(610, 610)}
<path d="M60 760C200 690 330 700 450 700C570 700 700 690 840 760V1000H60Z" fill="#B7C98A" ${outline(3, palette.inkFar)}/><path d="M452 701C470 722 420 738 436 764C456 796 380 830 300 990H620C590 860 500 812 500 770C500 740 490 720 470 701Z" fill="#FBE9C0" ${outline(3, palette.inkFar)}/>
${crown('g1', 196, 720, 74, 66)}${crown('g2', 716, 724, 80, 70, ['#5E9465', '#33705A', '#98C283'])}`;

const pot = `<path d="M-46-48H46L34 6H-34Z" fill="#3E7F9A" ${outline(5)}/><path d="M16-46H46L34 6H10Z" fill="#245A72" opacity=".7"/><path d="M-52-62H52V-46H-52Z" fill="#5A9AB4" ${outline(5)}/>`;

/** The road begins: Yaoyao opens a moon gate, and behind it the day rises over the way. */
export const moonGate = picture({
  width: 900,
  height: 1100,
  label: 'Yaoyao pushes the leaves of a moon gate apart; behind it the sun rises over a road',
  defs:
    propDefs +
    yaoyaoDefs +
    gradient('plaster', [
      [0, '#F1E4C8'],
      [1, '#DCC79F'],
    ]) +
    gradient('dawn', [
      [0, '#8FC3BC'],
      [0.4, '#F6DDA4'],
      [0.7, '#FBE3AE'],
    ]) +
    gradient('floor', [
      [0, '#D9C79A'],
      [1, '#B79C6C'],
    ]) +
    `<clipPath id="through"><circle cx="${GATE.x}" cy="${GATE.y}" r="${GATE.r}"/></clipPath>`,
  content: `<rect width="900" height="1100" fill="url(#plaster)"/><g opacity=".16">${bamboo(30, 940, 620, 22)}${bamboo(872, 940, 660, 24)}</g>
<path d="M0 0H900V60H0Z" fill="#9CCBC4"/>${tiles}<path d="M-10 34H910V66H-10Z" fill="#2F5968" ${outline(5)}/><path d="M0 44H900" stroke="#7FB2BE" stroke-width="4"/><path d="M0 150H900V186H0Z" fill="${palette.ink}" opacity=".12"/>
<path d="M0 940H900V1100H0Z" fill="url(#floor)" ${outline(4, palette.inkMid)}/>
<circle cx="${GATE.x}" cy="${GATE.y}" r="${GATE.r + 20}" fill="none" ${outline(54)}/><circle cx="${GATE.x}" cy="${GATE.y}" r="${GATE.r + 20}" fill="none" stroke="#CFC4AE" stroke-width="43"/>${stones}<path d="M152 352A372 372 0 0 1 330 236" fill="none" stroke="#FBF3E4" stroke-width="7" stroke-linecap="round" opacity=".8"/>
<g clip-path="url(#through)">${beyond}${leaf(-1, 262)}${leaf(1, 638)}</g><circle cx="${GATE.x}" cy="${GATE.y}" r="${GATE.r}" fill="none" ${outline(5)}/>
<path d="M214 944H686L740 1010H160Z" fill="#CFC4AE" ${outline(5)}/><path d="M160 1010H740V1034H160Z" fill="#A89A80" ${outline(5)}/><path d="M240 960H520" stroke="#FBF3E4" stroke-width="5" stroke-linecap="round" opacity=".7"/>
${lantern(62, 148, 1.06)}${lantern(838, 148, 1.06)}
${groundShadow(450, 990, 150, 16)}
${yaoyao(450, 992, 1.16, {
  face: 'open',
  look: [0, -0.3],
  hands: [
    [-158, -176],
    [158, -176],
  ],
})}
${at(92, 1060, crown('pot1', 0, -86, 62, 54) + pot, 1)}${at(808, 1060, crown('pot2', 0, -86, 62, 54, ['#5E9465', '#33705A', '#98C283']) + pot, 1)}`,
});
