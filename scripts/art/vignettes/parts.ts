/** What stands in the vignettes. Each thing stands on (0, 0) unless it says otherwise; `at` places it. */
import { roof, roofMid } from '../print/building.ts';
import { at, groundShadow, outline, repeat, round } from '../print/draw.ts';
import { palette } from '../print/palette.ts';
import { bubble, words } from '../pictures/props.ts';

const LINE = 3.6;
const STEEL = '#B9C4C0';
const SLATE = '#33475A';
const BLUE = '#3E7F9A';

/** What somebody says. */
export const say = (
  x: number,
  y: number,
  text: string,
  tail: number,
  fill: string = palette.redD,
) =>
  bubble(x, y, text.length * 46 + 34, 68, tail, words(text, 0, 0, 42, fill), palette.cream, LINE);

const steam = (x: number, y: number) =>
  `<path d="M${x - 9} ${y}q-7-9 0-18t0-18M${x + 9} ${y}q-7-9 0-18t0-18" fill="none" stroke="#fff" stroke-width="4.4" stroke-linecap="round" opacity=".9"/>`;

/** A bowl of noodles, 84 wide. */
export const noodles = `${steam(0, -48)}<path d="M-42-36H42C39-8 24 0 0 0C-24 0-39-8-42-36Z" fill="${palette.cream}" ${outline(LINE)}/><path d="M20-34H39C36-10 22-2 4-2C18-10 22-20 20-34Z" fill="${palette.goldD}" opacity=".3"/><path d="M-38-24H38" stroke="${palette.red}" stroke-width="5"/><path d="M-35-38q10-12 21-2q9-12 20 0q11-11 27 2" fill="none" stroke="${palette.gold}" stroke-width="7" stroke-linecap="round"/><path d="M10-40L52-66M14-36L56-58" ${outline(4, palette.woodD)}/>`;

/** A plate with a dome of food in a colour, 70 wide. */
export const dish = (fill: string) =>
  `<path d="M-26-10C-22-28 22-28 26-10Z" fill="${fill}" ${outline(LINE * 0.85)}/><path d="M-36-10H36Q28 0 0 0Q-28 0-36-10Z" fill="${palette.cream}" ${outline(LINE * 0.85)}/><path d="M-14-18q4-4 8-4" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".7"/>`;

export const cup = `${steam(0, -42)}<path d="M-18-32H18C18-10 12 0 0 0C-12 0-18-10-18-32Z" fill="${palette.cream}" ${outline(LINE * 0.9)}/><path d="M-17-22H17" stroke="${BLUE}" stroke-width="4"/>`;

export const teapot = `<path d="M40-40C62-44 64-8 36-10" fill="none" ${outline(11)}/><path d="M40-40C62-44 64-8 36-10" fill="none" stroke="${palette.redD}" stroke-width="4"/><path d="M-34-30L-62-46L-56-22L-34-10Z" fill="${palette.red}" ${outline(LINE)}/><path d="M-38-24C-38-52 38-52 38-24C38-6 24 0 0 0C-24 0-38-6-38-24Z" fill="${palette.red}" ${outline(LINE)}/><path d="M14-44C34-38 40-24 36-16C32-4 20 0 4 0C22-8 26-26 14-44Z" fill="${palette.redD}" opacity=".75"/><path d="M-18-46Q0-56 18-46Z" fill="${palette.redL}" ${outline(LINE * 0.9)}/><circle cx="0" cy="-56" r="5" fill="${palette.gold}" ${outline(LINE * 0.8)}/>`;

/** A table `width` wide whose top is at -74. */
export const table = (width: number, top = -74) =>
  `${groundShadow(0, 2, width * 0.48, 7, 0.18)}<path d="M${-width / 2 + 26} ${top + 8}L${-width / 2 + 18} 0M${width / 2 - 26} ${top + 8}L${width / 2 - 18} 0" ${outline(14)}/><path d="M${-width / 2 + 26} ${top + 8}L${-width / 2 + 18} 0M${width / 2 - 26} ${top + 8}L${width / 2 - 18} 0" stroke="${palette.wood}" stroke-width="7" stroke-linecap="round"/><path d="M${-width / 2} ${top}H${width / 2}L${width / 2 - 8} ${top + 15}H${-width / 2 + 8}Z" fill="${palette.woodL}" ${outline(LINE)}/>`;

