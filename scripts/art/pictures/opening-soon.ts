import { roof, roofNear } from '../print/building.ts';
import { at, gradient, groundShadow, halo, outline, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { person } from '../print/person.ts';
import { lantern, propDefs, words } from './props.ts';

const crate = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y - height}" width="${width}" height="${height}" fill="${palette.woodL}" ${outline(5)}/><path d="M${x + width * 0.7} ${y - height + 3}H${x + width - 3}V${y - 3}H${x + width * 0.4}Z" fill="${palette.woodD}" opacity=".35"/><path d="M${x} ${y - height * 0.66}h${width}M${x} ${y - height * 0.33}h${width}" stroke="${palette.woodD}" stroke-width="3.4"/><path d="M${x + 14} ${y - height}V${y}M${x + width - 14} ${y - height}V${y}" ${outline(4)}/>`;

const paleLantern = (x: number, y: number, scale: number, fill: string) =>
  at(
    x,
    y,
    `<path d="M-16 4C-38 8-46 20-46 32C-46 44-38 56-16 60H16C38 56 46 44 46 32C46 20 38 8 16 4Z" fill="${fill}" ${outline(4)}/><path d="M18 6C40 20 40 46 14 60H18C38 56 46 44 46 32C46 20 38 8 18 6Z" fill="${palette.ink}" opacity=".18"/><path d="M-9 5C-20 18-20 46-9 59M9 5C20 18 20 46 9 59" fill="none" stroke="${palette.ink}" stroke-width="2.6" opacity=".35"/><path d="M-36 28C-35 19-29 13-21 11C-27 17-29 22-29 30Z" fill="#fff" opacity=".7"/><path d="M-18-1Q0-5 18-1L16 8Q0 12-16 8ZM-16 56Q0 61 16 56L18 65Q0 70-18 65Z" fill="${palette.goldD}" ${outline(3.4)}/>`,
    scale,
  );

const slats = repeat(
  6,
  (index) =>
    `<path d="M290 ${262 + index * 17}H610" stroke="#6B3A22" stroke-width="3.4"/><path d="M290 ${267 + index * 17}H610" stroke="#D9A066" stroke-width="2.6" opacity=".8"/>`,
);

