/** People: one body plan about three heads tall, dressed and posed by options. */
import { P, type Point, f1, line } from './kit.ts';

type Hair =
  | 'buns'
  | 'short'
  | 'bob'
  | 'bun'
  | 'grey-bun'
  | 'grey'
  | 'bald-grey'
  | 'ponytail'
  | 'knit'
  | 'tiger'
  | 'straw'
  | 'band'
  | 'scarf'
  | 'cap';

export type Figure = {
  readonly x: number;
  readonly y: number;
  /** Scale; 1 is a child of 180 px. */
  readonly k: number;
  /** Added height: 0 a child, 45 a youth, 80 an adult. */
  readonly tall?: number;
  readonly coat: string;
  readonly coatD: string;
  readonly pants?: string;
  readonly shoe?: string;
  readonly skin?: string;
  readonly hair?: Hair;
  readonly hairColor?: string;
  readonly scarf?: string;
  readonly trim?: string;
  /** Where the hands are, from the feet, in the figure's own units; left and right as we see them. */
  readonly left?: Point;
  readonly right?: Point;
  /** Which way the face turns, -1 to 1. */
  readonly turn?: number;
  readonly up?: number;
  readonly eyes?: 'open' | 'shut' | 'down';
  readonly mouth?: 'laugh' | 'smile' | 'calm';
  readonly back?: boolean;
  readonly beard?: boolean;
  readonly glasses?: boolean;
  readonly robe?: boolean;
  readonly apron?: string;
  readonly ink?: string;
  readonly weight?: number;
  readonly shadow?: boolean;
  /** Drawn before the body, and after the hands, in the figure's own units. */
  readonly behind?: string;
  readonly front?: string;
};

type Arm = {
  readonly shoulder: Point;
  readonly hand: Point;
  readonly coat: string;
  readonly coatD: string;
  readonly skin: string;
  readonly weight: number;
  readonly ink: string;
  readonly trim?: string | undefined;
};

const WIDE = 23;
/** Upper and lower arm together; nearer hands make them shorter, as arms that point at us are. */
const ARM = { shortest: 50, longest: 66, slack: 1.12 };
/** The share of the upper arm. */
const UPPER = 0.515;

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** Where an arm of two lengths bends: elbows hang down and outwards. */
const elbowOf = (shoulder: Point, hand: Point): Point => {
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]];
  const reach = Math.hypot(dx, dy) || 1;
  const whole = Math.min(ARM.longest, Math.max(ARM.shortest, reach * ARM.slack));
  const [upper, lower] = [whole * UPPER, whole * (1 - UPPER)];
  const away = Math.min(reach, whole - 1);
  const along = (upper ** 2 - lower ** 2 + away ** 2) / (2 * away);
  const out = Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  const share = (along * Math.max(1, reach / whole)) / reach;
  const side = shoulder[0] < 0 ? -1 : 1;
  const bends = [-1, 1].map((turn): Point => [
    shoulder[0] + dx * share - (turn * dy * out) / reach,
    shoulder[1] + dy * share + (turn * dx * out) / reach,
  ]);
  const score = ([x, y]: Point) => y + x * side * 1.2;
  return bends.reduce((best, point) => (score(point) > score(best) ? point : best));
};

