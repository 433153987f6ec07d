import { outline, repeat, round } from './draw.ts';
import { palette } from './palette.ts';

export type RoofColours = {
  tile: string;
  tileL: string;
  tileD: string;
  line: number;
  lineColour: string;
};

export const roofNear: RoofColours = {
  tile: '#2C4A57',
  tileL: '#456A76',
  tileD: '#1E3743',
  line: 5,
  lineColour: palette.ink,
};
export const roofMid: RoofColours = {
  tile: '#345764',
  tileL: '#4F7883',
  tileD: '#274653',
  line: 3.4,
  lineColour: palette.inkMid,
};
export const roofFar: RoofColours = {
  tile: '#5C7A80',
  tileL: '#779396',
  tileD: '#4C686F',
  line: 2.2,
  lineColour: palette.inkFar,
};

/** A tiled roof with upturned eaves seen from the front; `y` is the eaves' height, `width` spans the wall. */
export const roof = (
  cx: number,
  y: number,
  width: number,
  height: number,
  colours: RoofColours,
): string => {
  const left = cx - width / 2;
  const right = cx + width / 2;
  const ridge = width * 0.36;
  const lift = height * 0.42;
  const top = y - height;
  const eaves = `M${left - width * 0.07} ${y - lift}C${left - width * 0.02} ${y - lift * 0.25} ${left + width * 0.05} ${y} ${left + width * 0.12} ${y + 2}L${right - width * 0.12} ${y + 2}C${right - width * 0.05} ${y} ${right + width * 0.02} ${y - lift * 0.25} ${right + width * 0.07} ${y - lift}`;
  const shape = `${eaves}C${right - width * 0.04} ${y - lift * 0.62} ${cx + ridge + width * 0.06} ${y - height * 0.72} ${cx + ridge} ${top}L${cx - ridge} ${top}C${cx - ridge - width * 0.06} ${y - height * 0.72} ${left + width * 0.04} ${y - lift * 0.62} ${left - width * 0.07} ${y - lift}Z`;
  const { line, lineColour, tile, tileL, tileD } = colours;
  const count = Math.max(6, Math.round(width / (line * 4.6)));
  const ribs = repeat(count - 1, (index) => {
    const share = (index + 1) / count;
    const bottom = left + width * 0.06 + width * 0.88 * share;
    const start = cx - ridge + 2 * ridge * share;
    return `<path d="M${round(start)} ${top}Q${round((start + bottom) / 2 + (bottom - start) * 0.12)} ${round(y - height * 0.42)} ${round(bottom)} ${y}"/>`;
  });
  const ends = repeat(count, (index) => {
    const share = (index + 0.5) / count;
    return `<circle cx="${round(left + width * 0.08 + width * 0.84 * share)}" cy="${y + 3}" r="${round((width / count) * 0.3)}"/>`;
  });
  const horn = line * 5.2;
  return `<path d="${shape}" fill="${tile}" ${outline(line, lineColour)}/><g fill="none" stroke="${tileL}" stroke-width="${line * 0.55}" opacity=".85">${ribs}</g><path d="M${cx} ${top}L${right - width * 0.12} ${y}C${right} ${y - lift * 0.2} ${right} ${y - lift * 0.5} ${cx + ridge} ${top}Z" fill="${tileD}" opacity=".35"/><g fill="${tileL}" ${outline(line * 0.5, lineColour)}>${ends}</g><path d="${eaves}" fill="none" stroke="${palette.gold}" stroke-width="${line * 0.8}" opacity=".9" transform="translate(0 ${-line * 1.5})"/><path d="M${cx - ridge - line * 2} ${top + 2}h${2 * ridge + line * 4}v${-line * 1.8}h${-2 * ridge - line * 4}Z" fill="${tileD}" ${outline(line, lineColour)}/>${[
    -1, 1,
  ]
    .map(
      (side) =>
        `<path transform="translate(${cx + side * (ridge + line * 2)} ${top + 2}) scale(${side} 1)" d="M0 0c${horn * 0.55}${-horn * 0.15} ${horn * 0.6}${-horn * 0.7} ${horn * 0.3}${-horn}c${-horn * 0.08} ${horn * 0.4}${-horn * 0.3} ${horn * 0.45}${-horn * 0.45} ${horn * 0.6}Z" fill="${tileD}" ${outline(line, lineColour)}/>`,
    )
    .join('')}`;
};

/** A crenellated stone wall with an arched gate, topped by a two-storey tower: a city gate. */
export const cityGate = (
  cx: number,
  ground: number,
  width: number,
  colours: RoofColours,
  stone = '#A98467',
): string => {
  const { line, lineColour } = colours;
  const wallTop = ground - width * 0.36;
  const left = cx - width / 2;
  const merlon = width / 26;
  const merlons = repeat(13, () => `v${-merlon}h${merlon}v${merlon}h${merlon}`);
  const brick = repeat(
    7,
    (row) =>
      `<path d="M${left} ${round(wallTop + ((row + 1) * width * 0.36) / 8)}h${width}" stroke-dasharray="${merlon * 1.6} ${merlon * 0.7}" stroke-dashoffset="${row * merlon * 0.9}"/>`,
  );
  const arch = width * 0.1;
  const archTop = ground - width * 0.16;
  const storey = (y: number, w: number, h: number, windows: number) =>
    `<rect x="${cx - w / 2}" y="${y - h}" width="${w}" height="${h}" fill="#A83A2A" ${outline(line, lineColour)}/><rect x="${cx}" y="${y - h}" width="${w / 2}" height="${h}" fill="${palette.deep}" opacity=".25"/>${repeat(windows, (index) => `<rect x="${round(cx - w / 2 + (w / windows) * (index + 0.18))}" y="${y - h * 0.72}" width="${round((w / windows) * 0.64)}" height="${h * 0.62}" fill="${palette.goldL}" ${outline(line * 0.7, lineColour)}/>`)}`;
  const base = wallTop - merlon;
  return `<path d="M${left} ${ground}V${wallTop}${merlons}V${ground}Z" fill="${stone}" ${outline(line, lineColour)}/><path d="M${cx + width * 0.2} ${ground}V${wallTop}h${width * 0.3}V${ground}Z" fill="${palette.woodD}" opacity=".25"/><g fill="none" stroke="${palette.woodD}" stroke-width="${line * 0.5}" opacity=".45">${brick}</g><path d="M${cx - arch} ${ground}V${archTop}C${cx - arch} ${archTop - arch * 1.2} ${cx + arch} ${archTop - arch * 1.2} ${cx + arch} ${archTop}V${ground}Z" fill="#4A2E2A" ${outline(line, lineColour)}/><path d="M${cx - arch * 0.78} ${ground}V${archTop + 4}C${cx - arch * 0.78} ${archTop - arch * 0.75} ${cx + arch * 0.78} ${archTop - arch * 0.75} ${cx + arch * 0.78} ${archTop + 4}V${ground}Z" fill="#F6C37C"/><rect x="${cx - width * 0.34}" y="${wallTop - merlon}" width="${width * 0.68}" height="${merlon * 1.5}" fill="${stone}" ${outline(line, lineColour)}/>${storey(wallTop - merlon, width * 0.62, width * 0.11, 7)}${roof(cx, base - width * 0.1, width * 0.72, width * 0.11, colours)}${storey(base - width * 0.19, width * 0.44, width * 0.07, 5)}${roof(cx, base - width * 0.25, width * 0.54, width * 0.14, colours)}`;
};