/** A counter with a front of boards; its top is at -96. */
export const counter = (width: number, sign = '') =>
  `<rect x="${-width / 2}" y="-86" width="${width}" height="86" fill="${palette.wood}" ${outline(LINE)}/>${repeat(Math.round(width / 46) - 1, (index) => `<path d="M${-width / 2 + (index + 1) * 46}-84V-2" stroke="${palette.woodD}" stroke-width="2.6" opacity=".6"/>`)}<rect x="${-width / 2 - 10}" y="-98" width="${width + 20}" height="16" rx="4" fill="${palette.woodL}" ${outline(LINE)}/>${sign ? words(sign, 0, -42, 50, palette.goldL) : ''}`;

/** An upright phone 104 wide and 190 high with something on its screen, whose middle is at (0, -98). */
export const phone = (screen: string, glass: string = palette.cream) =>
  `<rect x="-52" y="-190" width="104" height="190" rx="16" fill="${SLATE}" ${outline(LINE)}/><rect x="-43" y="-174" width="86" height="152" rx="6" fill="${glass}" ${outline(2.4)}/><circle cx="0" cy="-11" r="5" fill="${palette.cream}"/>${screen}`;

/** A code to be scanned, centred on (0, 0); only a likeness. */
export const code = (size: number) => {
  const cell = size / 11;
  const eye = (x: number, y: number) =>
    `<rect x="${round(x)}" y="${round(y)}" width="${round(cell * 3)}" height="${round(cell * 3)}" fill="none" stroke="${palette.ink}" stroke-width="${round(cell * 0.8)}"/><rect x="${round(x + cell)}" y="${round(y + cell)}" width="${round(cell)}" height="${round(cell)}" fill="${palette.ink}"/>`;
  const dots = repeat(11, (row) =>
    repeat(11, (column) => {
      const corner = (row < 5 && column < 5) || (row < 5 && column > 5) || (row > 5 && column < 5);
      return corner || (row * 7 + column * 5 + row * column) % 3
        ? ''
        : `<rect x="${round(-size / 2 + column * cell)}" y="${round(-size / 2 + row * cell)}" width="${round(cell)}" height="${round(cell)}" fill="${palette.ink}"/>`;
    }),
  );
  const low = -size / 2 + cell * 0.4;
  const high = size / 2 - cell * 3.4;
  return `${dots}${eye(low, low)}${eye(high, low)}${eye(low, high)}`;
};

export const waves = (x: number, y: number, colour: string = palette.jadeD) =>
  `<g transform="translate(${x} ${y})" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round"><path d="M-16-16Q0-30 16-16M-32-34Q0-62 32-34M-48-52Q0-94 48-52"/><circle r="7" fill="${colour}" stroke="none"/></g>`;

/** A clock face, centred. */
export const clock = (radius: number) =>
  `<circle r="${radius}" fill="${palette.red}" ${outline(LINE)}/><circle r="${radius * 0.8}" fill="${palette.cream}" ${outline(2.6)}/>${repeat(12, (index) => `<path transform="rotate(${index * 30})" d="M0 ${round(-radius * 0.7)}V${round(-radius * 0.6)}" ${outline(index % 3 ? 2.4 : 4.4)}/>`)}<path d="M0 0L${round(-radius * 0.28)} ${round(-radius * 0.32)}M0 0L${round(radius * 0.1)} ${round(-radius * 0.54)}" ${outline(5)}/><circle r="5" fill="${palette.red}"/>`;

/** A wall calendar 130 wide and 140 high; one day is ringed. */
export const calendar = `<rect x="-65" y="-140" width="130" height="140" rx="9" fill="${palette.cream}" ${outline(LINE)}/><path d="M-65-104V-131Q-65-140-56-140H56Q65-140 65-131V-104Z" fill="${palette.red}" ${outline(LINE)}/><path d="M-32-152V-130M32-152V-130" ${outline(9)}/><path d="M-32-152V-130M32-152V-130" stroke="${palette.gold}" stroke-width="4" stroke-linecap="round"/>${repeat(3, (row) => repeat(5, (column) => `<circle cx="${-46 + column * 23}" cy="${-82 + row * 28}" r="4.6" fill="${column === 4 ? palette.redL : '#B9A27C'}"/>`))}<circle cx="0" cy="-54" r="14" fill="none" stroke="${palette.red}" stroke-width="4.4"/>`;

