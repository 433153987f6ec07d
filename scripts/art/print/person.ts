import { at, outline, round, type Point } from './draw.ts';
import { palette } from './palette.ts';

/*
 * One body plan for everybody, about three heads tall: the feet stand at (0, 0), the top of the head is at -232,
 * the face's centre at -186, the shoulders at (±34, -136), the waist at -84.
 */
type Hair =
  | 'short'
  | 'crop'
  | 'bob'
  | 'bun'
  | 'long'
  | 'two-buns'
  | 'ponytail'
  | 'hijab'
  | 'ghutra'
  | 'cap'
  | 'grey-short';
type Dress = 'shirt' | 'jacket' | 'hoodie' | 'thobe' | 'abaya' | 'tang' | 'dress';
type Face = 'smile' | 'open' | 'shut' | 'wonder' | 'think' | 'cross';

export type Person = {
  hair?: Hair;
  hairColour?: string;
  /** Colour of a hijab, a ghutra or a cap. */
  cloth?: string;
  skin?: string;
  dress?: Dress;
  coat?: string;
  coatD?: string;
  under?: string;
  trousers?: string;
  shoe?: string;
  face?: Face;
  /** Where the eyes look: -1 to the left, 1 to the right. */
  look?: number;
  beard?: boolean;
  glasses?: boolean;
  /** Where the hands are; the elbows follow. The first is the hand at the viewer's left. */
  hands?: readonly [Point, Point];
  /** A hand that is drawn behind the body. */
  behind?: 'left' | 'right';
  /** Things in the hands, drawn over the sleeves and under the fingers. */
  held?: string;
  /** Things on the back, drawn before everything. */
  back?: string;
  /** Outline in the person's own units: divide the wanted pixels by the scale. */
  line?: number;
  /** Without legs, for people behind a desk. */
  bust?: boolean;
  shadow?: boolean;
};

const SHOULDER = { x: 27, y: -126 };
const UPPER = 37;
const LOWER = 34;

const elbow = (shoulder: Point, hand: Point, outward: number): Point => {
  const dx = hand[0] - shoulder[0];
  const dy = hand[1] - shoulder[1];
  const distance = Math.min(Math.hypot(dx, dy), UPPER + LOWER - 1) || 1;
  const along = (UPPER ** 2 - LOWER ** 2 + distance ** 2) / (2 * distance);
  const away = Math.sqrt(Math.max(0, UPPER ** 2 - along ** 2));
  const ux = dx / Math.hypot(dx, dy);
  const uy = dy / Math.hypot(dx, dy);
  const sides: Point[] = [1, -1].map((side) => [
    shoulder[0] + ux * along - uy * away * side,
    shoulder[1] + uy * along + ux * away * side,
  ]);
  // Elbows hang down and outwards.
  const score = ([x, y]: Point) => y + x * outward * 1.2;
  return sides.reduce((best, point) => (score(point) > score(best) ? point : best));
};

const sleeve = (
  side: -1 | 1,
  hand: Point,
  coat: string,
  coatD: string,
  line: number,
  wide: number,
  joined: boolean,
): string => {
  const shoulder: Point = [SHOULDER.x * side, SHOULDER.y];
  const bend = elbow(shoulder, hand, side);
  const p = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  const between = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const moved = ([x, y]: Point, by: number): Point => [x + by * 0.6, y + by];
  const wrist = between(hand, bend, 0.16);
  const along = (by: number) =>
    `M${p(moved(shoulder, by))}L${p(moved(between(bend, shoulder, 0.3), by))}Q${p(moved(bend, by))} ${p(moved(between(bend, wrist, 0.3), by))}L${p(moved(wrist, by * 0.8))}`;
  const d = along(0);
  // The cloth of shoulder and coat is one: nothing is outlined where they meet.
  const seam = joined && `M${p(shoulder)}L${p([shoulder[0] - side * 8, shoulder[1] + 2])}`;
  const [ux, uy] = directionOf(bend, wrist);
  const cuff = `M${p([wrist[0] - uy * wide * 0.42, wrist[1] + ux * wide * 0.42])}L${p([wrist[0] + uy * wide * 0.42, wrist[1] - ux * wide * 0.42])}`;
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${palette.ink}" stroke-width="${wide + line * 1.9}"/><path d="${d}" stroke="${coat}" stroke-width="${wide}"/><path d="${along(5)}" stroke="${coatD}" stroke-width="${wide * 0.4}" opacity=".75"/>${seam ? `<path d="${seam}" stroke="${coat}" stroke-width="${wide * 0.98}"/>` : ''}<path d="${cuff}" stroke="${coatD}" stroke-width="${line * 0.8}"/></g>`;
};