/** An arm in its sleeve. The cloth of sleeve and coat is one: no line runs where they meet. */
export const arm = ({ shoulder, hand, coat, coatD, skin, weight: w, ink, trim }: Arm): string => {
  const elbow = elbowOf(shoulder, hand);
  const wrist = between(
    hand,
    elbow,
    15 / (Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]) || 1),
  );
  const side = shoulder[0] < 0 ? -1 : 1;
  const p = ([x, y]: Point, by = 0) => `${f1(x + by * 0.7)} ${f1(y + by)}`;
  const along = (by: number) =>
    `M${p(shoulder, by)}L${p(between(elbow, shoulder, 0.36), by)}Q${p(elbow, by)} ${p(between(elbow, wrist, 0.4), by)}L${p(wrist, by * 0.7)}`;
  const away = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1;
  const [ux, uy] = [(wrist[0] - elbow[0]) / away, (wrist[1] - elbow[1]) / away];
  const cuff = `M${p([wrist[0] - ux * 4, wrist[1] - uy * 4])}L${p([wrist[0] + ux * 5, wrist[1] + uy * 5])}`;
  const seam = `M${p([shoulder[0] + side * 1.5, shoulder[1] + 3])}L${p([shoulder[0] - side * 9, shoulder[1] + 8])}`;
  const thumb: Point = [hand[0] - side * 5.5, hand[1] - 6.5];
  return `<g fill="none"><path d="${along(0)}" ${line(WIDE + w * 1.7, ink)}/><path d="${along(0)}" ${line(WIDE, coat)}/><path d="${seam}" ${line(WIDE * 0.98, coat)}/><path d="${along(5)}" ${line(9, coatD)} opacity=".5"/></g><circle cx="${f1(hand[0])}" cy="${f1(hand[1])}" r="10.5" fill="${skin}" ${line(w * 0.85, ink)}/><path d="M${p(thumb)}q${side * 5} 1 ${side * 7} 7" fill="none" ${line(w * 0.7, ink)}/><g stroke-linecap="butt" fill="none"><path d="${cuff}" stroke="${ink}" stroke-width="${f1(WIDE + 2 + w * 1.6)}"/><path d="${cuff}" stroke="${trim ?? coatD}" stroke-width="${WIDE + 2}"/></g>`;
};