/** A label with a price, hanging from (0, 0). */
export const priceTag = (text: string, fill: string = palette.gold) =>
  `<path d="M0 0Q-4 10 0 20" fill="none" ${outline(3)}/><path d="M-22 34L0 14L22 34V${40 + text.length * 36}H-22Z" fill="${fill}" ${outline(LINE)}/><circle cx="0" cy="27" r="4.4" fill="${palette.cream}" ${outline(2.4)}/>${[...text].map((character, index) => words(character, 0, 56 + index * 36, 32, palette.redD)).join('')}`;

/** A house front with lit windows and a board; `width` by `height`. */
export const block = (
  width: number,
  height: number,
  wall: string,
  sign: string,
  board: string = palette.red,
) => {
  const columns = Math.round(width / 52);
  const rows = Math.floor((height - 104) / 46);
  const gap = width / columns;
  return `${groundShadow(0, 2, width * 0.54, 8, 0.16)}<rect x="${-width / 2}" y="${-height}" width="${width}" height="${height}" fill="${wall}" ${outline(LINE)}/><path d="M${width * 0.22} ${-height + 3}H${width / 2 - 2}V-2H${width * 0.32}Z" fill="${palette.woodD}" opacity=".2"/>${repeat(rows, (row) => repeat(columns, (column) => `<rect x="${round(-width / 2 + gap * (column + 0.5) - 12)}" y="${-height + 60 + row * 46}" width="24" height="28" rx="3" fill="${(row + column) % 3 ? palette.goldL : '#6F97A0'}" ${outline(2.4)}/>`))}<rect x="${-width * 0.36}" y="${-height + 12}" width="${width * 0.72}" height="40" rx="6" fill="${board}" ${outline(3)}/>${words(sign, 0, -height + 32, 34, palette.cream)}<path d="M-22 0V-40H22V0M0-40V0" fill="#F6C37C" ${outline(3)}/>`;
};

/** A white van with a cross and a blue light; it looks to the right. */
export const ambulance = `${groundShadow(0, 4, 140, 9, 0.2)}<path d="M-136-16V-112Q-136-124-124-124H52L104-76L132-66Q140-62 140-50V-16Z" fill="${palette.cream}" ${outline(LINE)}/><path d="M58-112L94-76H58ZM40-112V-76H0V-112Z" fill="#9CC9D2" ${outline(3)}/><path d="M-136-50H140V-32H-136Z" fill="${palette.red}"/><path d="M-136-16V-112Q-136-124-124-124H52L104-76L132-66Q140-62 140-50V-16Z" fill="none" ${outline(LINE)}/><path d="M-78-112h20v18h18v20h-18v18h-20v-18h-18v-20h18Z" fill="${palette.red}"/><rect x="2" y="-142" width="40" height="18" rx="6" fill="${BLUE}" ${outline(3)}/><path d="M-6-146l-14-10M22-152v-16M50-146l14-10" ${outline(4, BLUE)}/>${[-84, 86].map((x) => `<circle cx="${x}" cy="-14" r="22" fill="${palette.ink}"/><circle cx="${x}" cy="-14" r="10" fill="#CDBFA8"/>`).join('')}`;

/** A case of first aid. */
export const aidCase = `${groundShadow(0, 2, 64, 6, 0.2)}<path d="M-18-84V-100H18V-84" fill="none" ${outline(8)}/><rect x="-58" y="-84" width="116" height="84" rx="12" fill="${palette.red}" ${outline(LINE)}/><path d="M30-82H46Q56-82 56-72V-12Q56-2 46-2H6C28-24 36-56 30-82Z" fill="${palette.redD}" opacity=".8"/><circle cx="0" cy="-42" r="28" fill="${palette.cream}" ${outline(2.8)}/><path d="M-7-60h14v11h11v14h-11v11h-14v-11h-11v-14h11Z" fill="${palette.red}"/>`;

