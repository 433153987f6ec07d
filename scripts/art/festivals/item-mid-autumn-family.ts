import { bench } from './bench.ts';
import { arm, headOf, type Figure } from './figure.ts';
import { P, type Point, f1, item, line, shadow } from './kit.ts';

/*
 * The family sits on the bench of the scene, which is part of the picture. One body plan: the feet
 * stand at (0, 0), the seat is at -56, the shoulders at -124 and the face's centre at -160.
 */
const W = 3.6;
const SEAT = -56;
const SHOULDERS = -124;

type Sitter = Pick<
  Figure,
  | 'coat'
  | 'coatD'
  | 'hair'
  | 'scarf'
  | 'trim'
  | 'skin'
  | 'beard'
  | 'glasses'
  | 'eyes'
  | 'mouth'
  | 'up'
> & {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly pants: string;
  /** Which way body and knees turn, -1 to 1. */
  readonly turn: number;
  /** The head's tilt, in degrees. */
  readonly tilt?: number;
  readonly skirt?: string;
  readonly left: Point;
  readonly right: Point;
  readonly held?: string;
  /** Whether the feet hang above the ground, as children's do. */
  readonly short?: boolean;
};

/** A leg bent at the knee: the thigh comes towards us, the shin hangs from the bench. */
const leg = (hip: number, turn: number, pants: string, floor: number): string => {
  const knee = hip + turn * 22;
  const foot = hip + turn * 25;
  const d = `M${f1(hip)} ${SEAT - 6}L${f1(hip + turn * 10)} ${SEAT}Q${f1(knee)} ${SEAT + 2} ${f1(knee + turn * 2)} ${SEAT + 18}L${f1(foot)} ${floor - 21}`;
  const toe = turn < 0 ? -1 : 1;
  return `<path d="M${f1(foot - toe * 13)} ${floor - 12}H${f1(foot + toe * 12)}Q${f1(foot + toe * 27)} ${floor - 9} ${f1(foot + toe * 25)} ${floor}H${f1(foot - toe * 13)}Z" fill="#4A2A22" ${line(W)}/><g fill="none"><path d="${d}" ${line(25 + W * 1.8)}/><path d="${d}" ${line(25, pants)}/><path d="M${f1(knee + 6)} ${SEAT + 22}L${f1(foot + 6)} ${floor - 22}" ${line(8, '#14202A')} opacity=".28"/></g>`;
};

const sitter = (o: Sitter): string => {
  const { turn: t } = o;
  const floor = o.short ? -20 : 0;
  const lap = t * 22;
  const far = t < 0 ? -13 : 13;
  const legs = [far, -far].map((side) => leg(side + t * 4, t, o.pants, floor)).join('');
  const skirt = o.skirt
    ? `<path d="M-38 ${SEAT - 14}C${f1(-44 + t * 8)} ${SEAT + 4} ${f1(-36 + lap)} ${SEAT + 8} ${f1(-36 + lap)} ${floor - 16}Q${f1(lap)} ${floor - 6} ${f1(38 + lap)} ${floor - 16}C${f1(38 + lap)} ${SEAT + 8} ${f1(46 + t * 8)} ${SEAT + 4} 38 ${SEAT - 14}Z" fill="${o.skirt}" ${line(W)}/><path d="M${f1(10 + lap)} ${SEAT + 8}L${f1(14 + lap)} ${floor - 14}M${f1(-14 + lap)} ${SEAT + 14}L${f1(-12 + lap)} ${floor - 14}" fill="none" ${line(2.6, '#2A120A')} opacity=".35"/>`
    : '';
  const body = `M-37 ${SHOULDERS + 4}C-46 ${SHOULDERS + 28} ${f1(-44 + t * 4)} ${SEAT - 20} ${f1(-40 + t * 8)} ${SEAT + 4}Q${f1(t * 16)} ${SEAT + 16} ${f1(40 + t * 8)} ${SEAT + 4}C${f1(44 + t * 4)} ${SEAT - 20} 46 ${SHOULDERS + 28} 37 ${SHOULDERS + 4}Q0 ${SHOULDERS - 10} -37 ${SHOULDERS + 4}Z`;
  const front = `M${f1(t * 6)} ${SHOULDERS}Q${f1(t * 20)} ${SHOULDERS + 36} ${f1(t * 16)} ${SEAT + 8}`;
  const knots = [22, 42, 60]
    .map((down) => {
      const x = f1(t * (8 + down * 0.16));
      return `<path d="M${x - 8} ${SHOULDERS + down}h16" ${line(4, P.gold)}/><circle cx="${x}" cy="${SHOULDERS + down}" r="3.2" fill="${P.goldL}"/>`;
    })
    .join('');
  const hem = o.trim
    ? `<path d="M${f1(-40 + t * 8)} ${SEAT + 2}Q${f1(t * 16)} ${SEAT + 14} ${f1(40 + t * 8)} ${SEAT + 2}" fill="none" ${line(7, o.trim)}/>`
    : '';
  const sleeves = {
    coat: o.coat,
    coatD: o.coatD,
    skin: o.skin ?? '#F6C9A4',
    weight: W,
    ink: P.ink,
    trim: o.trim,
  };
  const who: Figure = { ...o, turn: t, scarf: o.scarf ?? P.red };
  const collar = `<path d="M-21 ${SHOULDERS + 2}Q${f1(t * 6)} ${SHOULDERS + 12} 21 ${SHOULDERS + 2}Q23 ${SHOULDERS - 6} 17 ${SHOULDERS - 10}Q0 ${SHOULDERS - 4} -17 ${SHOULDERS - 10}Q-23 ${SHOULDERS - 6} -21 ${SHOULDERS + 2}Z" fill="${o.coatD}" ${line(W * 0.85)}/>`;
  return `<g transform="translate(${o.x} ${o.y}) scale(${o.k})">${legs}${skirt}<path d="${body}" fill="${o.coat}"/><path d="M12 ${SHOULDERS - 2}C28 ${SHOULDERS + 30} ${f1(22 + t * 8)} ${SEAT - 10} ${f1(20 + t * 8)} ${SEAT + 8}L${f1(40 + t * 8)} ${SEAT + 4}C${f1(44 + t * 4)} ${SEAT - 20} 46 ${SHOULDERS + 28} 37 ${SHOULDERS + 4}Z" fill="${o.coatD}" opacity=".7"/>${hem}<path d="${front}" fill="none" ${line(2.6, o.coatD)}/>${knots}<path d="${body}" fill="none" ${line(W * 1.05)}/><g transform="rotate(${o.tilt ?? 0} 0 ${SHOULDERS})">${headOf(who, SHOULDERS - 38, P.ink, W)}</g>${o.beard ? '' : collar}${arm({ ...sleeves, shoulder: [-31, SHOULDERS + 12], hand: o.left })}${arm({ ...sleeves, shoulder: [31, SHOULDERS + 12], hand: o.right })}${o.held ?? ''}</g>`;
};

