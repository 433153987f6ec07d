import { P, glyph, item, line, linear, times } from './kit.ts';

/** Paper with gold flecks; the text runs down, or for the lintel from right to left. */
function paper(x: number, y: number, w: number, h: number, text: string, seed: number): string {
  const across = w > h;
  const chars = [...text];
  const length = across ? w : h;
  const pad = across ? 20 : 16;
  const step = (length - pad * 2) / chars.length;
  const size = Math.min((across ? h : w) * 0.78, step * 0.96);
  const glyphs = chars
    .map((c, i) => {
      const at = pad + (across ? chars.length - 1 - i : i) * step + (step - size) / 2;
      return across
        ? glyph(c, x + at, y + (h - size) / 2, size, P.ink)
        : glyph(c, x + (w - size) / 2, y + at, size, P.ink);
    })
    .join('');
  const flecks = times(Math.round((w * h) / 300), (i) => {
    const fx = x + 7 + ((i * 61.8 + seed * 17) % (w - 14));
    const fy = y + 7 + ((i * 38.2 * 2.7 + seed * 29) % (h - 14));
    return `<path d="M${fx.toFixed(1)} ${fy.toFixed(1)}l2.4-1l1 2.2l-2 1.2Z" fill="${i % 3 ? P.gold : P.goldL}" opacity=".75"/>`;
  });
  const fold = across
    ? `M${x + w * 0.7} ${y}H${x + w}V${y + h}H${x}V${y + h * 0.8}H${x + w * 0.7}Z`
    : `M${x + w * 0.74} ${y}H${x + w}V${y + h}H${x}V${y + h * 0.95}H${x + w * 0.74}Z`;
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="url(#paper)"/>${flecks}<path d="${fold}" fill="${P.deep}" opacity=".18"/><rect x="${x + 4.5}" y="${y + 4.5}" width="${w - 9}" height="${h - 9}" fill="none" ${line(1.5, P.goldL)}/>${glyphs}<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="none" ${line(3.4)}/><path d="M${x + 3} ${y + h - 5}V${y + 3}H${x + w - 5}" fill="none" ${line(1.6, '#F9A184')} opacity=".7"/>`;
}

// The oldest couplet on record: the first line hangs on the right, the lintel reads from right to left.
export const springCouplets = item(
  'Spring couplets',
  256,
  360,
  linear(
    'paper',
    [
      [0, '#E4543A'],
      [0.4, P.red],
      [1, '#B52A1C'],
    ],
    0.6,
    1,
  ),
  `${paper(46, 3, 164, 52, '万象更新', 1)}${paper(3, 62, 54, 295, '嘉节号长春', 4)}${paper(199, 62, 54, 295, '新年纳余庆', 7)}`,
);
