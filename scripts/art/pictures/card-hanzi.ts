import { at, gradient, halo, outline, repeat } from '../print/draw.ts';
import { glyph, strokesOf } from '../print/glyph.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';

const CHARACTER = '永';
const count = strokesOf(CHARACTER).strokes.length;

const cell = (x: number, y: number, size: number, inner: string) =>
  `<g fill="none" stroke="${palette.redL}"><rect x="${x}" y="${y}" width="${size}" height="${size}" stroke-width="4"/><path stroke-width="2.6" stroke-dasharray="9 9" opacity=".7" d="M${x + size / 2} ${y}V${y + size}M${x} ${y + size / 2}H${x + size}M${x} ${y}L${x + size} ${y + size}M${x + size} ${y}L${x} ${y + size}"/></g>${inner}`;

// One stroke is still to come: it shows pale, with a dashed arrow along its middle.
const last = count - 1;
const path = (strokesOf(CHARACTER).medians[last] ?? [])
  .map(([px, py], index) => `${index ? 'L' : 'M'}${px} ${py}`)
  .join('');

// How far the brush has come from the left, in the big cell.
const WRITTEN = 236;
const GLYPH = [14, 18, 312] as const;
const big = cell(
  0,
  0,
  340,
  `<clipPath id="written"><rect width="${WRITTEN}" height="340"/></clipPath><clipPath id="ahead"><rect x="${WRITTEN}" width="200" height="340"/></clipPath>${glyph(CHARACTER, ...GLYPH, palette.ink, { fillOf: (index) => (index === last ? '#D9C7A2' : undefined) })}<g clip-path="url(#written)">${glyph(CHARACTER, ...GLYPH, palette.ink, { only: (index) => index === last })}</g><g clip-path="url(#ahead)"><g transform="translate(14 18) scale(${312 / 1024} ${-312 / 1024}) translate(0 -900)"><path d="${path}" fill="none" stroke="${palette.red}" stroke-width="22" stroke-dasharray="8 44" stroke-linecap="round"/></g></g>`,
);

const small = repeat(count, (step) =>
  cell(
    step * 122,
    0,
    112,
    glyph(CHARACTER, 6, 8, 100, palette.ink, {
      only: (index) => index <= step,
      fillOf: (index) => (index === step ? palette.red : undefined),
    }).replace('translate(6', `translate(${6 + step * 122}`),
  ),
);

