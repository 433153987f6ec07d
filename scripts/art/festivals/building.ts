/** Houses as frontal facades, stacked like stage wings. */
import { P, f1, glyph, line, random, times } from './kit.ts';

export type Wing = {
  readonly ow: number;
  readonly oc: string;
  readonly wall: string;
  readonly beam: string;
  readonly pillar: string;
  readonly door: string;
  readonly stone: string;
  readonly wood: string;
  readonly roof: string;
  readonly roofL: string;
  readonly roofD: string;
  /** Opacity of the snow on the roof; 0 for none. */
  readonly snow: number;
};

export const near: Wing = {
  ow: 5,
  oc: P.ink,
  wall: '#E9D3AC',
  beam: P.jadeD,
  pillar: P.redD,
  door: '#8C241A',
  stone: '#8C8377',
  wood: '#6B3A22',
  roof: '#2C4A57',
  roofL: '#456A76',
  roofD: '#1E3743',
  snow: 0.96,
};
export const mid: Wing = {
  ...near,
  ow: 3.4,
  oc: '#33262A',
  wall: '#D9B893',
  beam: '#2A6A66',
  pillar: '#9A3226',
  door: '#7A2A24',
  stone: '#7C7770',
  roof: '#345764',
  roofL: '#4F7883',
  roofD: '#274653',
  snow: 0.9,
};
export const far: Wing = {
  ...near,
  ow: 2.2,
  oc: '#3A3440',
  wall: '#B98F7E',
  beam: '#3A6B70',
  pillar: '#8E4640',
  door: '#6E3A3C',
  stone: '#75707A',
  roof: '#44646F',
  roofL: '#5C818B',
  roofD: '#385763',
  snow: 0.75,
};

/** A roof with upturned eaves; y is its eave line, w the width between the eave's tips. */
export function roof(cx: number, y: number, w: number, h: number, o: Wing, seed = 5): string {
  const next = random(seed + Math.round(cx));
  const L = cx - w / 2;
  const R = cx + w / 2;
  const rw = w * 0.36;
  const lift = h * 0.42;
  const eave = `M${f1(L - w * 0.07)} ${f1(y - lift)}C${f1(L - w * 0.02)} ${f1(y - lift * 0.25)} ${f1(L + w * 0.05)} ${f1(y)} ${f1(L + w * 0.12)} ${f1(y + 2)}L${f1(R - w * 0.12)} ${f1(y + 2)}C${f1(R - w * 0.05)} ${f1(y)} ${f1(R + w * 0.02)} ${f1(y - lift * 0.25)} ${f1(R + w * 0.07)} ${f1(y - lift)}`;
  const shape = `${eave}C${f1(R - w * 0.04)} ${f1(y - lift * 0.62)} ${f1(cx + rw + w * 0.06)} ${f1(y - h * 0.72)} ${f1(cx + rw)} ${f1(y - h)}L${f1(cx - rw)} ${f1(y - h)}C${f1(cx - rw - w * 0.06)} ${f1(y - h * 0.72)} ${f1(L + w * 0.04)} ${f1(y - lift * 0.62)} ${f1(L - w * 0.07)} ${f1(y - lift)}Z`;
  const n = Math.round(w / 22);
  const tiles = times(n - 1, (i) => {
    const k = (i + 1) / n;
    const xb = L + w * 0.06 + w * 0.88 * k;
    const xt = cx - rw + 2 * rw * k;
    return `<path d="M${f1(xt)} ${f1(y - h)}Q${f1((xt + xb) / 2 + (xb - xt) * 0.12)} ${f1(y - h * 0.42)} ${f1(xb)} ${f1(y)}"/>`;
  });
  const drips = times(n, (i) => {
    const xb = L + w * 0.08 + (w * 0.84 * (i + 0.5)) / n;
    return `<circle cx="${f1(xb)}" cy="${f1(y + 3)}" r="${f1((w / n) * 0.3)}"/>`;
  });
  let snow = '';
  if (o.snow > 0) {
    snow = `M${f1(cx - rw - 6)} ${f1(y - h + 5)}Q${f1(cx - rw)} ${f1(y - h - 11)} ${f1(cx - rw * 0.6)} ${f1(y - h - 8)}T${f1(cx)} ${f1(y - h - 9)}T${f1(cx + rw * 0.6)} ${f1(y - h - 8)}Q${f1(cx + rw + 2)} ${f1(y - h - 12)} ${f1(cx + rw + 8)} ${f1(y - h + 5)}`;
    for (let i = 7; i >= 0; i--) {
      const k = i / 7;
      snow += `Q${f1(cx - rw + 2 * rw * (k + 0.07))} ${f1(y - h + 12 + 9 * next())} ${f1(cx - rw - 6 + (2 * rw + 12) * k)} ${f1(y - h + 5 + 3 * next())}`;
    }
    snow = `<path d="${snow}Z" fill="${P.snow}" opacity="${o.snow}" ${line(o.ow * 0.5, '#9FB7BF')}/>`;
  }
  return `<g><path d="${shape}" fill="${o.roof}" ${line(o.ow, o.oc)}/><path d="${shape}" fill="url(#roofshade)"/><g fill="none" stroke="${o.roofL}" stroke-width="${f1(o.ow * 0.55)}" opacity=".8">${tiles}</g><g fill="${o.roofL}" ${line(o.ow * 0.5, o.oc)}>${drips}</g><path d="${eave}" fill="none" stroke="${P.gold}" stroke-width="${f1(o.ow * 0.9)}" opacity=".9" transform="translate(0 ${f1(-o.ow * 1.5)})"/><path d="M${f1(cx - rw - 10)} ${f1(y - h + 2)}h${f1(2 * rw + 20)}v-9h${f1(-2 * rw - 20)}Z" fill="${o.roofD}" ${line(o.ow, o.oc)}/><path d="M${f1(cx - rw - 10)} ${f1(y - h + 2)}c-14-4-16-18-8-26c2 10 8 12 12 16ZM${f1(cx + rw + 10)} ${f1(y - h + 2)}c14-4 16-18 8-26c-2 10-8 12-12 16Z" fill="${o.roofD}" ${line(o.ow, o.oc)}/>${snow}</g>`;
}

