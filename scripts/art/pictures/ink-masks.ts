/** Ink without a colour of its own: pages lay these over a colour as masks, by day and by night. */
import { repeat } from '../print/draw.ts';

const wash = (id: string, from: number, to: number) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-opacity="${from}"/><stop offset="1" stop-opacity="${to}"/></linearGradient>`;

const boat = (x: number, y: number) =>
  `<path d="M${x - 34} ${y - 4}Q${x} ${y + 10} ${x + 36} ${y - 6}L${x + 26} ${y + 6}Q${x} ${y + 12} ${x - 24} ${y + 6}ZM${x - 12} ${y - 1}Q${x - 10} ${y - 16} ${x + 4} ${y - 16}T${x + 18} ${y - 1}Z" opacity=".8"/><path d="M${x + 24} ${y - 4}L${x + 40} ${y - 34}" stroke="#000" stroke-width="1.6" opacity=".7"/>`;

const pagoda = (x: number, y: number) =>
  repeat(4, (index) => {
    const half = 11 - index * 2;
    const foot = y - index * 13;
    return `<path d="M${x - half * 0.6} ${foot}v-9h${half * 1.2}v9ZM${x - half * 1.4} ${foot - 8}Q${x - half} ${foot - 10} ${x - half * 0.5} ${foot - 14}H${x + half * 0.5}Q${x + half} ${foot - 10} ${x + half * 1.4} ${foot - 8}Z"/>`;
  });

/** Low hills, water with a boat, a pagoda: the band above the foot of a page. */
export const inkHills = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 160" preserveAspectRatio="none"><defs>${wash('a', 0.5, 0)}${wash('b', 0.75, 0.05)}${wash('c', 1, 0.25)}</defs><path d="M0 90C80 60 130 70 190 34C236 8 270 62 340 66C420 70 460 26 520 14C570 6 600 54 680 64C770 74 820 40 880 30C940 20 980 66 1060 62C1140 58 1180 12 1240 10C1300 8 1340 60 1440 50V140H0Z" fill="url(#a)"/><path d="M0 112C90 92 150 104 220 84C280 66 330 100 420 106C520 112 560 84 640 92C740 102 800 110 900 96C980 84 1040 108 1130 102C1220 96 1270 66 1330 68C1380 70 1400 88 1440 84V150H0Z" fill="url(#b)"/><g opacity=".75">${pagoda(1318, 72)}</g><path d="M0 132C60 116 140 124 220 122C290 120 330 134 400 138H0ZM1060 140C1130 132 1180 118 1260 116C1330 114 1380 122 1440 112V140Z" fill="url(#c)"/>${boat(760, 132)}<path d="M470 142q14-6 28 0t28 0t28 0M590 152q14-6 28 0t28 0M860 146q14-6 28 0t28 0t28 0M960 154q12-5 24 0t24 0M100 152q14-6 28 0t28 0M300 154q12-5 24 0t24 0M1180 152q14-6 28 0t28 0" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" opacity=".6"/></svg>`;

/** A road as a brush draws it from one side to the other, its ink running out. */
export const inkRoad = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 120" preserveAspectRatio="none"><linearGradient id="r"><stop stop-opacity=".95"/><stop offset="1" stop-opacity=".4"/></linearGradient><path d="M0 58C60 40 110 34 170 46C250 62 300 92 390 84C470 76 520 34 610 36C700 38 750 84 830 84C900 84 950 66 1000 48L1000 60C950 82 900 100 826 100C740 100 690 58 610 56C530 54 480 98 392 104C300 108 240 82 166 68C110 58 60 66 0 76Z" fill="url(#r)"/></svg>`;
