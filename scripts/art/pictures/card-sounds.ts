import { at, gradient, halo, outline, repeat } from '../print/draw.ts';
import { picture } from '../print/grain.ts';
import { palette } from '../print/palette.ts';
import { person } from '../print/person.ts';

type Voice = { colour: string; light: string; contour: string };

// After Chao, from the caller on the left to the listener: 55, 35, 214, 51; a pitch is 56 units high.
const VOICES: readonly Voice[] = [
  { colour: palette.red, light: '#FFD9C0', contour: 'M0-224C40-230 110-220 152-226' },
  { colour: palette.gold, light: '#FFF3C4', contour: 'M0-112C44-120 104-164 150-224' },
  {
    colour: palette.jade,
    light: '#D8F0DC',
    contour: 'M0-56C24-20 50 0 76 0C110 0 132-92 152-166',
  },
  { colour: '#3E7F9A', light: '#DDF0F4', contour: 'M0-224C46-206 108-96 150-6' },
];

/** A stroke as a brush leaves it: heavy where it is set down, with a light along its back. */
const stroke = ({ colour, light, contour }: Voice, index: number) =>
  at(
    258 + index * 184,
    420,
    `<path d="${contour}" fill="none" ${outline(40)}/><path d="${contour}" fill="none" stroke="${colour}" stroke-width="29" stroke-linecap="round"/><path d="${contour}" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round" opacity=".8" transform="translate(-2 -7)"/>`,
  );

const pitches = repeat(
  5,
  (line) =>
    `<path d="M232 ${420 - line * 56}H984" stroke="${palette.cream}" stroke-width="4" stroke-dasharray="3 13" stroke-linecap="round" opacity=".85"/>`,
);

const caller = person(150, 700, 0.92, {
  hair: 'two-buns',
  dress: 'hoodie',
  coat: palette.red,
  coatD: palette.redD,
  face: 'open',
  look: 0.8,
  hands: [
    [-40, -84],
    [54, -150],
  ],
  line: 4.6,
});

const listener = person(1056, 704, 0.92, {
  hair: 'crop',
  dress: 'shirt',
  coat: palette.jadeL,
  coatD: palette.jade,
  face: 'shut',
  look: -0.8,
  hands: [
    [-58, -168],
    [46, -80],
  ],
  line: 4.6,
});

const pine = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    `<path d="M-6 0V-60H6V0Z" fill="${palette.wood}" ${outline(4)}/><path d="M0-196L46-116H24L60-62H-60L-24-116H-46Z" fill="${palette.jade}" ${outline(5)}/><path d="M0-190L40-118H20L52-66H8C22-110 14-150 0-190Z" fill="${palette.jadeD}" opacity=".55"/>`,
    scale,
  );

export const cardSounds = picture({
  width: 1200,
  height: 750,
  label:
    'Two children call across a valley, and the voice between them flows in the four tones: level, rising, dipping, falling',
  defs: gradient('sky', [
    [0, '#7FB7B4'],
    [0.6, '#F3DDA8'],
    [1, '#F0C58E'],
  ]),
  content: `<rect width="1200" height="750" fill="url(#sky)"/>${halo('sun', 620, 300, 560, '#FFF3C4', 0.9)}
<path d="M0 470C120 380 200 420 300 470C380 430 470 400 560 480C660 520 760 440 860 470C960 400 1080 380 1200 460V750H0Z" fill="#B9C9A6"/><path d="M0 470C120 380 200 420 300 470C380 430 470 400 560 480C660 520 760 440 860 470C960 400 1080 380 1200 460" fill="none" ${outline(3, palette.inkFar)} opacity=".45"/>
${pitches}${VOICES.map(stroke).join('')}
<path d="M470 750C500 640 560 600 610 596C670 600 720 640 742 750Z" fill="#9CCBC4"/><path d="M520 700q40-16 84 0M560 660q36-14 70 0" fill="none" stroke="${palette.cream}" stroke-width="5" stroke-linecap="round" opacity=".8"/>
<path d="M-10 600C120 560 300 590 420 640C500 676 520 716 536 760H-10Z" fill="#8FA968" ${outline(5)}/><path d="M-10 690C160 650 340 680 500 760H-10Z" fill="#6C8A4F" opacity=".55"/><path d="M1210 600C1080 566 900 590 790 640C710 676 690 716 676 760H1210Z" fill="#8FA968" ${outline(5)}/><path d="M1210 690C1050 650 860 690 700 760H1210Z" fill="#6C8A4F" opacity=".55"/>
${pine(46, 620, 0.82)}${pine(340, 640, 0.6)}${pine(880, 640, 0.66)}${pine(1168, 622, 0.8)}${caller}${listener}`,
});
