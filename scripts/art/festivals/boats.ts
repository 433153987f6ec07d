/** Dragon boats seen from the side, racing to the right. */
import { figure } from './figure.ts';
import { P, f1, line, times } from './kit.ts';

export type Boat = {
  readonly id: string;
  readonly hull: string;
  readonly hullD: string;
  readonly scales: string;
  readonly trim: string;
  readonly head: string;
  readonly headD: string;
  readonly mane: string;
  readonly coat: string;
  readonly coatD: string;
  readonly band: string;
  readonly rowers: number;
};

export const boatDefs = (b: Boat): string =>
  `<linearGradient id="hull${b.id}" x2="0" y2="1"><stop offset="0" stop-color="${b.hull}"/><stop offset=".6" stop-color="${b.hull}"/><stop offset="1" stop-color="${b.hullD}"/></linearGradient>`;

/** Turned to the right, in the box of a boat. */
export const dragonHead = (b: Boat): string =>
  `<path d="M470 222C520 214 530 190 526 150C520 100 540 60 580 48L604 100C590 118 586 150 592 176C596 206 580 236 540 250Z" fill="${b.head}" ${line(4.4)}/><path d="M556 66C544 100 560 150 552 190C548 216 530 236 500 244L540 250C580 236 596 206 592 176C586 150 590 118 604 100L590 70C572 90 576 130 572 160C566 130 556 100 568 60Z" fill="${b.headD}" opacity=".4"/>${times(5, (i) => `<path d="M${f1(538 + Math.sin(i) * 5)} ${112 + i * 26}q18 12 38 2" fill="none" ${line(2.8, b.headD)}/>`)}
<path d="M566 44C540 40 520 56 512 80C522 76 530 78 534 84C520 92 512 106 512 124C522 114 530 114 536 118C524 130 520 144 524 160C534 146 542 144 548 146Z" fill="${b.mane}" ${line(3.8)}/>
<path d="M560 40C556 28 544 22 524 24C530 13 543 11 551 15C546 8 547 3 551 1C558 5 563 11 565 18C571 24 575 30 575 36Z" fill="${P.goldL}" ${line(3.6)}/><path d="M582 34C582 24 576 18 568 12C578 10 586 14 590 20C590 14 594 10 598 9C602 16 602 26 598 34Z" fill="${P.gold}" ${line(3.4)}/>
<path d="M552 64C538 54 526 58 518 68C530 74 542 78 552 80Z" fill="${b.head}" ${line(3.6)}/>
<path d="M566 108C560 122 568 132 560 148C574 140 580 126 580 112ZM586 112C584 126 592 134 586 148C598 138 602 124 600 110Z" fill="${P.goldL}" ${line(3.2)}/>
<path d="M546 78C542 48 560 28 586 33C594 25 610 25 616 37C630 31 642 41 639 54C637 63 628 66 618 65C608 67 600 71 594 79L600 92C610 92 620 90 629 82C636 94 625 109 604 112C578 116 550 104 546 78Z" fill="${b.head}" ${line(4.4)}/><path d="M594 79C600 71 608 67 618 65C623 65.4 627 65 631 63L629 82C620 90 610 92 600 92Z" fill="#5A1210" ${line(3)}/><path d="M602 88C608 80 618 78 628 81C620 90 610 92 602 88Z" fill="#F07A6A"/><path d="M604 71l4 12l6-15ZM620 65.5l3 10l5-11ZM616 90l3-11l5 8Z" fill="#fff" ${line(1.8)}/>
<path d="M548 84C552 104 580 114 604 112C622 109 634 96 630 84C622 98 606 102 592 100C572 98 556 94 548 84Z" fill="${b.headD}" opacity=".45"/>
<path d="M556 92c-6-12 6-22 14-14c6 8-4 16-9 9" fill="none" ${line(3.2, b.trim)}/><path d="M616 37C610 42 606 44 600 43M622 46c4-5 11-2 10 4c-1 5-8 5-8 1" fill="none" ${line(3)}/><path d="M604 34q4-3 7 0" fill="none" ${line(2.6, '#FFE9C4')} opacity=".8"/>
<circle cx="581" cy="55" r="12.5" fill="#fff" ${line(3.4)}/><circle cx="584.5" cy="56" r="6.4" fill="${P.ink}"/><circle cx="582" cy="53" r="2.2" fill="#fff"/><path d="M560 50C560 36 576 28 602 40C594 41 590 43 586 47C580 41 568 42 560 50Z" fill="${P.goldL}" ${line(3)}/>
<path d="M630 64C641 72 639 88 630 97" fill="none" ${line(5)}/><path d="M630 64C641 72 639 88 630 97" fill="none" ${line(2.4, b.trim)}/>`;