/** The shade toward the right that every roof shares. */
export const roofDefs =
  '<linearGradient id="roofshade"><stop offset=".5" stop-color="#0B1820" stop-opacity="0"/><stop offset="1" stop-color="#0B1820" stop-opacity=".34"/></linearGradient>';

/** A lit lattice window; needs the gradient "win". */
export function lattice(x: number, y: number, w: number, h: number, o: Wing): string {
  const rows = Math.max(2, Math.round((h / w) * 3));
  let s = `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="url(#win)" ${line(o.ow * 0.9, o.oc)}/><g stroke="${o.wood}" stroke-width="${f1(o.ow * 0.6)}" fill="none">`;
  for (let i = 1; i < 3; i++) s += `<path d="M${f1(x + (w * i) / 3)} ${f1(y)}v${f1(h)}"/>`;
  for (let i = 1; i < rows; i++) s += `<path d="M${f1(x)} ${f1(y + (h * i) / rows)}h${f1(w)}"/>`;
  return `${s}<rect x="${f1(x + w * 0.3)}" y="${f1(y + h * 0.36)}" width="${f1(w * 0.4)}" height="${f1(h * 0.28)}" fill="#FFE9AE" stroke-width="${f1(o.ow * 0.7)}"/></g>`;
}

/** A vertical red scroll with gold characters. */
export function scroll(
  x: number,
  y: number,
  w: number,
  h: number,
  text: string,
  o: Pick<Wing, 'ow' | 'oc'>,
): string {
  const chars = [...text];
  const step = (h - w * 0.3) / chars.length;
  const size = Math.min(w * 0.8, step);
  return `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="${P.red}" ${line(o.ow * 0.8, o.oc)}/><rect x="${f1(x + w * 0.1)}" y="${f1(y + w * 0.1)}" width="${f1(w * 0.8)}" height="${f1(h - w * 0.2)}" fill="none" stroke="${P.gold}" stroke-width="${f1(o.ow * 0.4)}"/>${chars
    .map((c, i) => glyph(c, x + (w - size) / 2, y + w * 0.18 + i * step, size, P.goldL))
    .join('')}`;
}

/** The diamond with 福 on a door. */
const blessing = (cx: number, cy: number, q: number, o: Pick<Wing, 'ow' | 'oc'>): string =>
  `<g transform="translate(${f1(cx)} ${f1(cy)})"><rect x="${f1(-q * 0.62)}" y="${f1(-q * 0.62)}" width="${f1(q * 1.24)}" height="${f1(q * 1.24)}" transform="rotate(45)" fill="${P.red}" ${line(o.ow * 0.6, o.oc)}/>${glyph('福', -q * 0.6, -q * 0.6, q * 1.2, P.goldL)}</g>`;