/** A jar of porcelain as pharmacies have it, 76 wide and 112 high. */
export const jar = (sign: string, fill: string = palette.cream) =>
  `${groundShadow(0, 2, 40, 5, 0.18)}<path d="M-26-92H26C44-84 44-20 30 0H-30C-44-20-44-84-26-92Z" fill="${fill}" ${outline(LINE)}/><path d="M14-90H26C44-84 44-20 30 0H8C28-24 28-66 14-90Z" fill="${palette.goldD}" opacity=".25"/><path d="M-30-92Q0-118 30-92Z" fill="${BLUE}" ${outline(LINE)}/><circle cx="0" cy="-110" r="6" fill="${palette.gold}" ${outline(3)}/><path d="M-36-20Q0-10 36-20" fill="none" stroke="${BLUE}" stroke-width="4"/>${words(sign, 0, -52, 44, palette.redD)}`;

export const mortar = `${groundShadow(0, 2, 46, 5, 0.2)}<path d="M8-46L34-104" ${outline(15)}/><path d="M8-46L34-104" stroke="${palette.woodL}" stroke-width="8" stroke-linecap="round"/><path d="M-46-54H46C44-26 30-14 20-10L26 0H-26L-20-10C-30-14-44-26-46-54Z" fill="#A79F8E" ${outline(LINE)}/><path d="M20-52H44C42-26 28-14 18-10L22-2H4C22-16 26-34 20-52Z" fill="#6F6858" opacity=".6"/><path d="M-46-54Q0-44 46-54Q0-64-46-54Z" fill="#7FB08A" ${outline(3)}/>`;

/** Leaves of medicine and pills. */
export const pills = `<rect x="-44" y="-40" width="88" height="40" rx="7" fill="${STEEL}" ${outline(3)}/>${repeat(2, (row) => repeat(4, (column) => `<circle cx="${-30 + column * 20}" cy="${-29 + row * 18}" r="6.6" fill="${column % 2 ? palette.redL : palette.goldL}" ${outline(2)}/>`))}`;

/** Posts and a striped awning over a counter of fruit; `width` across, 250 high. */
export const stall = (width: number, sign: string) => {
  const stripes = 6;
  const step = (width + 40) / stripes;
  const pile = (x: number, fill: string, dark: string) =>
    repeat(3, (row) =>
      repeat(
        3 - row,
        (index) =>
          `<circle cx="${round(x + (index - (2 - row) / 2) * 25)}" cy="${-110 - row * 20}" r="13" fill="${fill}" ${outline(2.8)}/><path d="M${round(x + (index - (2 - row) / 2) * 25) + 4} ${-101 - row * 20}q6-5 5-12" fill="none" stroke="${dark}" stroke-width="3" stroke-linecap="round"/>`,
      ),
    );
  const shade = [
    [palette.gold, palette.goldD],
    [palette.redL, palette.redD],
    ['#9CC069', '#5C8F4F'],
  ] as const;
  return `${groundShadow(0, 2, width * 0.52, 8, 0.18)}<path d="M${-width / 2 + 6}-230V0M${width / 2 - 6}-230V0" ${outline(12)}/><path d="M${-width / 2 + 6}-230V0M${width / 2 - 6}-230V0" stroke="${palette.woodL}" stroke-width="6"/>${shade.map(([fill, dark], index) => pile(-width / 2 + (width / 3) * (index + 0.5), fill, dark)).join('')}${counter(width, sign)}${repeat(stripes, (index) => `<path d="M${round(-width / 2 - 20 + index * step)}-246h${round(step)}v38q${round(-step / 2)} 26 ${round(-step)} 0Z" fill="${index % 2 ? palette.cream : palette.red}" ${outline(3)}/>`)}<rect x="${-width / 2 - 22}" y="-254" width="${width + 44}" height="12" rx="4" fill="${palette.redD}" ${outline(3)}/>`;
};

/** A market scale with a round dial. */
export const scale = `<path d="M-44-86Q0-72 44-86Q36-64 0-64Q-36-64-44-86Z" fill="${STEEL}" ${outline(LINE)}/><path d="M-8-66H8V-52H-8Z" fill="${STEEL}" ${outline(2.8)}/><path d="M-34-4C-40-62 40-62 34-4Q34 0 28 0H-28Q-34 0-34-4Z" fill="${palette.jade}" ${outline(LINE)}/><circle cx="0" cy="-26" r="18" fill="${palette.cream}" ${outline(2.8)}/><path d="M0-26L8-36" ${outline(3.4)}/>`;

