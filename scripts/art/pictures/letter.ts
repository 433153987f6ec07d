import { at, gradient, groundShadow, outline, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { words } from './props.ts';

/** What is written on: hills, a sun and lines of writing in the ink of the hero. */
const sheet = `<path d="M-150-190H150V120H-150Z" fill="#FFFBF0" ${outline(5)}/><path d="M112-188H148V118H112Z" fill="${palette.ink}" opacity=".07"/><clipPath id="sheet"><path d="M-147-187H147V117H-147Z"/></clipPath><g clip-path="url(#sheet)"><circle cx="84" cy="-128" r="25" fill="${palette.red}"/><path d="M-150-52C-118-70-108-142-72-146C-40-150-34-92-6-84C24-76 38-112 66-110C100-108 116-66 150-56V-30H-150Z" fill="url(#far)"/><path d="M-150-26C-110-44-84-84-52-80C-20-76-6-38 34-40C74-42 92-66 150-26V-14H-150Z" fill="url(#near)"/><path d="M20-150q10-9 18 0q9-9 18 0" fill="none" ${outline(3)}/></g>${repeat(3, (index) => `<path d="M-112 ${6 + index * 26}H${index === 2 ? -10 : 96}" ${outline(5, '#B9A88C')}/>`)}`;

const seal = `<rect x="-36" y="-36" width="72" height="72" rx="13" fill="${palette.red}" ${outline(5)}/><path d="M20-33H34V34H-30C6 30 20 6 20-33Z" fill="${palette.redD}" opacity=".6"/>${words('汉', 0, 0, 54, palette.cream)}`;

const stamp = `<path d="M-33-40${repeat(6, () => 'q5.5 7 11 0')}${repeat(7, () => 'q-7 5.7 0 11.4')}${repeat(6, () => 'q-5.5-7-11 0')}${repeat(7, () => 'q7-5.7 0-11.4')}Z" fill="${palette.cream}" ${outline(3.4)}/><rect x="-22" y="-29" width="44" height="58" fill="#8FC3BC"/><circle cx="8" cy="-12" r="10" fill="${palette.redL}"/><path d="M-22 29V8Q-10-6 2 10T22 8V29Z" fill="${palette.jadeD}"/>`;

/** A letter from us, opened: it stands above the form of the newsletter, on any ground. */
export const letter = picture({
  width: 600,
  height: 420,
  label: 'An opened letter with hills in ink, a stamp and the seal of Hanlu',
  defs:
    gradient('far', [
      [0, '#6E9A96', 0.9],
      [1, '#6E9A96', 0.05],
    ]) +
    gradient('near', [
      [0, '#2B3A3E', 0.95],
      [1, '#2B3A3E', 0.1],
    ]),
  content: `${groundShadow(306, 396, 236, 15, 0.22)}<path d="M70 196L300 52L530 196V392H70Z" fill="#C98B4F" ${outline(5.4)}/>${at(296, 222, sheet, 0.98, -4)}
<path d="M70 196L300 322L530 196V392H70Z" fill="#F3DDB0" ${outline(5.4)}/><path d="M530 196V392H400L330 306Z" fill="${palette.goldD}" opacity=".22"/><path d="M76 386L262 302M524 386L338 302" fill="none" ${outline(4, '#B4875A')}/><path d="M84 212L296 328" fill="none" stroke="#FFF6DD" stroke-width="5" stroke-linecap="round"/>
${at(300, 330, seal, 1, 6)}${at(470, 334, stamp, 0.86, 5)}`,
});