export function headOf(o: Figure, cy: number, ink: string, w: number): string {
  const skin = o.skin ?? '#F6C9A4';
  const grey = '#B9B4AE';
  const style = o.hair ?? 'short';
  const hair =
    o.hairColor ?? (style.startsWith('grey') || style === 'bald-grey' ? grey : '#2A1D1C');
  const t = (o.turn ?? 0) * 12;
  const u = (o.up ?? 0) * -8;
  const X = (v: number): number => f1(v + t);
  const Y = (v: number): number => f1(cy + v + u);
  const y = (v: number): number => f1(cy + v);
  let s = '';
  if (style === 'ponytail')
    s += `<path d="M${-t * 0.5 - 20} ${y(-34)}C${-t - 66} ${y(-40)} ${-t - 74} ${y(14)} ${-t - 54} ${y(30)}C${-t - 52} ${y(4)} ${-t - 42} ${y(-8)} ${-t - 24} ${y(-14)}Z" fill="${hair}" ${line(w, ink)}/>`;
  if (style === 'bob' || style === 'scarf')
    s += `<path d="M-45 ${y(0)}C-54 ${y(24)} -46 ${y(36)} -34 ${y(36)}H34C46 ${y(36)} 54 ${y(24)} 45 ${y(0)}Z" fill="${style === 'scarf' ? (o.scarf ?? P.jade) : hair}" ${line(w, ink)}/>`;
  if (style === 'bun' || style === 'grey-bun')
    s += `<circle cx="${f1(-t * 0.8)}" cy="${y(-46)}" r="17" fill="${hair}" ${line(w, ink)}/><path d="M${f1(-t * 0.8 - 20)} ${y(-52)}L${f1(-t * 0.8 + 22)} ${y(-42)}" ${line(4.4, P.jade)}/>`;
  if (style === 'buns')
    s += `<circle cx="-31" cy="${y(-33)}" r="15" fill="${hair}" ${line(w, ink)}/><circle cx="31" cy="${y(-33)}" r="15" fill="${hair}" ${line(w, ink)}/>`;
  s += `<circle cx="0" cy="${cy}" r="41" fill="${skin}" ${line(w * 1.05, ink)}/>`;
  if (o.back) {
    s += `<circle cx="0" cy="${cy - 2}" r="41" fill="${hair}" ${line(w, ink)}/>`;
    if (style === 'knit')
      s += `<path d="M-44 ${y(4)}C-50 ${y(-50)} 50 ${y(-50)} 44 ${y(4)}Q0 ${y(20)} -44 ${y(4)}Z" fill="${hair}" ${line(w, ink)}/>`;
    if (style === 'buns')
      s += `<path d="M-42 ${y(-22)}l14 8M42 ${y(-22)}l-14 8" ${line(7, P.red)}/>`;
    s += `<path d="M-26 ${y(-22)}Q-14 ${y(-34)} 2 ${y(-33)}" fill="none" ${line(3, '#8A6A60')} opacity=".6"/>`;
    return s;
  }
  s += `<path d="M10 ${y(-40)}C46 ${y(-30)} 50 ${y(20)} 14 ${y(39)}C34 ${y(16)} 34 ${y(-16)} 10 ${y(-40)}Z" fill="#D98A62" opacity=".28"/>`;
  const eyes = o.eyes ?? 'open';
  if (eyes === 'open')
    s += [-14, 15]
      .map(
        (v) =>
          `<circle cx="${X(v)}" cy="${Y(4)}" r="4.7" fill="${ink}"/><circle cx="${f1(X(v) + 1.5)}" cy="${f1(Y(4) - 1.8)}" r="1.5" fill="#fff"/>`,
      )
      .join('');
  else if (eyes === 'shut')
    s += `<path d="M${X(-22)} ${Y(5)}q7-8 14 0M${X(8)} ${Y(5)}q7-8 14 0" fill="none" ${line(w * 0.85, ink)}/>`;
  else
    s += `<path d="M${X(-22)} ${Y(4)}q7 5 14 0M${X(8)} ${Y(4)}q7 5 14 0" fill="none" ${line(w * 0.85, ink)}/>`;
  if (o.beard)
    s += `<path d="M${X(-27)} ${Y(14)}Q${X(-12)} ${Y(8)} ${X(0)} ${Y(14)}Q${X(12)} ${Y(8)} ${X(27)} ${Y(14)}Q${X(28)} ${Y(32)} ${X(18)} ${Y(44)}Q${X(8)} ${Y(60)} ${X(0)} ${Y(66)}Q${X(-8)} ${Y(60)} ${X(-18)} ${Y(44)}Q${X(-28)} ${Y(32)} ${X(-27)} ${Y(14)}Z" fill="#EFEBE2" ${line(w * 0.8, ink)}/><path d="M${X(-8)} ${Y(38)}Q${X(-6)} ${Y(48)} ${X(-2)} ${Y(54)}M${X(8)} ${Y(37)}Q${X(8)} ${Y(46)} ${X(4)} ${Y(52)}" fill="none" ${line(2.4, '#B9B4AE')}/>`;
  const mouth = o.mouth ?? 'laugh';
  s +=
    mouth === 'laugh'
      ? `<path d="M${X(-9)} ${Y(17)}Q${X(0)} ${Y(21)} ${X(10)} ${Y(17)}Q${X(8)} ${Y(30)} ${X(0)} ${Y(29)}Q${X(-8)} ${Y(29)} ${X(-9)} ${Y(17)}Z" fill="#8A2A22" ${line(w * 0.65, ink)}/>`
      : mouth === 'smile'
        ? `<path d="M${X(-9)} ${Y(18)}Q${X(0)} ${Y(27)} ${X(10)} ${Y(18)}" fill="none" ${line(w * 0.8, ink)}/>`
        : `<path d="M${X(-6)} ${Y(21)}Q${X(0)} ${Y(23)} ${X(6)} ${Y(21)}" fill="none" ${line(w * 0.8, ink)}/>`;
  s += `<ellipse cx="${X(-25)}" cy="${Y(15)}" rx="8" ry="5.4" fill="#EE7A5C" opacity=".55"/><ellipse cx="${X(26)}" cy="${Y(15)}" rx="8" ry="5.4" fill="#EE7A5C" opacity=".55"/>`;
  if (o.glasses)
    s += `<g fill="#fff" fill-opacity=".18" ${line(2.6, '#6B4A3A')}><circle cx="${X(-14)}" cy="${Y(4)}" r="11.5"/><circle cx="${X(15)}" cy="${Y(4)}" r="11.5"/><path d="M${X(-2.5)} ${Y(3)}h6"/></g>`;
  const h = f1(t * 0.35);
  switch (style) {
    case 'buns':
      s += `<path d="M-42 ${y(4)}C-46 ${y(-50)} 46 ${y(-50)} 42 ${y(4)}C34 ${y(-14)} 16 ${y(-22)} ${4 + h} ${y(-22)}C-12 ${y(-22)} -34 ${y(-14)} -42 ${y(4)}Z" fill="${hair}" ${line(w, ink)}/><path d="M-43 ${y(-23)}l14 7M43 ${y(-23)}l-14 7" ${line(7.4, o.scarf ?? P.red)}/>`;
      break;
    case 'bob':
    case 'ponytail':
    case 'bun':
    case 'grey-bun':
      s += `<path d="M-43 ${y(8)}C-50 ${y(-54)} 50 ${y(-54)} 43 ${y(8)}C38 ${y(-8)} ${26 + h} ${y(-20)} ${10 + h} ${y(-24)}C${-8 + h} ${y(-10)} -34 ${y(-8)} -43 ${y(8)}Z" fill="${hair}" ${line(w, ink)}/><path d="M-24 ${y(-31)}Q-8 ${y(-40)} 10 ${y(-38)}" fill="none" ${line(3.2, style === 'grey-bun' ? '#E6E2DC' : '#8A6A60')} opacity=".7"/>`;
      break;
    case 'short':
    case 'grey':
      s += `<path d="M-42 ${y(2)}C-52 ${y(-56)} 52 ${y(-56)} 42 ${y(2)}C38 ${y(-10)} 34 ${y(-16)} 28 ${y(-22)}Q${8 + h} ${y(-16)} ${-6 + h} ${y(-24)}Q-28 ${y(-18)} -34 ${y(-14)}C-38 ${y(-10)} -40 ${y(-6)} -42 ${y(2)}Z" fill="${hair}" ${line(w, ink)}/><path d="M-24 ${y(-32)}Q-10 ${y(-41)} 8 ${y(-39)}" fill="none" ${line(3.2, style === 'grey' ? '#E6E2DC' : '#8A6A60')} opacity=".7"/>`;
      break;
    case 'bald-grey':
      s += `<path d="M-42 ${y(6)}C-50 ${y(-14)} -44 ${y(-30)} -34 ${y(-26)}C-40 ${y(-16)} -38 ${y(-6)} -42 ${y(6)}ZM42 ${y(6)}C50 ${y(-14)} 44 ${y(-30)} 34 ${y(-26)}C40 ${y(-16)} 38 ${y(-6)} 42 ${y(6)}Z" fill="${hair}" ${line(w * 0.9, ink)}/><path d="M${X(-22)} ${Y(-8)}q7-4 13 0M${X(9)} ${Y(-8)}q7-4 13 0" fill="none" ${line(4, '#E9E4DA')}/><path d="M-20 ${y(-29)}Q-8 ${y(-36)} 4 ${y(-35)}" fill="none" ${line(4, '#FFE9D2')} opacity=".8"/>`;
      break;
    case 'knit':
      s += `<path d="M-42 ${y(4)}C-50 ${y(-50)} 50 ${y(-50)} 42 ${y(4)}C38 ${y(-14)} 20 ${y(-20)} 0 ${y(-20)}C-20 ${y(-20)} -38 ${y(-14)} -42 ${y(4)}Z" fill="${hair}" ${line(w * 1.05, ink)}/><circle cx="0" cy="${y(-42)}" r="11" fill="${P.cream}" ${line(w * 0.9, ink)}/><path d="M-44 ${y(-6)}Q0 ${y(-24)} 44 ${y(-6)}L43 ${y(5)}Q0 ${y(-13)} -43 ${y(5)}Z" fill="${P.cream}" ${line(w * 0.8, ink)}/>`;
      break;
    case 'tiger':
      s += `<path d="M-44 ${y(-2)}C-46 ${y(-48)} 46 ${y(-48)} 44 ${y(-2)}Q24 ${y(-16)} 0 ${y(-14)}Q-24 ${y(-16)} -44 ${y(-2)}Z" fill="${P.gold}" ${line(w * 1.05, ink)}/><path d="M-40 ${y(-28)}C-54 ${y(-40)} -48 ${y(-58)} -32 ${y(-48)}ZM40 ${y(-28)}C54 ${y(-40)} 48 ${y(-58)} 32 ${y(-48)}Z" fill="${P.gold}" ${line(w, ink)}/><path d="M-12 ${y(-36)}h24M-9 ${y(-28)}h18M0 ${y(-40)}v18" ${line(4, ink)}/><path d="M-44 ${y(-2)}Q0 ${y(-20)} 44 ${y(-2)}L44 ${y(6)}Q0 ${y(-12)} -44 ${y(6)}Z" fill="${P.red}" ${line(w * 0.8, ink)}/>`;
      break;
    case 'straw':
      s += `<path d="M-66 ${y(-12)}Q-30 ${y(-26)} -8 ${y(-58)}Q0 ${y(-64)} 8 ${y(-58)}Q30 ${y(-26)} 66 ${y(-12)}Q0 ${y(4)} -66 ${y(-12)}Z" fill="#E3BE78" ${line(w * 1.05, ink)}/><path d="M-40 ${y(-16)}Q-16 ${y(-30)} -2 ${y(-58)}M40 ${y(-16)}Q16 ${y(-30)} 2 ${y(-58)}M0 ${y(-8)}V${y(-58)}" fill="none" ${line(2.4, '#B4833E')}/><path d="M20 ${y(-38)}Q34 ${y(-22)} 64 ${y(-12)}Q40 ${y(-5)} 10 ${y(-4)}Q30 ${y(-16)} 20 ${y(-38)}Z" fill="#B4833E" opacity=".4"/>`;
      break;
    case 'band':
      s += `<path d="M-42 ${y(0)}C-50 ${y(-54)} 50 ${y(-54)} 42 ${y(0)}Q0 ${y(-22)} -42 ${y(0)}Z" fill="${hair}" ${line(w, ink)}/><path d="M-43 ${y(-8)}Q0 ${y(-28)} 43 ${y(-8)}L42 ${y(4)}Q0 ${y(-15)} -42 ${y(4)}Z" fill="${o.scarf ?? P.red}" ${line(w * 0.8, ink)}/>`;
      break;
    case 'cap':
      s += `<path d="M-42 ${y(2)}C-50 ${y(-40)} 50 ${y(-40)} 42 ${y(2)}C38 ${y(-8)} 34 ${y(-14)} 28 ${y(-18)}Q0 ${y(-26)} -28 ${y(-18)}C-36 ${y(-12)} -40 ${y(-6)} -42 ${y(2)}Z" fill="${hair}" ${line(w, ink)}/><path d="M-40 ${y(-16)}C-42 ${y(-58)} 42 ${y(-58)} 40 ${y(-16)}Q0 ${y(-34)} -40 ${y(-16)}Z" fill="${P.cream}" ${line(w, ink)}/><path d="M16 ${y(-44)}C34 ${y(-40)} 40 ${y(-28)} 40 ${y(-16)}Q30 ${y(-22)} 20 ${y(-25)}Q24 ${y(-36)} 16 ${y(-44)}Z" fill="#B9A88C" opacity=".45"/><path d="M-36 ${y(-24)}Q0 ${y(-42)} 36 ${y(-24)}" fill="none" ${line(2.4, '#C9B48C')}/>`;
      break;
    case 'scarf':
      s += `<path d="M-45 ${y(10)}C-54 ${y(-58)} 54 ${y(-58)} 45 ${y(10)}C40 ${y(-12)} 24 ${y(-24)} 0 ${y(-25)}C-24 ${y(-24)} -40 ${y(-12)} -45 ${y(10)}Z" fill="${o.scarf ?? P.jade}" ${line(w, ink)}/><path d="M-28 ${y(-32)}Q-10 ${y(-42)} 8 ${y(-40)}" fill="none" ${line(3.4, P.cream)} opacity=".55"/>`;
      break;
  }
  return s;
}