export const calculator = `<rect x="-32" y="-92" width="64" height="92" rx="9" fill="${SLATE}" ${outline(LINE)}/><rect x="-23" y="-83" width="46" height="20" rx="3" fill="#CFE3C6"/><path d="M2-78h5v10M12-78h6v10h-6Z" fill="none" stroke="${palette.ink}" stroke-width="2.4"/>${repeat(9, (index) => `<rect x="${-23 + (index % 3) * 16.5}" y="${-56 + Math.floor(index / 3) * 17}" width="12" height="11" rx="2.4" fill="${index === 8 ? palette.redL : palette.cream}"/>`)}`;

/** A sheet with lines, a head and a red stamp; 110 wide and 140 high. */
export const sheet = (head: string) =>
  `<rect x="-55" y="-140" width="110" height="140" rx="4" fill="${palette.cream}" ${outline(LINE)}/>${words(head, 0, -116, 30, palette.ink)}<path d="M-40-88H40M-40-72H40M-40-56H22M-40-40H8" stroke="#B9A27C" stroke-width="4" stroke-linecap="round"/><circle cx="26" cy="-28" r="19" fill="none" stroke="${palette.red}" stroke-width="4"/><path d="M26-40l3 8 9 0-7 6 3 9-8-5-8 5 3-9-7-6 9 0Z" fill="${palette.red}"/>`;

/** An office stamp with a wooden knob. */
export const stamp = `<ellipse cx="0" cy="0" rx="34" ry="7" fill="${palette.red}" opacity=".5"/><rect x="-28" y="-24" width="56" height="20" rx="4" fill="${palette.redD}" ${outline(LINE)}/><path d="M-10-24C-6-44-16-52-16-64C-16-82 16-82 16-64C16-52 6-44 10-24Z" fill="${palette.woodL}" ${outline(LINE)}/><path d="M-8-66q2-6 8-7" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" opacity=".8"/>`;

export const passport = `<rect x="-42" y="-116" width="84" height="116" rx="8" fill="${palette.jadeD}" ${outline(LINE)}/><path d="M22-114H32Q40-114 40-106V-10Q40-2 32-2H6C26-30 30-76 22-114Z" fill="${palette.ink}" opacity=".25"/><circle cx="0" cy="-70" r="22" fill="none" stroke="${palette.gold}" stroke-width="4"/><path d="M-22-70H22M0-92C-14-80-14-60 0-48C14-60 14-80 0-92" fill="none" stroke="${palette.gold}" stroke-width="3"/><path d="M-22-30H22M-14-18H14" stroke="${palette.gold}" stroke-width="4" stroke-linecap="round"/>`;

/** A ship with containers, 380 long; the water is at its feet. */
export const ship = `<path d="M-190-46H176L194-84H210L180 0H-164Q-184-10-190-46Z" fill="${palette.redD}" ${outline(LINE)}/><path d="M-178-14H184L180 0H-164Q-172-4-178-14Z" fill="${palette.ink}" opacity=".35"/>${repeat(
  3,
  (row) =>
    repeat(5 - row, (column) => {
      const fill = [palette.gold, palette.jade, palette.redL, BLUE, palette.peach][
        (row * 2 + column) % 5
      ] as string;
      const x = -66 + column * 46 + row * 12;
      const y = -74 - row * 28;
      return `<rect x="${x}" y="${y}" width="46" height="28" fill="${fill}" ${outline(3)}/><path d="M${x + 12} ${y + 5}v18M${x + 23} ${y + 5}v18M${x + 34} ${y + 5}v18" stroke="${palette.ink}" stroke-width="2" opacity=".3"/>`;
    }),
)}<path d="M-168-46V-128H-98V-46Z" fill="${palette.cream}" ${outline(LINE)}/><path d="M-178-128H-88V-142H-178Z" fill="${palette.cream}" ${outline(3)}/>${[-156, -132, -110].map((x) => `<rect x="${x - 7}" y="-116" width="15" height="15" rx="3" fill="#28505E"/>`).join('')}<path d="M-150-142V-172H-122V-142Z" fill="${palette.red}" ${outline(3)}/><path d="M-150-160H-122" stroke="${palette.gold}" stroke-width="6"/>`;