/** A dark signboard with gold characters. */
export const signboard = (
  cx: number,
  y: number,
  w: number,
  h: number,
  text: string,
  o: Pick<Wing, 'ow' | 'oc'>,
): string =>
  `<rect x="${f1(cx - w / 2)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="#23323A" ${line(o.ow, o.oc)}/><rect x="${f1(cx - w / 2 + h * 0.1)}" y="${f1(y + h * 0.1)}" width="${f1(w - h * 0.2)}" height="${f1(h * 0.8)}" fill="none" stroke="${P.gold}" stroke-width="${f1(o.ow * 0.6)}"/>${[
    ...text,
  ]
    .map((c, i, all) =>
      glyph(c, cx - h * 0.37 * all.length + i * h * 0.74, y + h * 0.13, h * 0.74, P.goldL),
    )
    .join('')}`;

/** Double doors with studs and ring handles. */
export function doors(cx: number, y: number, w: number, h: number, o: Wing, fu = true): string {
  let s = `<rect x="${f1(cx - w / 2)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" fill="${o.door}" ${line(o.ow, o.oc)}/><path d="M${f1(cx)} ${f1(y)}v${f1(h)}" ${line(o.ow * 0.8, o.oc)}/><rect x="${f1(cx + w * 0.26)}" y="${f1(y)}" width="${f1(w * 0.24)}" height="${f1(h)}" fill="#2A0C0A" opacity=".25"/>`;
  for (const g of [-1, 1]) {
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 2; c++)
        s += `<circle cx="${f1(cx + g * (w * 0.17 + c * w * 0.17))}" cy="${f1(y + h * 0.58 + r * h * 0.13)}" r="${f1(w * 0.03)}" fill="${P.gold}"/>`;
    s += `<circle cx="${f1(cx + g * w * 0.08)}" cy="${f1(y + h * 0.46)}" r="${f1(w * 0.05)}" fill="none" stroke="${P.gold}" stroke-width="${f1(o.ow * 0.7)}"/>`;
    if (fu) s += blessing(cx + g * w * 0.25, y + h * 0.24, w * 0.22, o);
  }
  return s;
}

export type House = {
  readonly roofHeight?: number;
  readonly couplet?: readonly [string, string];
  readonly sign?: string;
  readonly fu?: boolean;
};

/** A whole house standing on base. */
export function house(
  cx: number,
  base: number,
  w: number,
  h: number,
  o: Wing,
  extra: House = {},
): string {
  const x = cx - w / 2;
  const top = base - h;
  let s = `<rect x="${f1(x)}" y="${f1(top)}" width="${w}" height="${h}" fill="${o.wall}" ${line(o.ow, o.oc)}/><rect x="${f1(x)}" y="${f1(top)}" width="${w}" height="${f1(h * 0.16)}" fill="${o.beam}" ${line(o.ow * 0.8, o.oc)}/><path d="M${f1(x + 4)} ${f1(top + h * 0.08)}h${w - 8}" stroke="${P.gold}" stroke-width="${f1(o.ow * 0.6)}" stroke-dasharray="${f1(w * 0.05)} ${f1(w * 0.03)}"/><rect x="${f1(x)}" y="${f1(base - h * 0.1)}" width="${w}" height="${f1(h * 0.1)}" fill="${o.stone}" ${line(o.ow * 0.8, o.oc)}/>`;
  for (const k of [0, 0.31, 0.69, 1]) {
    const px = x + w * k - (k === 1 ? w * 0.05 : k === 0 ? 0 : w * 0.025);
    s += `<rect x="${f1(px)}" y="${f1(top + h * 0.16)}" width="${f1(w * 0.05)}" height="${f1(h * 0.84)}" fill="${o.pillar}" ${line(o.ow * 0.8, o.oc)}/>`;
  }
  const dw = w * 0.3;
  const dh = h * 0.66;
  s += doors(cx, base - dh, dw, dh, o, extra.fu ?? true);
  s += lattice(x + w * 0.075, top + h * 0.3, w * 0.2, h * 0.4, o);
  s += lattice(x + w * 0.725, top + h * 0.3, w * 0.2, h * 0.4, o);
  if (extra.couplet) {
    s += scroll(cx - dw / 2 - w * 0.075, top + h * 0.24, w * 0.062, h * 0.62, extra.couplet[0], o);
    s += scroll(cx + dw / 2 + w * 0.013, top + h * 0.24, w * 0.062, h * 0.62, extra.couplet[1], o);
  }
  if (extra.sign) s += signboard(cx, top + h * 0.02, w * 0.28, h * 0.155, extra.sign, o);
  s += roof(cx, top + 6, w * 1.14, h * (extra.roofHeight ?? 0.4), o);
  return `${s}<path d="M${f1(x)} ${f1(top + 8)}h${w}v${f1(h * 0.1)}h${-w}Z" fill="#0D1F2A" opacity=".28"/>`;
}
