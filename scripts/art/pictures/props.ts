import { at, outline, radial, repeat, ring, round, scallop } from '../print/draw.ts';
import { glyph } from '../print/glyph.ts';
import { NEAR, palette } from '../print/palette.ts';

/** Gradients that the props below use; put them once into a picture's defs. */
export const propDefs =
  radial(
    'lanternBody',
    [
      [0, '#FFB469'],
      [0.45, '#EF5A38'],
      [1, '#B5281B'],
    ],
    'cx=".42" cy=".46" r=".62"',
  ) +
  radial(
    'lanternGlow',
    [
      [0, '#FFC06A', 0.55],
      [0.5, '#FF9A4A', 0.16],
      [1, '#FF9A4A', 0],
    ],
    'cx=".5" cy=".5" r=".5"',
  );

/** A red lantern that hangs from (x, y); at scale 1 it is 92 wide and 125 high. */
export const lantern = (x: number, y: number, scale = 1, glow = true): string =>
  at(
    x,
    y + 18 * scale,
    `${glow ? '<circle cx="0" cy="32" r="84" fill="url(#lanternGlow)"/>' : ''}<path d="M0-18V0" ${outline(3.4)} fill="none"/><path d="M-16 4C-38 8-46 20-46 32C-46 44-38 56-16 60H16C38 56 46 44 46 32C46 20 38 8 16 4Z" fill="url(#lanternBody)" ${outline(4)}/><g fill="none" stroke="${palette.redD}" stroke-width="2.6" opacity=".7"><path d="M-9 5C-20 18-20 46-9 59M9 5C20 18 20 46 9 59M-22 8C-40 24-38 42-22 57M22 8C40 24 38 42 22 57"/></g><path d="M-36 28C-35 19-29 13-21 11C-27 17-29 22-29 30Z" fill="#FFE0AE" opacity=".75"/><path d="M-18-1Q0-5 18-1L16 8Q0 12-16 8ZM-16 56Q0 61 16 56L18 65Q0 70-18 65Z" fill="${palette.gold}" ${outline(3.4)}/><path d="M0 68V74" ${outline(3.4)}/><path d="M-7 74H7L10 104L4 100L0 106L-4 100L-10 104Z" fill="${palette.red}" ${outline(3)}/>`,
    scale,
  );

/** An auspicious cloud: flat foot, round heads, one curl. */
export const cloud = (
  x: number,
  y: number,
  scale: number,
  fill: string = palette.cream,
  line?: string,
): string =>
  at(
    x,
    y,
    `<path d="M-120 20C-146 20-146-14-118-16C-118-46-76-52-62-32C-54-70 8-74 18-36C38-56 76-44 72-16C104-22 116 20 88 20Z" fill="${fill}" ${line ? outline(3.4, line) : ''}/><path d="M-60-2C-58-18-36-18-36-2C-36 6-46 8-48 1M20-2C22-22 50-22 50 0" fill="none" stroke="${line ?? palette.goldD}" stroke-width="3" stroke-linecap="round" opacity=".4"/>`,
    scale,
  );

/** A leafy crown of round scallops with one shadow and one highlight. */
export const crown = (
  id: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colours: readonly [fill: string, dark: string, light: string] = ['#6FA36B', '#3F7F5F', '#A9CF8B'],
  line = 3.4,
  lineColour: string = palette.inkMid,
): string => {
  const shape = scallop(ring(x, y, rx, ry, Math.max(9, Math.round((rx + ry) / 16))), 0.34);
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="${colours[0]}"/><g clip-path="url(#${id})"><path d="${scallop(ring(x + rx * 0.5, y + ry * 0.72, rx * 0.95, ry * 0.7, 11), 0.3)}" fill="${colours[1]}" opacity=".7"/><path d="${scallop(ring(x - rx * 0.42, y - ry * 0.5, rx * 0.36, ry * 0.3, 7), 0.3)}" fill="${colours[2]}" opacity=".75"/></g><path d="${shape}" fill="none" ${outline(line, lineColour)}/>`;
};

/** A speech bubble around (x, y) whose tail points down at `tail` (relative x). */
export const bubble = (
  x: number,
  y: number,
  width: number,
  height: number,
  tail: number,
  content: string,
  fill: string = palette.cream,
  line = NEAR,
): string => {
  const w = width / 2;
  const h = height / 2;
  const r = Math.min(w, h) * 0.62;
  const from = Math.sign(tail || 1);
  const start = Math.max(-w + r + 4, Math.min(w - r - 30, tail * 0.45 - 14));
  return at(
    x,
    y,
    `<path d="M${-w + r} ${-h}H${w - r}Q${w} ${-h} ${w} ${-h + r}V${h - r}Q${w} ${h} ${w - r} ${h}H${round(start + 30)}Q${round(start + 22 + from * 4)} ${h + 22} ${tail} ${h + 34}Q${round(start + 4)} ${h + 22} ${round(start)} ${h}H${-w + r}Q${-w} ${h} ${-w} ${h - r}V${-h + r}Q${-w} ${-h} ${-w + r} ${-h}Z" fill="${fill}" ${outline(line)}/><path d="M${-w + 14} ${-h + r + 8}Q${-w + 14} ${-h + 14} ${-w + r + 8} ${-h + 13}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/>${content}`,
  );
};

