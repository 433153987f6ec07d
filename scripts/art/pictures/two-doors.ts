import { roof, roofMid } from '../print/building.ts';
import { at, gradient, groundShadow, halo, outline, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { person } from '../print/person.ts';
import { bamboo, book, lantern, propDefs, words } from './props.ts';

type Colours = readonly [leaf: string, dark: string];

/** A doorway whose leaves stand open; what is behind it lies in a light. */
const door = (cx: number, [leaf, dark]: Colours, sign: string, inside: string, id: string) => {
  const wing = (side: 1 | -1) =>
    at(
      cx,
      0,
      `<path d="M92 172L150 190V436L92 414Z" fill="${leaf}" ${outline(5)}/><path d="M124 182L150 190V436L124 426Z" fill="${dark}" opacity=".7"/><path d="M101 190L138 202V282L101 274ZM101 294L138 304V402L101 390Z" fill="none" stroke="${dark}" stroke-width="4"/><circle cx="104" cy="286" r="7" fill="${palette.gold}" ${outline(3)}/>`,
      [side, 1],
    );
  return `<clipPath id="${id}"><rect x="${cx - 92}" y="172" width="184" height="244"/></clipPath><g clip-path="url(#${id})"><rect x="${cx - 92}" y="172" width="184" height="244" fill="url(#light)"/>${inside}</g><rect x="${cx - 92}" y="172" width="184" height="244" fill="none" ${outline(5)}/>${wing(1)}${wing(-1)}<path d="M${cx - 112} 414H${cx + 112}V432H${cx - 112}Z" fill="#B9AE9C" ${outline(4.4)}/><rect x="${cx - 104}" y="152" width="208" height="24" fill="${dark}" ${outline(5)}/>${roof(cx, 112, 290, 62, roofMid)}<rect x="${cx - 38}" y="104" width="76" height="76" rx="6" fill="#23323A" ${outline(4.6)}/><rect x="${cx - 30}" y="112" width="60" height="60" fill="none" stroke="${palette.gold}" stroke-width="3"/>${words(sign, cx, 142, 50, palette.goldL)}`;
};

const desk = at(
  300,
  416,
  `<path d="M-66-60H66L78-44H-78Z" fill="${palette.woodL}" ${outline(4)}/><path d="M-70-44V0M70-44V0" ${outline(11)}/><path d="M-70-44V0M70-44V0" stroke="${palette.wood}" stroke-width="5"/>${book(-58, -60, 74, 18, palette.redL, palette.redD)}${book(-52, -78, 64, 17, '#3E7F9A', '#245A72')}<path d="M26-62V-92H52V-62Z" fill="${palette.cream}" ${outline(3.4)}/><path d="M32-92L26-122M40-92V-126M47-92L54-118" ${outline(5)}/>`,
);

const board = at(
  900,
  416,
  `<path d="M-58-20L-70 2M58-20L70 2" ${outline(8)}/><rect x="-74" y="-166" width="148" height="150" rx="5" fill="#2F5A50" stroke="${palette.woodL}" stroke-width="9"/><rect x="-79" y="-171" width="158" height="160" rx="7" fill="none" ${outline(3.6)}/>${words('好', 0, -92, 104, palette.cream)}`,
);

/** Learning here, teaching there: the choice of a role. Each half is shown by itself. */
export const twoDoors = picture({
  width: 1200,
  height: 480,
  label: 'Two open doors in a courtyard wall: a student before one, a teacher before the other',
  defs:
    propDefs +
    gradient('wall', [
      [0, '#F6E7C6'],
      [1, '#E2BF8C'],
    ]) +
    gradient('light', [
      [0, '#F7B85A'],
      [1, '#FFEFC0'],
    ]) +
    gradient('floor', [
      [0, '#C9A57C'],
      [1, '#9F7A58'],
    ]),
  content: `<rect width="1200" height="480" fill="url(#wall)"/><path d="M0 0H1200V14H0Z" fill="${palette.wood}" ${outline(4)}/>${repeat(9, (index) => `<path d="M${(index * 173) % 1160} ${210 + ((index * 61) % 190)}q22-6 44 0" fill="none" stroke="${palette.goldD}" stroke-width="3" opacity=".3" stroke-linecap="round"/>`)}
<rect y="420" width="1200" height="60" fill="url(#floor)"/><path d="M0 420H1200" ${outline(4)}/>
${halo('left', 300, 320, 270, '#FFD98A', 0.8)}${halo('right', 900, 320, 270, '#FFD98A', 0.8)}
${door(300, [palette.jade, palette.jadeD], '学', desk, 'in1')}${door(900, [palette.red, palette.redD], '教', board, 'in2')}
<path d="M208 432L160 480H440L392 432ZM808 432L760 480H1040L992 432Z" fill="#FFE9B0" opacity=".55"/>
${lantern(500, 12, 0.86)}${lantern(700, 12, 0.86)}
${bamboo(44, 440, 330, 16)}${bamboo(80, 450, 250, 13)}${bamboo(1156, 440, 330, 16)}${bamboo(1120, 450, 250, 13)}
${groundShadow(486, 468, 74, 8)}${person(482, 466, 1.02, {
    hair: 'ponytail',
    dress: 'hoodie',
    coat: palette.gold,
    coatD: palette.goldD,
    trousers: '#33475A',
    face: 'open',
    look: -0.9,
    hands: [
      [-40, -96],
      [56, -176],
    ],
    held: `<g transform="rotate(-8 -38 -104)">${book(-66, -88, 52, 34, palette.jade, palette.jadeD)}</g>`,
    line: 4.4,
    shadow: false,
  })}${groundShadow(722, 468, 74, 8)}${person(718, 466, 1.02, {
    hair: 'hijab',
    cloth: palette.goldL,
    skin: palette.tan,
    dress: 'abaya',
    coat: '#3E7F9A',
    coatD: '#245A72',
    glasses: true,
    face: 'smile',
    look: 0.9,
    hands: [
      [-50, -72],
      [64, -140],
    ],
    held: `<path d="M56-128L92-196" ${outline(10)}/><path d="M56-128L92-196" stroke="${palette.woodL}" stroke-width="4.4" stroke-linecap="round"/>`,
    line: 4.4,
    shadow: false,
  })}`,
});