export const sea = (x: number, width: number) =>
  `<path d="M${x} 330Q${x + width * 0.12} 292 ${x + width * 0.3} 306T${x + width * 0.7} 302T${x + width} 330Z" fill="#7FB3B4"/><path d="M${x + width * 0.1} 322q12-9 24 0t24 0M${x + width * 0.44} 318q12-9 24 0t24 0t24 0M${x + width * 0.76} 323q12-9 24 0t24 0" fill="none" stroke="${palette.cream}" stroke-width="4" stroke-linecap="round"/>`;

/** A blackboard on legs, 200 wide. */
export const blackboard = (text: string) =>
  `<path d="M-70-60L-88 0M70-60L88 0" ${outline(10)}/><path d="M-70-60L-88 0M70-60L88 0" stroke="${palette.woodL}" stroke-width="5"/><rect x="-106" y="-186" width="212" height="136" rx="7" fill="${palette.woodL}" ${outline(LINE)}/><rect x="-94" y="-174" width="188" height="112" rx="3" fill="#2F5D55" ${outline(2.8)}/>${words(text, 0, -118, 78, palette.cream)}`;

/** A gate with a tiled roof and a name board. */
export const portal = (name: string) =>
  `${[-92, 92].map((x) => `<rect x="${x - 13}" y="-150" width="26" height="150" fill="${palette.red}" ${outline(LINE)}/><path d="M${x + 4}-148h7v146h-7Z" fill="${palette.redD}"/><path d="M${x - 20}-14h40l4 14h-48Z" fill="#B9AE9C" ${outline(3)}/>`).join('')}<rect x="-122" y="-166" width="244" height="26" fill="${palette.jadeD}" ${outline(LINE)}/>${roof(0, -166, 250, 58, roofMid)}<rect x="-58" y="-172" width="116" height="50" rx="5" fill="#23323A" ${outline(3)}/>${words(name, 0, -147, 38, palette.goldL)}`;

/** A bed with a quilt, 210 long. */
export const bed = `${groundShadow(0, 2, 116, 7, 0.18)}<path d="M-110-92V0M110-56V0" ${outline(13)}/><path d="M-110-92V0M110-56V0" stroke="${palette.wood}" stroke-width="6"/><rect x="-108" y="-44" width="216" height="26" fill="${palette.woodL}" ${outline(LINE)}/><path d="M-104-44Q-104-62-84-62H92Q106-62 106-44Z" fill="${palette.cream}" ${outline(LINE)}/><path d="M-40-64H90Q108-64 108-44V-24H-40Z" fill="${palette.red}" ${outline(LINE)}/><path d="M-40-46H108" stroke="${palette.gold}" stroke-width="5"/><path d="M-98-62Q-98-82-78-82H-62Q-48-82-48-66V-60Z" fill="#fff" ${outline(3)}/>`;

/** A key on a red tag, hanging from (0, 0). */
export const key = `<path d="M0 0V16" ${outline(3)}/><circle cx="0" cy="34" r="19" fill="none" ${outline(15)}/><circle cx="0" cy="34" r="19" fill="none" stroke="${palette.gold}" stroke-width="8"/><path d="M0 54V116M0 90H20M0 108H16" ${outline(15)}/><path d="M0 54V116M0 90H20M0 108H16" stroke="${palette.gold}" stroke-width="8" stroke-linecap="round"/>`;

/** A kite in the sky and its tail; the line goes to `hand`. */
export const kite = (x: number, y: number, hand: readonly [number, number]) =>
  `<path d="M${x} ${y}Q${(x + hand[0]) / 2 - 10} ${(y + hand[1]) / 2 + 46} ${hand[0]} ${hand[1]}" fill="none" ${outline(2.2)}/>${at(x, y, `<path d="M0 44q-16 10-4 22t-8 24" fill="none" ${outline(2.6)}/><path d="M-16 62l14 4-12 8ZM6 82l-16 0 12 10Z" fill="${palette.gold}" ${outline(2.2)}/><path d="M0-48L36-6L0 46L-36-6Z" fill="${palette.red}" ${outline(LINE)}/><path d="M0-48L36-6H0Z" fill="${palette.gold}"/><path d="M0-6H-36L0 46Z" fill="${palette.jade}"/><path d="M0-48V46M-36-6H36" ${outline(2.6)}/><path d="M0-48L36-6L0 46L-36-6Z" fill="none" ${outline(LINE)}/>`, 0.92, 18)}`;

