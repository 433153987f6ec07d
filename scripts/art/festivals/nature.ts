/** Hills, trees, water and weather. */
import { P, type Point, f1, line, random, swollen, times, uneven } from './kit.ts';

/** A range of hills as one closed path down to the floor. */
export function hills(points: readonly Point[], floor: number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${first[0]} ${first[1]}`;
  let before = first;
  for (const point of rest) {
    const half = (point[0] - before[0]) / 2;
    d += `C${f1(before[0] + half)} ${before[1]} ${f1(point[0] - half)} ${point[1]} ${point[0]} ${point[1]}`;
    before = point;
  }
  return `${d}V${floor}H${first[0]}Z`;
}

/** A steep peak with ridges of a darker local colour. */
export function peak(
  x: number,
  foot: number,
  w: number,
  h: number,
  fill: string,
  ridge: string,
  edge: string,
  width: number,
  seed: number,
): string {
  const next = random(seed);
  const left = x - w / 2;
  const right = x + w / 2;
  const top = foot - h;
  const a = 0.34 + next() * 0.12;
  const d = `M${f1(left)} ${foot}C${f1(left + w * 0.12)} ${f1(foot - h * 0.2)} ${f1(left + w * 0.16)} ${f1(top + h * 0.3)} ${f1(left + w * a)} ${f1(top + h * 0.06)}Q${f1(x)} ${f1(top - h * 0.04)} ${f1(right - w * 0.36)} ${f1(top + h * 0.1)}C${f1(right - w * 0.18)} ${f1(top + h * 0.3)} ${f1(right - w * 0.14)} ${f1(foot - h * 0.24)} ${f1(right)} ${foot}Z`;
  const ridges = times(5, (i) => {
    const k = (i + 0.6) / 5;
    const sx = left + w * (0.3 + 0.42 * k);
    const sy = top + h * (0.1 + 0.12 * next());
    const ex = left + w * (0.14 + 0.76 * k);
    return `<path d="M${f1(sx)} ${f1(sy)}Q${f1(sx + (ex - sx) * 0.2)} ${f1(sy + h * 0.2)} ${f1(ex)} ${f1(sy + h * (0.34 + 0.2 * next()))}"/>`;
  });
  return `<path d="${d}" fill="${fill}" ${line(width, edge)}/><path d="M${f1(x)} ${f1(top + h * 0.02)}Q${f1(right - w * 0.42)} ${f1(top)} ${f1(right - w * 0.36)} ${f1(top + h * 0.1)}C${f1(right - w * 0.18)} ${f1(top + h * 0.3)} ${f1(right - w * 0.14)} ${f1(foot - h * 0.24)} ${f1(right)} ${foot}H${f1(x + w * 0.16)}C${f1(x + w * 0.2)} ${f1(foot - h * 0.4)} ${f1(x + w * 0.04)} ${f1(top + h * 0.4)} ${f1(x)} ${f1(top + h * 0.02)}Z" fill="${ridge}" opacity=".35"/><g fill="none" ${line(width * 0.8, ridge)} opacity=".55">${ridges}</g>`;
}

/** A hanging willow strand with leaves on both sides. */
export function strand(
  x: number,
  y: number,
  length: number,
  sway: number,
  leaf: number,
  tone: number,
): string {
  const palette = ['#6FA05A', '#86B765', '#A8CE7E', '#4F8A52'];
  const end: Point = [x + sway, y + length];
  const mid: Point = [x + sway * 0.2, y + length * 0.55];
  const at = (t: number): Point => [
    (1 - t) * (1 - t) * x + 2 * (1 - t) * t * mid[0] + t * t * end[0],
    (1 - t) * (1 - t) * y + 2 * (1 - t) * t * mid[1] + t * t * end[1],
  ];
  const count = Math.max(4, Math.round(length / (leaf * 0.72)));
  const color = palette[tone % palette.length] ?? '#6FA05A';
  const leaves = times(count, (i) => {
    const t = (i + 0.7) / count;
    const [px, py] = at(t);
    const side = i % 2 ? 1 : -1;
    const angle = side * (26 + ((i * 37) % 14)) - sway * 0.1;
    const k = (leaf / 20) * (1 - 0.25 * t);
    return `<path transform="translate(${f1(px)} ${f1(py)}) rotate(${f1(-angle)}) scale(${k.toFixed(2)})" d="M0 0C-6 6-6 17 0 26C6 17 6 6 0 0Z"/>`;
  });
  return `<path d="M${f1(x)} ${f1(y)}Q${f1(mid[0])} ${f1(mid[1])} ${f1(end[0])} ${f1(end[1])}" fill="none" ${line(leaf * 0.13, '#5E7A3A')}/><g fill="${color}" ${line(leaf * 0.075, '#2F5A34')}>${leaves}</g>`;
}

/** A round crown of leaves with light from the upper left. */
export function crown(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  dark: string,
  lightC: string,
  width: number,
  seed: number,
  ink: string = P.ink,
): string {
  const next = random(seed);
  const count = Math.max(9, Math.round((rx + ry) / 11));
  const edge = swollen(uneven(cx, cy, rx, ry, count, 0.07, next), 0.32);
  const id = `crown${seed}`;
  const tufts = times(Math.round(rx / 7), () => {
    const a = next() * Math.PI * 2;
    const r = Math.sqrt(next()) * 0.82;
    const x = cx + Math.cos(a) * rx * r;
    const y = cy + Math.sin(a) * ry * r;
    const s = width * 2.4;
    const lit = (x - cx) / rx + (y - cy) / ry < -0.2;
    return `<path d="M${f1(x - s)} ${f1(y)}q${f1(s * 0.5)} ${f1(s)} ${f1(s)} 0q${f1(s * 0.5)} ${f1(s)} ${f1(s)} 0" fill="none" ${line(width * 0.55, lit ? lightC : dark)} opacity=".8"/>`;
  });
  return `<clipPath id="${id}"><path d="${edge}"/></clipPath><path d="${edge}" fill="${fill}"/><g clip-path="url(#${id})"><path d="${swollen(uneven(cx + rx * 0.42, cy + ry * 0.5, rx * 1.02, ry * 0.8, count, 0.06, next), 0.3)}" fill="${dark}" opacity=".55"/><ellipse cx="${f1(cx - rx * 0.4)}" cy="${f1(cy - ry * 0.46)}" rx="${f1(rx * 0.42)}" ry="${f1(ry * 0.3)}" fill="${lightC}" opacity=".5"/>${tufts}</g><path d="${edge}" fill="none" ${line(width, ink)}/>`;
}

/** A blade tuft of grass. */
export const grass = (x: number, y: number, k: number, fill = '#4F8A52', ink = '#2F5A34'): string =>
  `<path transform="translate(${f1(x)} ${f1(y)}) scale(${k.toFixed(2)})" d="M-14 0C-14-10-18-16-22-20C-12-16-8-10-7-3C-8-14-6-22-2-30C1-22 2-12 1-3C4-12 8-18 16-22C12-14 12-8 13 0Z" fill="${fill}" ${line(1.8, ink)}/>`;

export const flower = (x: number, y: number, k: number, petal: string, heart: string): string =>
  `<g transform="translate(${f1(x)} ${f1(y)}) scale(${k.toFixed(2)})"><path d="M0 0Q-1 9 2 18" fill="none" ${line(2, '#3F7A48')}/>${[0, 72, 144, 216, 288].map((a) => `<circle transform="rotate(${a})" cx="0" cy="-5" r="4.2" fill="${petal}"/>`).join('')}<circle r="3" fill="${heart}"/></g>`;

/** A drifting cloud with scrolls, in the manner of old prints. */
export const cloud = (
  x: number,
  y: number,
  k: number,
  fill: string,
  edge: string,
  opacity = 1,
): string =>
  `<g transform="translate(${f1(x)} ${f1(y)}) scale(${k})" opacity="${opacity}"><path d="M-120 20C-146 20-150-8-124-12C-122-40-82-46-70-26C-58-60-4-62 6-28C24-46 62-38 62-12C92-22 112 4 92 20Z" fill="${fill}" ${line(3, edge)}/><path d="M-104 8C-96-8-76-4-80 8M-50 6C-46-22-10-22-14 2C-16 12-30 10-28 0M22 8C28-10 52-6 46 8" fill="none" ${line(2.6, edge)}/><path d="M96 20H150M-128 28H-60M-30 28H40" fill="none" ${line(2.6, edge)}/></g>`;

/** A swallow on the wing. */
export const swallow = (x: number, y: number, k: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"><path d="M-26-4C-18-8-8-8 0-4C10-20 24-26 36-26C28-18 20-8 12-1C24 0 40 6 50 16C36 12 26 12 18 11C26 16 34 22 38 30C26 22 16 16 6 10C-2 16-4 26-2 36C-12 26-14 12-10 4C-16 4-22 1-26-4Z" fill="#22323C"/><path d="M-14 2C-8 8 2 8 8 4C2 2-6 0-14 2Z" fill="${P.cream}"/><circle cx="-18" cy="-2" r="4" fill="${P.redL}"/></g>`;