const directionOf = (from: Point, to: Point): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
};

/** A closed hand whose thumb lies on the side of the face. */
const fist = (side: -1 | 1, hand: Point, skin: string, line: number): string => {
  const [ux, uy] = directionOf(elbow([SHOULDER.x * side, SHOULDER.y], hand, side), hand);
  const [tx, ty] = uy * side < 0 ? [uy * side, -ux * side] : [-uy * side, ux * side];
  const [x, y] = hand;
  const thumb = `M${round(x + tx * 5 - ux * 3)} ${round(y + ty * 5 - uy * 3)}L${round(x + tx * 10 + ux * 5)} ${round(y + ty * 10 + uy * 5)}`;
  return `<g stroke-linecap="round"><path d="${thumb}" stroke="${palette.ink}" stroke-width="${6.5 + line * 1.9}"/><circle cx="${round(x)}" cy="${round(y)}" r="10" fill="${skin}" ${outline(line)}/><path d="${thumb}" stroke="${skin}" stroke-width="6.5"/></g>`;
};

const eyes = (face: Face, look: number, line: number): string => {
  const s = round(look * 4);
  if (face === 'shut')
    return `<path d="M${-23 + s}-184q8-8 16 0M${7 + s}-184q8-8 16 0" fill="none" ${outline(line)}/>`;
  const up = face === 'think' ? -3 : 0;
  return [-15, 15]
    .map(
      (x) =>
        `<circle cx="${x + s}" cy="${-183 + up}" r="5" fill="${palette.ink}"/><circle cx="${x + s + 1.5}" cy="${-185 + up}" r="1.7" fill="#fff"/>`,
    )
    .join('');
};

const mouth = (face: Face, look: number, line: number): string => {
  const s = round(look * 4);
  switch (face) {
    case 'open':
      return `<path d="M${-10 + s}-169Q${s}-166 ${10 + s}-169Q${8 + s}-155 ${s}-155Q${-8 + s}-155 ${-10 + s}-169Z" fill="#8A2A22" ${outline(line * 0.8)}/><path d="M${-5 + s}-158Q${s}-162 ${5 + s}-158Q${s}-154 ${-5 + s}-158Z" fill="#F07A6A"/>`;
    case 'cross':
      return `<path d="M${-10 + s}-158Q${s}-172 ${10 + s}-158Q${s}-153 ${-10 + s}-158Z" fill="#8A2A22" ${outline(line * 0.8)}/>`;
    case 'wonder':
      return `<ellipse cx="${s}" cy="-164" rx="4.6" ry="5.4" fill="#8A2A22" ${outline(line * 0.8)}/>`;
    case 'think':
      return `<path d="M${-6 + s}-164Q${s}-167 ${8 + s}-164" fill="none" ${outline(line * 0.85)}/>`;
    default:
      return `<path d="M${-9 + s}-167Q${s}-158 ${9 + s}-167" fill="none" ${outline(line * 0.85)}/>`;
  }
};

const brows = (face: Face, look: number, colour: string, line: number): string => {
  const s = round(look * 4);
  if (face === 'cross')
    return `<path d="M${-25 + s}-203l15 7M${25 + s}-203l-15 7" fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round"/>`;
  const lift = face === 'wonder' || face === 'think' ? -4 : 0;
  return `<path d="M${-22 + s} ${-198 + lift}q7-4 13 0M${9 + s} ${-198 + lift / 2}q7-4 13 0" fill="none" stroke="${colour}" stroke-width="${line * 0.8}" stroke-linecap="round"/>`;
};

const hairBack = (hair: Hair, colour: string, cloth: string, line: number): string => {
  switch (hair) {
    case 'long':
      return `<path d="M-42-196C-50-160-50-126-40-104Q0-92 40-104C50-126 50-160 42-196Z" fill="${colour}" ${outline(line)}/>`;
    case 'bob':
      return `<path d="M-44-196C-50-172-48-154-40-146H40C48-154 50-172 44-196Z" fill="${colour}" ${outline(line)}/>`;
    case 'bun':
      return `<circle cx="0" cy="-236" r="17" fill="${colour}" ${outline(line)}/>`;
    case 'ponytail':
      return `<path d="M26-214C58-222 70-190 58-150C54-142 46-144 46-152C48-176 44-190 28-196Z" fill="${colour}" ${outline(line)}/>`;
    case 'two-buns':
      return [-1, 1]
        .map((s) => `<circle cx="${s * 31}" cy="-224" r="17" fill="${colour}" ${outline(line)}/>`)
        .join('');
    case 'hijab':
      return `<path d="M-44-190C-52-150-52-128-44-108Q0-94 44-108C52-128 52-150 44-190Z" fill="${cloth}" ${outline(line)}/>`;
    case 'ghutra':
      return `<path d="M-44-198C-54-160-56-120-48-92Q-36-84-26-92L-20-140H20L26-92Q36-84 48-92C56-120 54-160 44-198Z" fill="${cloth}" ${outline(line)}/>`;
    default:
      return '';
  }
};