/** A sign at a stop or a platform, with a round head. */
export const stopSign = (character: string, fill: string) =>
  `${groundShadow(0, 2, 26, 5, 0.2)}<path d="M0 0V-150" ${outline(12)}/><path d="M0 0V-150" stroke="${STEEL}" stroke-width="6"/><circle cx="0" cy="-176" r="40" fill="${fill}" ${outline(LINE)}/><circle cx="0" cy="-176" r="31" fill="none" stroke="${palette.cream}" stroke-width="3"/>${words(character, 0, -176, 42, palette.cream)}`;

/** Two arms with the names of directions. */
export const signpost = `${groundShadow(0, 2, 34, 5, 0.2)}<path d="M0 0V-196" ${outline(15)}/><path d="M0 0V-196" stroke="${palette.woodL}" stroke-width="8"/><path d="M-16-190H76L100-167L76-144H-16Z" fill="${palette.jade}" ${outline(LINE)}/><path d="M16-132H-76L-100-109L-76-86H16Z" fill="${palette.red}" ${outline(LINE)}/>${words('车站', 32, -167, 38, palette.cream)}${words('酒店', -32, -109, 38, palette.cream)}`;

/** A mat for prayer, lying, seen from above its lower edge. */
export const mat = `<path d="M-70 0L-50-44H50L70 0Z" fill="${palette.redD}" ${outline(LINE)}/><path d="M-56-6L-40-38H40L56-6Z" fill="none" stroke="${palette.gold}" stroke-width="3.4"/><path d="M-24-8L-17-26Q0-42 17-26L24-8Z" fill="${palette.jade}" stroke="${palette.goldL}" stroke-width="2.6"/><path d="M-70 0v7M-56 0v7M-42 0v7M-28 0v7M-14 0v7M0 0v7M14 0v7M28 0v7M42 0v7M56 0v7M70 0v7" ${outline(2.4, palette.goldD)}/>`;

/** A can for ablution, as it stands in China's mosques. */
export const ewer = `<path d="M-34-66C-58-70-58-24-32-22" fill="none" ${outline(10)}/><path d="M-34-66C-58-70-58-24-32-22" fill="none" stroke="${palette.goldD}" stroke-width="4"/><path d="M30-30C46-34 40-60 56-78L68-70C58-58 58-20 30-14Z" fill="${palette.gold}" ${outline(LINE)}/><path d="M-14-86H14C14-72 34-60 34-30C34-10 26 0 0 0C-26 0-34-10-34-30C-34-60-14-72-14-86Z" fill="${palette.gold}" ${outline(LINE)}/><path d="M8-84H14C14-72 34-60 34-30C34-10 26 0 6 0C24-14 24-50 8-84Z" fill="${palette.goldD}" opacity=".7"/><path d="M-18-86Q0-104 18-86Z" fill="${palette.goldL}" ${outline(LINE)}/><circle cx="0" cy="-100" r="5" fill="${palette.red}" ${outline(2.6)}/>`;

/** A factory with a saw-toothed roof. */
export const factory = `<path d="M-120 0V-84L-70-116V-84L-20-116V-84L30-116V-84H44V-150H70V-84H120V0Z" fill="#B9907A" ${outline(LINE, palette.inkFar)}/>${repeat(5, (index) => `<rect x="${-104 + index * 44}" y="-60" width="26" height="22" fill="${palette.goldL}" ${outline(2.2, palette.inkFar)}/>`)}<path d="M57-158q-12-14 4-24t4-24" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".8"/>`;

/** Shelves with samples, 240 wide, 200 high. */
export const shelves = (goods: (x: number, y: number, index: number) => string) =>
  `<rect x="-120" y="-206" width="240" height="206" fill="#EBD6AE" ${outline(LINE)}/>${[-140, -72, -4].map((y, row) => `${repeat(4, (index) => goods(-104 + index * 54, y, row * 4 + index))}<path d="M-120 ${y}H120" ${outline(8)}/><path d="M-118 ${y}H118" stroke="${palette.woodL}" stroke-width="3.4"/>`).join('')}`;