export const openingSoon = picture({
  width: 900,
  height: 700,
  label:
    'A paper-lantern shop about to open: the shutter is half up, a shopkeeper hangs the first lanterns',
  defs:
    propDefs +
    gradient('sky', [
      [0, '#1B3F50'],
      [0.5, '#5C5A72'],
      [1, '#E9A878'],
    ]) +
    gradient('inside', [
      [0, '#F5A94A'],
      [1, '#FFE9A8'],
    ]) +
    gradient('floor', [
      [0, '#A98A74'],
      [1, '#5E5F66'],
    ]),
  content: `<rect width="900" height="700" fill="url(#sky)"/>${repeat(34, (index) => `<circle cx="${(index * 269) % 900}" cy="${(index * 97) % 190}" r="${1 + (index % 3) * 0.6}" fill="#FFF3D0" opacity="${0.4 + (index % 4) * 0.15}"/>`)}
<path d="M0 560V330L60 300L130 336V290L210 256L280 296V560ZM900 560V320L840 290L770 330V280L690 250L620 290V560Z" fill="#4A5566"/><path d="M26 400h22v28h-22ZM84 380h22v28h-22ZM820 380h22v28h-22ZM860 410h22v28h-22Z" fill="#F6C37C" opacity=".8"/>
${halo('shopGlow', 450, 440, 440, '#FFC06A', 0.7)}
<rect x="170" y="210" width="560" height="380" fill="#E9D3AC" ${outline(5)}/><path d="M640 212H728V588H600C680 480 690 320 640 212Z" fill="${palette.wood}" opacity=".3"/>
<rect x="284" y="250" width="332" height="340" fill="url(#inside)" ${outline(5)}/>
<path d="M284 470H616V484H284Z" fill="${palette.woodL}" ${outline(3.4)}/>${paleLantern(330, 408, 0.86, palette.gold)}${paleLantern(420, 404, 0.92, palette.redL)}${paleLantern(514, 408, 0.86, palette.jadeL)}${paleLantern(580, 414, 0.76, '#F6A9B4')}${paleLantern(360, 512, 1, '#8FC0D0')}${paleLantern(556, 514, 0.96, palette.cream)}
<rect x="284" y="250" width="332" height="114" fill="${palette.wood}" ${outline(5)}/>${slats}<rect x="278" y="358" width="344" height="18" rx="6" fill="${palette.woodL}" ${outline(4.6)}/><path d="M450 376v20" ${outline(4)}/><circle cx="450" cy="402" r="8" fill="none" stroke="${palette.gold}" stroke-width="5"/>
<path d="M284 376H616V396Q450 384 284 396Z" fill="${palette.ink}" opacity=".22"/>
${[170, 700].map((x) => `<rect x="${x}" y="206" width="32" height="386" fill="${palette.redD}" ${outline(5)}/><path d="M${x + 22} 210h8v378h-8Z" fill="${palette.deep}" opacity=".6"/><path d="M${x + 7} 220v360" stroke="${palette.redL}" stroke-width="4" opacity=".7"/>`).join('')}
<rect x="150" y="196" width="600" height="34" fill="${palette.jadeD}" ${outline(5)}/><path d="M170 213H730" stroke="${palette.gold}" stroke-width="5" stroke-dasharray="22 12"/>
${roof(450, 196, 720, 130, roofNear)}
<g transform="rotate(-4 450 236)"><rect x="336" y="186" width="228" height="88" rx="6" fill="#23323A" ${outline(5)}/><rect x="346" y="196" width="208" height="68" fill="none" stroke="${palette.gold}" stroke-width="3.4"/>${words('灯笼店', 450, 231, 62, palette.goldL)}</g><path d="M352 180V150M548 168V140" ${outline(4)}/>
${lantern(232, 218, 0.92)}${lantern(668, 218, 0.92)}
<path d="M0 588H900V700H0Z" fill="url(#floor)"/><path d="M130 588H770L806 614H94Z" fill="#B9AE9C" ${outline(4.4)}/><path d="M94 614H806V628H94Z" fill="#8C8377" ${outline(4.4)}/><ellipse cx="450" cy="630" rx="400" ry="74" fill="url(#lanternGlow)"/>
${groundShadow(770, 668, 110, 12)}<path d="M716 668L752 330M826 668L796 330" ${outline(14)}/><path d="M716 668L752 330M826 668L796 330" stroke="${palette.woodL}" stroke-width="7" stroke-linecap="round"/>${[380, 440, 500, 560, 620].map((y) => `<path d="M${716 + ((668 - y) / 338) * 36} ${y}H${826 - ((668 - y) / 338) * 30}" ${outline(12)}/><path d="M${716 + ((668 - y) / 338) * 36} ${y}H${826 - ((668 - y) / 338) * 30}" stroke="${palette.woodL}" stroke-width="6"/>`).join('')}
${person(770, 508, 1.12, {
  hair: 'bun',
  dress: 'tang',
  coat: '#3E7F9A',
  coatD: '#245A72',
  trousers: '#3A3A48',
  face: 'open',
  look: -0.9,
  hands: [
    [-86, -196],
    [52, -150],
  ],
  line: 4,
  shadow: false,
})}
${groundShadow(130, 668, 130, 12)}${crate(40, 664, 150, 92)}${paleLantern(86, 504, 0.96, palette.redL)}${paleLantern(152, 512, 0.84, palette.gold)}${at(240, 668, paleLantern(0, -66, 1, palette.redL))}
${person(352, 668, 1.02, {
  hair: 'two-buns',
  dress: 'hoodie',
  coat: palette.gold,
  coatD: palette.goldD,
  face: 'open',
  look: 0.6,
  hands: [
    [-50, -66],
    [58, -168],
  ],
  line: 4.2,
})}`,
});