const hairFront = (hair: Hair, colour: string, cloth: string, line: number): string => {
  const shine = (d: string, tint = '#FFE9C4', opacity = 0.22) =>
    `<path d="${d}" fill="none" stroke="${tint}" stroke-width="5" stroke-linecap="round" opacity="${opacity}"/>`;
  const gleam = shine('M-29-213Q-20-225-6-229');
  switch (hair) {
    case 'short':
    case 'grey-short':
      return `<path d="M-42-180C-52-248 48-254 43-182C38-190 36-198 32-204C20-196 2-198-8-206C-18-200-32-196-36-190Z" fill="${colour}" ${outline(line)}/>${gleam}`;
    case 'crop':
      return `<path d="M-42-184C-50-250 50-250 42-184C38-192 38-198 34-206Q0-218-34-206C-38-198-38-192-41-184Z" fill="${colour}" ${outline(line)}/>${gleam}`;
    case 'bob':
    case 'long':
      return `<path d="M-45-170C-56-256 56-256 45-170C38-178 36-192 30-204C10-198-18-198-30-206C-34-192-38-178-43-172Z" fill="${colour}" ${outline(line)}/>${gleam}`;
    case 'bun':
    case 'ponytail':
      return `<path d="M-43-178C-53-252 53-252 43-178C38-190 30-200 12-208C-4-200-34-200-42-178Z" fill="${colour}" ${outline(line)}/>${gleam}`;
    case 'two-buns':
      return `<path d="M-43-180C-52-251 52-251 43-180C36-196 20-204 6-206C-10-204-34-198-42-180Z" fill="${colour}" ${outline(line)}/>${gleam}<path d="M-44-212l14 7M44-212l-14 7" stroke="${palette.red}" stroke-width="8" stroke-linecap="round"/>`;
    case 'hijab':
      return `<path fill-rule="evenodd" d="M-45-178C-56-252 56-252 45-178C44-156 32-140 20-134Q0-126-20-134C-32-140-44-156-44-178ZM-31-184C-31-162-20-146 0-146C20-146 31-162 31-184C31-204 18-214 0-214C-18-214-31-204-31-184Z" fill="${cloth}" ${outline(line)}/><path d="M-33-146C-40-132-40-120-34-112C-16-102 18-102 37-114C40-124 38-138 33-146C16-130-14-130-33-146Z" fill="${cloth}" ${outline(line)}/><path d="M-24-136C-10-124 14-120 34-122M-28-122C-14-112 6-110 20-112" fill="none" stroke="${palette.ink}" stroke-width="${line * 0.7}" stroke-linecap="round" opacity=".35"/>${shine('M-35-206Q-28-222-12-227', '#fff', 0.3)}<path d="M34-214C46-198 44-166 28-142" fill="none" stroke="${palette.ink}" stroke-width="7" opacity=".13"/>`;
    case 'ghutra':
      return `<path d="M-45-176C-54-246 54-246 45-176C42-190 36-200 28-206Q0-214-28-206C-36-200-42-190-45-176Z" fill="${cloth}" ${outline(line)}/><path d="M-43-204Q0-224 43-204M-41-212Q0-232 41-212" fill="none" ${outline(line * 1.7)}/>`;
    case 'cap':
      return `<path d="M-42-178C-42-186-40-196-34-202H34C40-196 42-186 42-178C46-186 46-196 42-206H-42C-46-196-46-186-42-178Z" fill="${colour}" ${outline(line * 0.8)}/><path d="M-43-200C-44-242 44-242 43-200Q0-212-43-200Z" fill="${cloth}" ${outline(line)}/>`;
  }
};

const beardOf = (colour: string, skin: string, look: number, line: number): string =>
  `<path d="M-41-192C-41-160-26-143 0-143C26-143 41-160 41-192C38-176 33-166 25-163Q14-174 ${round(look * 3)}-171Q-14-174-25-163C-33-166-38-176-41-192Z" fill="${colour}" ${outline(line * 0.8)}/><path d="M${-12 + round(look * 4)}-167Q${round(look * 4)}-164 ${12 + round(look * 4)}-167Q${8 + round(look * 4)}-154 ${round(look * 4)}-154Q${-8 + round(look * 4)}-154 ${-12 + round(look * 4)}-167Z" fill="${skin}"/>`;