const tail = (b: Boat): string =>
  `<path d="M96 232C60 226 34 200 36 164C38 132 20 120 6 122C16 96 44 92 58 112C70 130 60 154 70 176C80 194 96 204 116 208Z" fill="${b.head}" ${line(4.4)}/><path d="M58 112C46 96 48 78 58 66C62 78 72 82 80 78C76 92 78 102 84 108C74 110 66 120 62 132Z" fill="${b.mane}" ${line(3.6)}/><path d="M44 140q12-4 20 0M44 164q12-6 22-2M54 188q10-8 20-6" fill="none" ${line(2.8, b.headD)}/>`;

const paddle = (x: number, y: number, k: number): string =>
  `<g transform="translate(${f1(x)} ${f1(y)}) scale(${k})"><path d="M14-134L80 4" ${line(10)}/><path d="M14-134L80 4" ${line(5, '#C98B4F')}/><path d="M70-8L86-14C100 6 108 26 108 44C96 42 82 24 70-8Z" fill="#E3BE78" ${line(4.6)}/><path d="M84-2C94 12 100 26 102 36" fill="none" ${line(2.6, '#8A5A34')}/></g>`;

/** A boat in a box of 640 by 306; the water line is at 262. */
export function dragonBoat(b: Boat): string {
  const step = 330 / (b.rowers - 1);
  const seats = Array.from({ length: b.rowers }, (_, i) => 118 + i * step);
  const k = 0.66;
  const feet = 258;
  const crew = seats
    .map((x, i) =>
      figure({
        x,
        y: feet,
        k,
        tall: 16,
        coat: b.coat,
        coatD: b.coatD,
        hair: 'band',
        scarf: b.band,
        turn: 0.9,
        mouth: i % 3 === 1 ? 'smile' : 'laugh',
        eyes: i % 3 === 2 ? 'shut' : 'open',
        left: [16, -122],
        right: [46, -72],
        skin: i % 2 ? '#EDBB92' : '#F3C39C',
        shadow: false,
        weight: 5,
      }),
    )
    .join('');
  const hull =
    'M46 208C130 226 460 230 520 206C548 204 560 214 556 230C548 258 520 278 470 282H150C96 280 58 256 46 208Z';
  const scales = times(3, (r) =>
    times(
      27,
      (i) =>
        `<path d="M${92 + i * 17 + (r % 2) * 8} ${226 + r * 14}q8.5 13 17 0" fill="${r % 2 ? b.hull : b.scales}" ${line(1.8, b.hullD)}/>`,
    ),
  );
  const drummer = `${figure({ x: 506, y: 250, k: 0.62, tall: 8, coat: P.gold, coatD: P.goldD, hair: 'band', scarf: b.band, turn: -0.8, left: [-40, -134], right: [-2, -92], shadow: false, weight: 5, front: `<path d="M-40-134L-70-98M-2-92L-46-78" ${line(8)}/><path d="M-40-134L-70-98M-2-92L-46-78" ${line(4, '#E3BE78')}/>` })}<path d="M444 190C440 206 444 222 450 230H480C486 222 490 206 486 190Z" fill="${P.redL}" ${line(3.6)}/><ellipse cx="465" cy="190" rx="21" ry="7" fill="#F3DDB2" ${line(3.4)}/>`;
  const steerer = `<g>${figure({ x: 84, y: 236, k: 0.68, tall: 34, coat: b.coat, coatD: b.coatD, hair: 'straw', turn: 0.8, mouth: 'smile', left: [-30, -86], right: [6, -74], pants: '#3A4A54', shadow: false, weight: 5 })}</g>`;
  return `${tail(b)}${steerer}${dragonHead(b)}${crew}${drummer}
<clipPath id="hc${b.id}"><path d="${hull}"/></clipPath><path d="${hull}" fill="url(#hull${b.id})"/><g clip-path="url(#hc${b.id})">${scales}<path d="M60 252H560V290H60Z" fill="${b.hullD}" opacity=".5"/></g><path d="M46 208C130 226 460 230 520 206" fill="none" ${line(10)}/><path d="M48 208C130 226 460 230 520 206" fill="none" ${line(5, b.trim)}/><path d="${hull}" fill="none" ${line(4.6)}/>
<path d="M20 178L-2 288" ${line(0)}/><path d="M52 176L8 290" ${line(8)}/><path d="M52 176L8 290" ${line(4, '#C98B4F')}/><path d="M20 262L2 304L20 300L30 268Z" fill="#E3BE78" ${line(3.4)}/>
${seats.map((x) => `${paddle(x, feet, k)}<circle cx="${f1(x + 46 * k)}" cy="${f1(feet - 72 * k)}" r="7" fill="#F3C39C" ${line(2.8)}/>`).join('')}
<path d="M40 274C60 262 84 270 96 276C110 264 140 266 152 274C170 264 200 268 212 276C232 264 262 268 276 276C296 264 326 268 340 276C360 264 392 268 404 276C424 264 452 266 466 276C484 262 520 262 536 272C556 258 586 262 602 280C580 290 540 296 500 292C440 300 380 296 320 296C240 300 160 298 110 294C80 296 52 290 40 274Z" fill="#EAF6EF" ${line(3, '#5E9A96')}/><path d="M70 284q16-8 32 0M180 284q18-8 36 0M300 286q18-8 36 0M420 284q18-8 36 0M530 282q16-10 34-2" fill="none" ${line(2.6, '#8FC2BA')}/>${seats.map((x) => `<g transform="translate(${f1(x + 60)} 282)"><path d="M-20 0C-28-12-24-20-30-30C-18-26-12-18-10-10C-10-24-2-30-2-42C8-32 10-18 7-9C12-16 18-20 26-22C20-14 20-8 16 0Z" fill="#F4FBF5" ${line(2.2, '#5E9A96')}/><circle cx="-16" cy="-34" r="2.6" fill="#F4FBF5" ${line(1.4, '#5E9A96')}/><circle cx="12" cy="-38" r="2.2" fill="#F4FBF5" ${line(1.4, '#5E9A96')}/></g>`).join('')}`;
}

export const redBoat: Boat = {
  id: 'r',
  hull: '#D8452E',
  hullD: P.redD,
  scales: P.gold,
  trim: P.goldL,
  head: '#E4572F',
  headD: P.redD,
  mane: P.gold,
  coat: P.cream,
  coatD: '#CDB98E',
  band: P.red,
  rowers: 6,
};
export const jadeBoat: Boat = {
  id: 'j',
  hull: P.jade,
  hullD: P.jadeD,
  scales: P.jadeL,
  trim: P.goldL,
  head: '#4FA387',
  headD: P.jadeD,
  mane: P.redL,
  coat: '#E0A23C',
  coatD: '#A8702A',
  band: P.jade,
  rowers: 6,
};
export const blueBoat: Boat = {
  id: 'b',
  hull: '#3E7F9A',
  hullD: '#1F4F68',
  scales: '#7DB3C4',
  trim: P.goldL,
  head: '#4A90AA',
  headD: '#1F4F68',
  mane: P.goldL,
  coat: '#7A9FC0',
  coatD: '#476A90',
  band: P.gold,
  rowers: 6,
};
