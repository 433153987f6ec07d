import { at, outline, radial, round, type Point } from '../print/draw.ts';
import { palette } from '../print/palette.ts';

/*
 * Yaoyao, a rabbit-lantern spirit: a white rabbit's head, a glowing red lantern for a body, golden caps,
 * a tassel for a tail. One body plan: the feet stand at (0, 0), the lantern's middle is at -112,
 * the face's centre at -262, the ears' tips at -430.
 */
export type Yaoyao = {
  /** Where the mittens are; the first is at the viewer's left. */
  hands?: readonly [Point, Point];
  face?: 'smile' | 'open' | 'shut' | 'wonder';
  /** Where the eyes look, from -1 to 1 in both directions. */
  look?: Point;
  /** The head's tilt in degrees. */
  tilt?: number;
  /** Things in the hands, over the body and under the mittens. */
  held?: string;
  line?: number;
};

export const yaoyaoDefs =
  radial(
    'yaoyaoBody',
    [
      [0, '#FFC27A'],
      [0.3, '#F5764A'],
      [0.7, palette.red],
      [1, palette.redD],
    ],
    'cx=".42" cy=".42" r=".68"',
  ) +
  radial(
    'yaoyaoGlow',
    [
      [0, '#FFD48A', 0.75],
      [0.5, '#FFC06A', 0.25],
      [1, '#FFC06A', 0],
    ],
    'cx=".5" cy=".5" r=".5"',
  );

const arm = (side: -1 | 1, [x, y]: Point, line: number): string => {
  const from: Point = [side * 74, -142];
  const bend: Point = [(from[0] + x) / 2 + side * 20, (from[1] + y) / 2 + 20];
  const d = `M${from[0]} ${from[1]}Q${round(bend[0])} ${round(bend[1])} ${x} ${y}`;
  return `<path d="${d}" fill="none" stroke="${palette.ink}" stroke-width="${24 + line * 2}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${palette.cream}" stroke-width="24" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#D9C4A0" stroke-width="8" stroke-linecap="round" opacity=".7" transform="translate(3 7)"/>`;
};

const mitten = ([x, y]: Point, line: number): string =>
  `<circle cx="${x}" cy="${y}" r="21" fill="${palette.cream}" ${outline(line)}/><path d="M${x - 11} ${y - 5}q3-8 11-8" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`;

const features = (face: NonNullable<Yaoyao['face']>, [lx, ly]: Point, line: number): string => {
  const dx = lx * 7;
  const dy = ly * 6;
  const eye = (x: number) =>
    face === 'shut'
      ? `<path d="M${x - 14 + dx} ${-258 + dy}q14-15 28 0" fill="none" ${outline(line * 1.05)}/>`
      : `<ellipse cx="${x + dx}" cy="${-260 + dy}" rx="9.5" ry="11.5" fill="${palette.ink}"/><circle cx="${x + dx + 3}" cy="${-265 + dy}" r="3.6" fill="#fff"/>`;
  const smile =
    face === 'open'
      ? `<path d="M${-15 + dx} ${-227 + dy}Q${dx} ${-221 + dy} ${15 + dx} ${-227 + dy}Q${12 + dx} ${-203 + dy} ${dx} ${-203 + dy}Q${-12 + dx} ${-203 + dy} ${-15 + dx} ${-227 + dy}Z" fill="#8A2A22" ${outline(line * 0.8)}/><path d="M${-8 + dx} ${-208 + dy}Q${dx} ${-217 + dy} ${8 + dx} ${-208 + dy}Q${dx} ${-201 + dy} ${-8 + dx} ${-208 + dy}Z" fill="#F07A6A"/>`
      : face === 'wonder'
        ? `<ellipse cx="${dx}" cy="${-217 + dy}" rx="7" ry="8.5" fill="#8A2A22" ${outline(line * 0.8)}/>`
        : `<path d="M${-16 + dx} ${-226 + dy}Q${-8 + dx} ${-214 + dy} ${dx} ${-225 + dy}Q${8 + dx} ${-214 + dy} ${16 + dx} ${-226 + dy}" fill="none" ${outline(line * 0.85)}/>`;
  return `<ellipse cx="${-52 + dx * 0.7}" cy="${-234 + dy}" rx="16" ry="10.5" fill="${palette.blush}" opacity=".6"/><ellipse cx="${52 + dx * 0.7}" cy="${-234 + dy}" rx="16" ry="10.5" fill="${palette.blush}" opacity=".6"/>${eye(-32)}${eye(32)}<path d="M${-8 + dx} ${-241 + dy}Q${dx} ${-246 + dy} ${8 + dx} ${-241 + dy}L${dx} ${-232 + dy}Z" fill="${palette.redL}" ${outline(line * 0.6)}/>${smile}`;
};