/** Characters in a row, centred on (x, y). */
export const words = (
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string = palette.ink,
  extra?: string,
): string =>
  [...text]
    .map((character, index, all) =>
      glyph(
        character,
        round(x - (size * all.length) / 2 + index * size),
        round(y - size * 0.5),
        size,
        fill,
        extra ? { extra } : {},
      ),
    )
    .join('');

/** A wheeled suitcase standing on (x, y). */
export const suitcase = (
  x: number,
  y: number,
  scale: number,
  fill: string = palette.jade,
): string =>
  at(
    x,
    y,
    `<path d="M-18-96V-152H18V-96" fill="none" ${outline(9)}/><path d="M-18-98V-150H18V-98" fill="none" stroke="#B9B2A4" stroke-width="4"/><circle cx="-26" cy="-4" r="8" fill="${palette.ink}"/><circle cx="26" cy="-4" r="8" fill="${palette.ink}"/><rect x="-40" y="-102" width="80" height="96" rx="13" fill="${fill}" ${outline(NEAR)}/><path d="M14-99H28Q38-99 38-88V-20Q38-9 28-9H-20C10-16 18-60 14-99Z" fill="${palette.ink}" opacity=".2"/><path d="M-20-94V-14M0-94V-14M20-94V-14" stroke="${palette.ink}" stroke-width="3" opacity=".35" stroke-linecap="round"/><path d="M-31-86V-58" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/><circle cx="20" cy="-70" r="10" fill="${palette.gold}" ${outline(3)}/><rect x="-30" y="-48" width="22" height="15" rx="3" fill="${palette.cream}" ${outline(3)}/>`,
    scale,
  );

/** A closed book lying flat, its lower left corner at (x, y). */
export const book = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  dark: string,
): string =>
  `<rect x="${x}" y="${y - height}" width="${width}" height="${height}" rx="${height * 0.2}" fill="${fill}" ${outline(4.4)}/><path d="M${x + width * 0.12} ${y - height * 0.78}H${x + width - 6}V${y - height * 0.24}H${x + width * 0.12}Q${x + width * 0.07} ${y - height * 0.5} ${x + width * 0.12} ${y - height * 0.78}Z" fill="${palette.cream}" ${outline(3)}/><path d="M${x + width * 0.14} ${y - height * 0.58}H${x + width - 10}M${x + width * 0.14} ${y - height * 0.4}H${x + width - 10}" stroke="#CDBFA8" stroke-width="2.4"/><path d="M${x + 8} ${y - height * 0.16}H${x + width - 8}" stroke="${dark}" stroke-width="3.4" stroke-linecap="round"/>`;

/** A few stalks of bamboo growing up from (x, y). */
export const bamboo = (
  x: number,
  y: number,
  height: number,
  thick: number,
  colours: readonly [string, string] = ['#6FA36B', '#3F7F5F'],
  line = 3.4,
  lineColour: string = palette.inkMid,
): string => {
  const joints = Math.max(3, Math.round(height / (thick * 5)));
  const step = height / joints;
  const leaves = repeat(joints - 1, (index) => {
    const side = index % 2 ? 1 : -1;
    const leaf = (turn: number, size: number) =>
      `<path transform="translate(${x + (side * thick) / 2} ${round(y - step * (index + 1.4))}) rotate(${side > 0 ? turn : 180 - turn}) scale(${size})" d="M0 0C20-14 46-12 66 2C44 12 20 12 0 0Z" fill="${index % 3 ? colours[0] : colours[1]}" ${outline(line / size, lineColour)}/>`;
    return index > joints * 0.4 ? leaf(28, thick / 20) + leaf(-14, thick / 24) : '';
  });
  return `${leaves}<rect x="${x - thick / 2}" y="${y - height}" width="${thick}" height="${height}" fill="${colours[0]}" ${outline(line, lineColour)}/><rect x="${x + thick * 0.1}" y="${y - height}" width="${thick * 0.4 - line / 2}" height="${height}" fill="${colours[1]}" opacity=".8"/><path d="M${x - thick * 0.28} ${y - height}V${y}" stroke="#DDF0B0" stroke-width="${thick * 0.12}" opacity=".6"/>${repeat(joints, (index) => `<path d="M${x - thick * 0.6} ${round(y - step * index)}h${thick * 1.2}" ${outline(line * 1.3, lineColour)}/>`)}`;
};

/** A curved arrow from one point to another; `bend` lifts its middle. */
export const arrow = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  bend: number,
  width = 12,
  fill: string = palette.red,
): string => {
  const cx = (x0 + x1) / 2;
  const cy = (y0 + y1) / 2 - bend;
  const turn = round((Math.atan2(y1 - cy, x1 - cx) * 180) / Math.PI);
  const head = `<path transform="translate(${x1} ${y1}) rotate(${turn})" d="M${-width * 0.6} ${-width * 1.5}L${width * 1.6} 0L${-width * 0.6} ${width * 1.5}Z" fill="${fill}"`;
  return `<path d="M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}" fill="none" ${outline(width + 9)}/>${head} ${outline(9)}/><path d="M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round"/>${head}/>`;
};