/** Height of the figure's shoulders above its feet. */
const shoulder = (tall = 0): number => 94 + tall * 0.82;

export function figure(o: Figure): string {
  const ink = o.ink ?? P.ink;
  const w = o.weight ?? 4.2;
  const tall = o.tall ?? 0;
  const skin = o.skin ?? '#F6C9A4';
  const pants = o.pants ?? '#33475A';
  const sh = shoulder(tall);
  const hip = 38 + tall * 0.36;
  const hem = o.robe ? 14 : hip - 6;
  const top = sh + 10;
  const head = -(sh + 42);
  const wide = 46 + tall * 0.06 + (o.robe ? 4 : 0);
  const sw = 34 + tall * 0.05;
  const left: Point = o.left ?? [-50, -(hip + 2)];
  const right: Point = o.right ?? [50, -(hip + 2)];
  let s = `<g transform="translate(${f1(o.x)} ${f1(o.y)}) scale(${o.k})">`;
  if (o.shadow !== false)
    s += `<ellipse cx="6" cy="3" rx="60" ry="11" fill="#0C1A22" opacity=".3"/>`;
  s += o.behind ?? '';
  s += `<path d="M-27-${f1(hip + 4)}L-25-6H-4L-2-${f1(hip)}ZM2-${f1(hip)}L4-6H25L27-${f1(hip + 4)}Z" fill="${pants}" ${line(w, ink)}/><path d="M-30-8H-2V2H-34C-38-2-36-8-30-8ZM2-8H30C36-8 38-2 34 2H2Z" fill="${o.shoe ?? '#4A2A22'}" ${line(w, ink)}/>`;
  const body = `M${f1(-sw)}-${f1(top - 6)}C${f1(-sw - 6)}-${f1(top * 0.66)} ${f1(-wide)}-${f1(hem + 16)} ${f1(-wide)}-${f1(hem)}Q0-${f1(hem - 12)} ${f1(wide)}-${f1(hem)}C${f1(wide)}-${f1(hem + 16)} ${f1(sw + 6)}-${f1(top * 0.66)} ${f1(sw)}-${f1(top - 6)}Q0-${f1(top + 8)} ${f1(-sw)}-${f1(top - 6)}Z`;
  s += `<path d="${body}" fill="${o.coat}" ${line(w * 1.05, ink)}/>`;
  s += `<path d="M10-${f1(top)}C26-${f1(top * 0.85)} ${f1(wide - 12)}-${f1(hem + 26)} ${f1(wide - 13)}-${f1(hem - 5)}Q${f1(wide - 4)}-${f1(hem - 2)} ${f1(wide)}-${f1(hem)}C${f1(wide)}-${f1(hem + 16)} ${f1(sw + 6)}-${f1(top * 0.66)} ${f1(sw)}-${f1(top - 6)}Q24-${f1(top)} 10-${f1(top)}Z" fill="${o.coatD}" opacity=".7"/>`;
  if (o.trim)
    s += `<path d="M${f1(-wide)} ${f1(-hem - 4)}Q0 ${f1(8 - hem)} ${f1(wide)} ${f1(-hem - 4)}L${f1(wide)} ${f1(5 - hem)}Q0 ${f1(17 - hem)} ${f1(-wide)} ${f1(5 - hem)}Z" fill="${o.trim}" ${line(w * 0.8, ink)}/>`;
  if (!o.back) {
    s += `<path d="M0-${f1(top - 2)}V-${f1(hem - 2)}" ${line(w * 0.75, o.coatD)}/>`;
    const n = 3;
    for (let i = 0; i < n; i++) {
      const v = f1(top - 16 - ((top - hem - 26) * i) / (n - 1));
      s += `<path d="M-9-${v}H9" ${line(4, P.gold)}/><circle cx="0" cy="-${v}" r="3.4" fill="${P.goldL}"/>`;
    }
  }
  if (o.apron && !o.back)
    s += `<path d="M-24-${f1(top - 18)}H24L${f1(wide - 8)}-${f1(hem + 2)}Q0-${f1(hem - 10)} ${f1(8 - wide)}-${f1(hem + 2)}Z" fill="${o.apron}" ${line(w * 0.8, ink)}/>`;
  s += headOf(o, head, ink, w);
  if (!o.back && !o.beard)
    s += `<path d="M-22-${f1(top + 1)}Q0-${f1(top - 9)} 22-${f1(top + 1)}Q24-${f1(top - 8)} 18-${f1(top - 12)}Q0-${f1(top - 20)} -18-${f1(top - 12)}Q-24-${f1(top - 8)} -22-${f1(top + 1)}Z" fill="${o.hair === 'buns' ? o.coatD : (o.scarf ?? o.coatD)}" ${line(w * 0.85, ink)}/>`;
  const sleeves = { coat: o.coat, coatD: o.coatD, skin, weight: w, ink, trim: o.trim };
  s += arm({ ...sleeves, shoulder: [-sw + 6, -(sh - 8)], hand: left });
  s += arm({ ...sleeves, shoulder: [sw - 6, -(sh - 8)], hand: right });
  s += o.front ?? '';
  return `${s}</g>`;
}