const brush = at(
  0,
  0,
  `<path d="M-15-380H15L19-80H-19Z" fill="${palette.woodL}" ${outline(5)}/><path d="M2-378H13L17-82H4Z" fill="${palette.woodD}" opacity=".6"/><path d="M-8-360L-11-110" stroke="#F6DDAE" stroke-width="5" stroke-linecap="round"/><path d="M-16-380Q0-396 16-380L15-350Q0-342-15-350Z" fill="${palette.red}" ${outline(4.6)}/><path d="M0-388V-410M0-410c-14-20 14-20 0 0" fill="none" stroke="${palette.red}" stroke-width="5"/><path d="M-22-84Q0-74 22-84L24-58Q0-46-24-58Z" fill="${palette.gold}" ${outline(4.6)}/><path d="M-24-60C-34-20-22 20 0 60C22 20 34-20 24-60Q0-48-24-60Z" fill="#F0E0C0" ${outline(4.6)}/><path d="M-28-20C-26 8-16 34 0 60C16 34 26 8 28-20C14-6 8-14 0-4C-10-14-18-6-28-20Z" fill="${palette.ink}"/><path d="M-16-50C-20-36-20-28-18-22" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
);

const inkstone = `<ellipse cx="8" cy="66" rx="150" ry="26" fill="${palette.ink}" opacity=".25"/><path d="M-132-50Q-136-74-112-76H112Q136-74 132-50V42Q130 66 106 66H-106Q-130 66-132 42Z" fill="#4A5660" ${outline(5.4)}/><path d="M70-74H112Q136-74 132-50V42Q130 66 106 66H20C80 50 96-20 70-74Z" fill="#28323A" opacity=".7"/><path d="M-108-52H108V36Q106 46 96 46H-96Q-106 46-108 36Z" fill="#35414A" ${outline(4)}/><path d="M-96 12C-60-10 60-14 98 8V34Q96 40 88 40H-88Q-96 40-96 34Z" fill="#1E1513"/><path d="M-70 16C-40 4 0 2 30 4" fill="none" stroke="#8FA3AD" stroke-width="6" stroke-linecap="round" opacity=".8"/><path d="M-120-40V-58Q-118-64-108-65H-70" fill="none" stroke="#8FA3AD" stroke-width="5" stroke-linecap="round"/><g transform="translate(40 -22) rotate(-14)"><rect x="-62" y="-20" width="124" height="40" rx="5" fill="#2A1F1E" ${outline(4.6)}/><path d="M-54-14H54" stroke="#6E5A54" stroke-width="5" stroke-linecap="round"/>${glyph('墨', -40, -16, 32, palette.gold)}${glyph('香', 4, -16, 32, palette.gold)}</g>`;

const teacup = `<ellipse cx="10" cy="8" rx="98" ry="60" fill="${palette.ink}" opacity=".24"/><circle r="82" fill="#DCE9E2" ${outline(5)}/><path d="M40-72C84-30 70 54-10 82C50 84 82 40 82 0C82-34 66-60 40-72Z" fill="#6F9A94" opacity=".5"/><circle r="56" fill="${palette.cream}" ${outline(4.6)}/><circle r="45" fill="#B9813A"/><path d="M20-40C44-20 44 24 6 45C34 44 45 22 45 0C45-18 36-32 20-40Z" fill="#7A4A1E" opacity=".6"/><path d="M-30-16C-24-28-14-34-4-36" fill="none" stroke="#F6D79A" stroke-width="6" stroke-linecap="round"/><path d="M4 8c10-14 26-12 30-4c-8 10-22 12-30 4Z" fill="#6FA36B" ${outline(2.6)}/><path d="M-66-28C-60-44-48-56-34-62" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`;

const seal = `<path d="M-34-74H34V0H-34Z" fill="#D8B4A0" ${outline(5)}/><path d="M10-72H32V-2H0C22-20 24-50 10-72Z" fill="#8A4A3A" opacity=".5"/><path d="M-26-112C-40-134-14-150 0-132C14-150 40-134 26-112L34-74H-34Z" fill="#E7C8B4" ${outline(5)}/><path d="M-36 0H36V14H-36Z" fill="${palette.red}" ${outline(4.6)}/><path d="M-24-64V-30" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7"/>`;

export const cardHanzi = picture({
  width: 1200,
  height: 750,
  label: 'A brush writes the character 永 on a practice sheet that shows the order of its strokes',
  defs:
    gradient(
      'desk',
      [
        [0, '#C98B4F'],
        [1, '#8F5630'],
      ],
      'slant',
    ) +
    gradient(
      'felt',
      [
        [0, '#3E8F78'],
        [1, '#1F5F58'],
      ],
      'slant',
    ),
  content: `<rect width="1200" height="750" fill="url(#desk)"/><g fill="none" stroke="${palette.woodD}" stroke-width="4" opacity=".35">${repeat(9, (index) => `<path d="M0 ${40 + index * 86}Q300 ${10 + index * 92} 620 ${44 + index * 84}T1200 ${30 + index * 88}"/>`)}</g>${halo('lamp', 220, 90, 620, '#FFE3A0', 0.5)}
<g transform="rotate(-3 600 380)"><path d="M150 62H930V720H150Z" fill="${palette.ink}" opacity=".25" transform="translate(12 14)"/><path d="M130 44H920V712H130Z" fill="url(#felt)" ${outline(5)}/><path d="M146 60H904V696H146Z" fill="none" stroke="${palette.goldL}" stroke-width="3.4" stroke-dasharray="16 9" opacity=".6"/>
<path d="M208 86H850V664C760 676 640 650 520 664C400 678 300 652 208 668Z" fill="${palette.ink}" opacity=".28" transform="translate(8 10)"/><path d="M200 80H842V660C752 672 632 646 512 660C392 674 292 648 200 664Z" fill="${palette.paper}" ${outline(5)}/><path d="M700 82H842V660C800 664 760 662 716 658C790 500 790 260 700 82Z" fill="${palette.goldD}" opacity=".14"/><path d="M212 96V330" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/>
${at(352, 108, big)}${at(222, 494, small)}</g>
${at(1016, 500, inkstone, 1.08)}${at(1040, 170, teacup, 1.06)}${at(78, 664, seal, 1.1)}
<g transform="translate(629 299) rotate(38)"><path d="M24-380H50L60 40Q30 90 20 60Z" fill="${palette.ink}" opacity=".2" transform="translate(26 26)"/>${brush}</g>`,
});