const glassesOf = (look: number, line: number): string => {
  const s = round(look * 4);
  return `<g fill="none" stroke="${palette.ink}" stroke-width="${line * 0.75}"><circle cx="${-15 + s}" cy="-183" r="13"/><circle cx="${15 + s}" cy="-183" r="13"/><path d="M${-2 + s}-184q2-2 4 0" fill="none"/></g>`;
};

const colours = (person: Person) => ({
  hair: person.hair ?? 'short',
  colour: person.hairColour ?? (person.hair === 'grey-short' ? '#8C8A86' : palette.hair),
  cloth: person.cloth ?? palette.cream,
});

/** Hair and cloth that fall behind the shoulders. */
const headBack = (person: Person): string => {
  const { hair, colour, cloth } = colours(person);
  return hairBack(hair, colour, cloth, person.line ?? 4);
};

/** Head and hair alone, with the face's centre still at (0, -186). */
const head = (person: Person): string => {
  const { skin = palette.skin, face = 'smile', look = 0, line = 4 } = person;
  const { hair, colour, cloth } = colours(person);
  const s = round(look * 4);
  const covered = ['hijab', 'ghutra', 'bob', 'long'].includes(hair);
  const ears = covered
    ? ''
    : [-1, 1]
        .map(
          (side) => `<circle cx="${side * 40}" cy="-180" r="8" fill="${skin}" ${outline(line)}/>`,
        )
        .join('');
  return `${ears}<path d="M-41-190C-41-218-24-228 0-228C24-228 41-218 41-190C41-160 24-145 0-145C-24-145-41-160-41-190Z" fill="${skin}" ${outline(line * 1.05)}/><path d="M14-147C32-152 41-168 41-190C41-200 39-208 35-214C38-184 30-162 8-146Z" fill="#B0603C" opacity=".22"/>${
    person.beard ? beardOf(colour, skin, look, line) : ''
  }<ellipse cx="${-27 + s}" cy="-171" rx="8" ry="5.4" fill="${palette.blush}" opacity=".55"/><ellipse cx="${27 + s}" cy="-171" rx="8" ry="5.4" fill="${palette.blush}" opacity=".55"/>${eyes(face, look, line)}${brows(face, look, colour === '#8C8A86' ? '#6E6A66' : palette.hair, line)}${mouth(face, look, line)}<path d="M${-2 + s * 1.4}-176q3 4 5 1" fill="none" stroke="#B0603C" stroke-width="${line * 0.7}" stroke-linecap="round" opacity=".8"/>${
    person.glasses ? glassesOf(look, line) : ''
  }${hairFront(hair, colour, cloth, line)}`;
};

const legs = (trousers: string, shoe: string, line: number): string =>
  `<path d="M-30-70L-27-8H-4L-1-58L1-58L4-8H27L30-70Z" fill="${trousers}" ${outline(line)}/><path d="M16-66L22-8H27L30-70Z" fill="${palette.ink}" opacity=".22"/><path d="M-31-9H-3V2H-36C-40-3-38-9-31-9ZM3-9H31C38-9 40-3 36 2H3Z" fill="${shoe}" ${outline(line)}/>`;

