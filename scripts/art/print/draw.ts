import { NEAR, palette } from './palette.ts';

export type Point = readonly [x: number, y: number];

/** Stroke attributes of a warm outline with round joins. */
export const outline = (width: number = NEAR, colour: string = palette.ink): string =>
  `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Repeats a drawing `count` times; `share` runs from 0 to 1. */
export const repeat = (count: number, draw: (index: number, share: number) => string): string =>
  Array.from({ length: count }, (_, index) =>
    draw(index, count > 1 ? index / (count - 1) : 0),
  ).join('');

/** Random numbers in 0..1 that are the same at every run, so that a picture never changes by itself. */
export const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
};

export const at = (
  x: number,
  y: number,
  content: string,
  scale: number | Point = 1,
  turn = 0,
): string => {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  return `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${turn})` : ''}${
    sx === 1 && sy === 1 ? '' : ` scale(${sx} ${sy})`
  }">${content}</g>`;
};

/** A closed wavy edge through points, for clouds, fur and foliage; `bulge` is the height of each wave. */
export const scallop = (points: readonly Point[], bulge: number): string => {
  const parts = points.map(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    const control = `${round((ax + bx) / 2 + (by - ay) * bulge)} ${round((ay + by) / 2 - (bx - ax) * bulge)}`;
    return `${index ? '' : `M${round(ax)} ${round(ay)}`}Q${control} ${round(bx)} ${round(by)}`;
  });
  return `${parts.join('')}Z`;
};

/** Points on an ellipse, clockwise from `from` to `to` (radians). */
export const ring = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  from = 0,
  to = Math.PI * 2,
): Point[] => {
  const full = to - from > 6.2;
  return Array.from({ length: count }, (_, index) => {
    const angle = from + ((to - from) * index) / (full ? count : count - 1);
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry] as const;
  });
};

/** A light without a hard edge, to lie behind anything that shines. */
export const halo = (
  id: string,
  x: number,
  y: number,
  radius: number,
  colour = '#FFC06A',
  strength = 0.6,
): string =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".5" stop-color="${colour}" stop-opacity="${round(strength * 3) / 10}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;

export const groundShadow = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  strength = 0.3,
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#2B1A17" opacity="${strength}"/>`;

/** A linear gradient; stops are [offset, colour, opacity?]. */
export const gradient = (
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  direction: 'down' | 'right' | 'slant' = 'down',
): string => {
  const ends = { down: 'x2="0" y2="1"', right: 'x2="1" y2="0"', slant: 'x2=".8" y2="1"' }[
    direction
  ];
  return `<linearGradient id="${id}" ${ends}>${stopList(stops)}</linearGradient>`;
};

export const radial = (
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  place = 'cx=".42" cy=".4" r=".7"',
): string => `<radialGradient id="${id}" ${place}>${stopList(stops)}</radialGradient>`;

const stopList = (
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