/** Half of a mooncake with its crust, its paste and the yolk; `side` is where the crust is. */
const half = (x: number, y: number, side: -1 | 1): string =>
  `<g transform="translate(${x} ${y}) scale(${side} 1) rotate(-14)"><path d="M0-14C16-15 20-6 20 0C20 7 14 14 0 14Z" fill="#EBA94C" ${line(3)}/><path d="M0-11C5-8 5 8 0 11C-5 8-5-8 0-11Z" fill="#7A3A1C" ${line(2.2)}/><circle r="4" fill="#F5A623"/></g>`;

const cup = (x: number, y: number): string =>
  `<path d="M${x - 12} ${y - 11}H${x + 12}Q${x + 11} ${y + 8} ${x + 5} ${y + 10}H${x - 5}Q${x - 11} ${y + 8} ${x - 12} ${y - 11}Z" fill="#EAF1EC" ${line(3)}/><path d="M${x - 8} ${y - 3}q8 4 16 0" fill="none" ${line(2, '#3E6E9A')}/>`;

export const family = item(
  'A family on a bench under the moon: the grandfather breaks a mooncake, the girl leans on her grandmother',
  480,
  342,
  '',
  `${bench(4, 234, 1.017)}${shadow(240, 336, 226, 10)}
${sitter({ x: 150, y: 330, k: 1.42, coat: '#3F6E78', coatD: '#27505C', pants: '#33404A', hair: 'short', turn: 0.55, up: 0.5, left: [-40, -66], right: [52, -72], mouth: 'laugh', eyes: 'shut' })}
${sitter({ x: 256, y: 331, k: 1.36, coat: '#C9604A', coatD: '#97392C', pants: P.plum, skirt: P.plum, hair: 'bun', trim: P.goldL, turn: 0.4, up: 0.9, left: [-14, -66], right: [20, -62], mouth: 'smile' })}
${sitter({ x: 62, y: 334, k: 1.34, coat: '#8A7A4A', coatD: '#5F5430', pants: '#4A4436', hair: 'bald-grey', turn: 0.6, beard: true, skin: '#EDBB92', left: [-2, -70], right: [42, -70], eyes: 'shut', held: `${half(11, -76, -1)}${half(31, -76, 1)}` })}
${sitter({ x: 420, y: 334, k: 1.32, coat: '#7A5A86', coatD: '#54385F', pants: '#4A3A52', skirt: '#4A3A52', hair: 'grey-bun', trim: P.gold, turn: -0.6, tilt: -5, skin: '#F0C09A', glasses: true, left: [-46, -74], right: [12, -74], eyes: 'shut', mouth: 'smile', held: cup(12, -88) })}
${sitter({ x: 334, y: 334, k: 1, coat: P.gold, coatD: P.goldD, pants: P.plum, hair: 'buns', scarf: P.red, trim: P.cream, turn: -0.4, up: 0.8, tilt: 17, short: true, left: [-36, -120], right: [22, -62], mouth: 'laugh' })}`,
);