const ear = (side: -1 | 1, line: number): string =>
  at(
    side * 38,
    -320,
    `<path d="M-26 14C-44-50-30-108-2-112C26-108 34-46 24 16Z" fill="${palette.cream}" ${outline(line)}/><path d="M-12 8C-22-40-16-82-2-86C12-82 16-38 10 8Z" fill="${palette.redL}" opacity=".75"/><path d="M12 8C20-40 16-88 0-108C26-104 33-46 24 14Z" fill="#D9C4A0" opacity=".6"/>`,
    [side, 1],
    14,
  );

export const yaoyao = (x: number, y: number, scale: number | Point, who: Yaoyao = {}): string => {
  const {
    hands = [
      [-104, -84],
      [104, -84],
    ],
    face = 'smile',
    look = [0, 0],
    tilt = 0,
    line = 5,
  } = who;
  const ribs = (stroke: string, width: number, opacity: number, shift: number) =>
    `<g fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}" transform="translate(${shift} 0)">${[
      -0.8, -0.45, 0.45, 0.8,
    ]
      .map(
        (k) =>
          `<path d="M${round(k * 34)}-178C${round(k * 96)}-154 ${round(k * 96)}-70 ${round(k * 34)}-44"/>`,
      )
      .join('')}</g>`;
  const body =
    'M-38-178C-84-168-98-140-98-112C-98-82-84-54-38-44H38C84-54 98-82 98-112C98-140 84-168 38-178Z';
  const headShape =
    'M-96-262C-96-312-58-338 0-338C58-338 96-312 96-262C96-212 58-186 0-186C-58-186-96-212-96-262Z';
  const foot = (side: number) =>
    `<path d="M${side * 34 - 24} 0C${side * 34 - 32}-22 ${side * 34 - 18}-46 ${side * 34}-46C${side * 34 + 18}-46 ${side * 34 + 32}-22 ${side * 34 + 24} 0Z" fill="${palette.cream}" ${outline(line)}/>`;
  return at(
    x,
    y,
    `<ellipse cx="6" cy="2" rx="104" ry="13" fill="${palette.ink}" opacity=".26"/><circle cx="0" cy="-120" r="230" fill="url(#yaoyaoGlow)"/>${foot(-1)}${foot(1)}${ear(
      -1,
      line,
    ).replace(
      'translate(',
      `rotate(${tilt} 0 -186) translate(`,
    )}${ear(1, line).replace('translate(', `rotate(${tilt} 0 -186) translate(`)}<path d="${body}" fill="url(#yaoyaoBody)"/><clipPath id="yb${x}-${y}"><path d="${body}"/></clipPath><g clip-path="url(#yb${x}-${y})"><path d="M40-190C90-150 90-90 20-40L110-30V-190Z" fill="${palette.deep}" opacity=".28"/>${ribs(palette.redD, 4, 0.7, 0)}${ribs('#FFB27A', 1.8, 0.55, 3.6)}<path d="M-80-120C-80-142-66-158-48-164C-60-148-66-136-66-116Z" fill="#FFD9A6" opacity=".75"/></g><path d="${body}" fill="none" ${outline(line)}/><path d="M-42-38Q0-30 42-38L38-56Q0-48-38-56Z" fill="${palette.gold}" ${outline(line * 0.9)}/><path d="M-30-46Q0-40 30-46" fill="none" stroke="${palette.goldL}" stroke-width="4" stroke-linecap="round"/><g transform="rotate(${tilt} 0 -186)"><path d="${headShape}" fill="${palette.cream}"/><clipPath id="yh${x}-${y}"><path d="${headShape}"/></clipPath><g clip-path="url(#yh${x}-${y})"><path d="M60-340C84-290 78-224 0-190L110-176V-340Z" fill="#D9C4A0" opacity=".55"/><path d="M-84-272C-82-302-58-322-28-328" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/></g><path d="${headShape}" fill="none" ${outline(line)}/><path d="M-38-336Q0-350 38-336L34-316Q0-328-34-316Z" fill="${palette.gold}" ${outline(line * 0.9)}/><circle cx="0" cy="-330" r="9" fill="${palette.redL}" ${outline(line * 0.7)}/>${features(face, look, line)}</g><path d="M-54-190Q0-168 54-190L50-172Q0-152-50-172Z" fill="${palette.gold}" ${outline(line * 0.9)}/><circle cx="0" cy="-160" r="11" fill="${palette.jade}" ${outline(line * 0.8)}/><circle cx="-3" cy="-163" r="3.4" fill="#CFEBD4"/>${arm(-1, hands[0], line)}${arm(1, hands[1], line)}${who.held ?? ''}${mitten(hands[0], line)}${mitten(hands[1], line)}`,
    scale,
  );
};