const torso = (dress: Dress, coat: string, coatD: string, under: string, line: number): string => {
  const long = dress === 'thobe' || dress === 'abaya';
  const hem = long ? -10 : dress === 'dress' ? -34 : -62;
  const flare = long ? 47 : dress === 'dress' ? 50 : 38;
  const shape = `M-36-134C-42-110-${flare - 2}-${-hem + 26}-${flare} ${hem}Q0 ${hem + 12} ${flare} ${hem}C${flare - 2} ${hem - 26} 42-110 36-134Q0-152-36-134Z`;
  const shade = `<path d="M14-142C26-118 26-80 ${round(flare * 0.55)} ${hem + 8}Q${flare - 6} ${hem + 5} ${flare} ${hem}C${flare - 2} ${hem - 26} 42-110 36-134Q24-142 14-142Z" fill="${coatD}" opacity=".75"/>`;
  const buttons = (ys: readonly number[]) =>
    ys.map((y) => `<circle cx="0" cy="${y}" r="2.6" fill="${coatD}"/>`).join('');
  const details: Record<Dress, string> = {
    shirt: `<path d="M0-140V${hem + 8}" stroke="${coatD}" stroke-width="${line * 0.7}"/>${buttons([-122, -104, -86, -70])}<path d="M-17-143L0-126L17-143L10-150H-10Z" fill="${under}" ${outline(line * 0.75)}/>`,
    jacket: `<path d="M-14-144L0-112L14-144Q0-150-14-144Z" fill="${under}" ${outline(line * 0.7)}/><path d="M-16-145L0-110V${hem + 7}M16-145L0-110" fill="none" ${outline(line * 0.75)}/><path d="M-30-86h15M15-86h15" stroke="${coatD}" stroke-width="${line * 0.8}" stroke-linecap="round"/>`,
    hoodie: `<path d="M-26-142Q0-112 26-142Q0-156-26-142Z" fill="${coatD}" ${outline(line * 0.75)}/><path d="M-9-127V-108M9-127V-108" stroke="${under}" stroke-width="${line * 0.8}" stroke-linecap="round"/><path d="M-20-68L-15-86H15L20-68" fill="none" stroke="${coatD}" stroke-width="${line * 0.8}" stroke-linejoin="round"/>`,
    thobe: `<path d="M0-142V-88" stroke="${coatD}" stroke-width="${line * 0.7}"/>${buttons([-130, -116, -102])}<path d="M-13-145Q0-138 13-145L11-137Q0-130-11-137Z" fill="${coat}" ${outline(line * 0.7)}/><path d="M-18-60C-20-40-20-26-18-14M12-66C14-44 15-28 15-12" fill="none" stroke="${coatD}" stroke-width="${line * 0.65}" stroke-linecap="round"/>`,
    abaya: `<path d="M0-140C-4-100-4-50-2 0" stroke="${coatD}" stroke-width="${line * 0.9}" fill="none"/><path d="M-22-70C-25-46-26-28-25-10M20-72C24-46 25-28 25-10" fill="none" stroke="${coatD}" stroke-width="${line * 0.6}" stroke-linecap="round"/>`,
    tang: `<path d="M0-142V${hem + 7}" stroke="${coatD}" stroke-width="${line * 0.8}"/>${[-122, -102, -82].map((y) => `<path d="M-9 ${y}H9" stroke="${palette.gold}" stroke-width="4.4" stroke-linecap="round"/><circle cx="0" cy="${y}" r="3.4" fill="${palette.goldL}"/>`).join('')}<path d="M-16-144Q0-134 16-144L12-151H-12Z" fill="${coat}" ${outline(line * 0.75)}/>`,
    dress: `<path d="M-16-144Q0-130 16-144L10-150H-10Z" fill="${under}" ${outline(line * 0.75)}/><path d="M-37-92Q0-82 37-92" fill="none" stroke="${coatD}" stroke-width="${line}"/>`,
  };
  return `<path d="${shape}" fill="${coat}"/>${shade}${details[dress]}<path d="${shape}" fill="none" ${outline(line * 1.05)}/>`;
};

/** A whole person. Place it with `x`, `y` (the feet) and `scale`; a negative scale in x mirrors. */
export const person = (x: number, y: number, scale: number | Point, who: Person): string => {
  const {
    skin = palette.skin,
    dress = 'shirt',
    coat = palette.red,
    coatD = palette.redD,
    under = palette.cream,
    trousers = '#33475A',
    shoe = palette.woodD,
    hands = [
      [-51, -67],
      [51, -67],
    ],
    line = 4,
  } = who;
  const wide = dress === 'abaya' || dress === 'thobe' ? 25 : 21;
  const overShoulders = who.hair === 'hijab' || who.hair === 'ghutra';
  const arm = (side: -1 | 1) => {
    const hand = hands[side < 0 ? 0 : 1];
    return {
      sleeve: sleeve(side, hand, coat, coatD, line, wide, !overShoulders),
      fist: fist(side, hand, skin, line),
    };
  };
  const left = arm(-1);
  const right = arm(1);
  const behind = who.behind === 'left' ? left : who.behind === 'right' ? right : undefined;
  const front = [left, right].filter((each) => each !== behind);
  return at(
    x,
    y,
    `${who.shadow === false || who.bust ? '' : `<ellipse cx="4" cy="2" rx="56" ry="9" fill="${palette.ink}" opacity=".3"/>`}${who.back ?? ''}${
      behind ? `${behind.fist}${behind.sleeve}` : ''
    }${who.bust ? '' : legs(trousers, shoe, line)}${headBack(who)}<rect x="-13" y="-156" width="26" height="22" fill="${skin}" ${outline(line)}/>${torso(dress, coat, coatD, under, line)}${head(who)}${front.map((each) => each.sleeve).join('')}${who.held ?? ''}${front.map((each) => each.fist).join('')}`,
    scale,
  );
};
