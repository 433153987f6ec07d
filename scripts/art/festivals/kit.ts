/** Drawing aids shared by the festival scenes: numbers, outlines, clusters, shadows, clouds. */
import { type Point, outline, randomFrom, ring, round } from '../print/draw.ts';
import { glyph } from '../print/glyph.ts';
import { grain } from '../print/grain.ts';
import { palette as P } from '../print/palette.ts';

export { P, type Point, glyph, grain, ring };
export const f1 = round;
export const random = randomFrom;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Attributes of an outline with round joins. */
export const line = (width = 4, color: string = P.ink): string => outline(f1(width), color);

type Stop = readonly [offset: number, color: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

export const linear = (id: string, list: readonly Stop[], x2 = 0, y2 = 1): string =>
  `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;

export const radial = (id: string, list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;

/** A halo that fades to nothing. */
export const halo = (id: string, color: string, strength = 0.6): string =>
  radial(id, [
    [0, color, strength],
    [0.45, color, f1(strength * 3.2) / 10],
    [1, color, 0],
  ]);

/** The path of a closed shape whose sides all swell outward: fur, foliage, clouds. */
export function swollen(points: readonly Point[], swell: number): string {
  let d = '';
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    const mx = (a[0] + b[0]) / 2;
    const my = (a[1] + b[1]) / 2;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    if (index === 0) d += `M${f1(a[0])} ${f1(a[1])}`;
    d += `Q${f1(mx + dy * swell)} ${f1(my - dx * swell)} ${f1(b[0])} ${f1(b[1])}`;
  });
  return `${d}Z`;
}

export const fur = (points: readonly Point[], swell: number, fill: string, width = 4): string =>
  `<path d="${swollen(points, swell)}" fill="${fill}" ${line(width)}/>`;

/** A ring whose radius wavers, for foliage and rocks. */
export function uneven(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  waver: number,
  next: () => number,
): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (Math.PI * 2 * index) / count;
    const k = 1 + waver * (next() * 2 - 1);
    return [cx + Math.cos(angle) * rx * k, cy + Math.sin(angle) * ry * k];
  });
}

/** A soft contact shadow; needs the gradient of shadowDefs. */
export const shadow = (cx: number, cy: number, rx: number, ry: number, opacity = 1): string =>
  `<ellipse cx="${f1(cx)}" cy="${f1(cy)}" rx="${f1(rx)}" ry="${f1(ry)}" fill="url(#shade)" opacity="${opacity}"/>`;

const shadowDefs = (color = '#0C1A22'): string =>
  radial('shade', [
    [0, color, 0.5],
    [0.6, color, 0.28],
    [1, color, 0],
  ]);

/** A picture's frame: everything lies under one grain. */
export const scene = (label: string, defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900" role="img" aria-label="${label}"><defs>${grain('grain', 0.07, 0.8)}${shadowDefs()}${defs}</defs><g filter="url(#grain)">${body}</g></svg>`;

/** An item drawn in its zone's own pixels. */
export const item = (label: string, width: number, height: number, defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}"><defs>${grain('grain', 0.07, 0.8)}${shadowDefs('#2A1A14')}${defs}</defs><g filter="url(#grain)">${body}</g></svg>`;
