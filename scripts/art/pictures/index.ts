/* Renders every picture of the site that no other script draws: `node scripts/art/pictures/index.ts [part of a path …]` */
import { writeFile } from 'node:fs/promises';
import {
  FINISHED_PICTURE,
  questionPicture,
} from '#src/features/learn/onboarding/questions/question-pictures.machine.ts';
import { QUESTION_TYPES } from '#src/features/learn/onboarding/questions/questions.ts';
import { ico } from '../print/ico.ts';
import { render, REPOSITORY } from '../print/render.ts';

type Svg = () => Promise<string>;
type Size = readonly [width: number, height: number];
type Entry = readonly [path: string, size: Size, svg: Svg];

const CARDS = 'cms/dataset/images';
const SITE = 'public/images';
const ICONS = 'public/icons';
const CARD: Size = [1200, 750];
const TUTOR: Size = [1200, 900];
const SQUARE: Size = [800, 800];
const QUESTION: Size = [900, 1100];
const NOTICE: Size = [900, 700];
const DOORS: Size = [1200, 480];
const LETTER: Size = [480, 336];
const STEP: Size = [480, 480];
const REASON: Size = [960, 600];

const radicals = ['mouth', 'mountain', 'big', 'field', 'wood'] as const;

const pictures: readonly Entry[] = [
  [`${CARDS}/card-sounds.webp`, CARD, async () => (await import('./card-sounds.ts')).cardSounds],
  [`${CARDS}/card-phrases.webp`, CARD, async () => (await import('./card-phrases.ts')).cardPhrases],
  [
    `${CARDS}/card-festivals.webp`,
    CARD,
    async () => (await import('./card-festivals.ts')).cardFestivals,
  ],
  [
    `${CARDS}/card-radicals.webp`,
    CARD,
    async () => (await import('./card-radicals.ts')).cardRadicals,
  ],
  [`${CARDS}/card-hanzi.webp`, CARD, async () => (await import('./card-hanzi.ts')).cardHanzi],
  [
    `${CARDS}/card-catch-the-word.webp`,
    CARD,
    async () => (await import('./card-catch-the-word.ts')).cardCatchTheWord,
  ],
  [`${CARDS}/card-numbers.webp`, CARD, async () => (await import('./card-numbers.ts')).cardNumbers],
  [
    `${CARDS}/card-four-tones.webp`,
    CARD,
    async () => (await import('./card-four-tones.ts')).cardFourTones,
  ],
  [
    `${CARDS}/card-everyday-talk.webp`,
    CARD,
    async () => (await import('./card-packs.ts')).cardEverydayTalk,
  ],
  [`${CARDS}/card-trade.webp`, CARD, async () => (await import('./card-packs.ts')).cardTrade],
  [`${CARDS}/card-study.webp`, CARD, async () => (await import('./card-packs.ts')).cardStudy],
  [
    `${CARDS}/card-faith-and-food.webp`,
    CARD,
    async () => (await import('./card-packs.ts')).cardFaithAndFood,
  ],
  [
    `${CARDS}/card-longer-stay.webp`,
    CARD,
    async () => (await import('./card-packs.ts')).cardLongerStay,
  ],
  [`${CARDS}/tutor.webp`, TUTOR, async () => (await import('./tutor.ts')).tutor],
  ...radicals.map((name): Entry => [
    `${CARDS}/radical-${name}.webp`,
    SQUARE,
    async () => (await import('./radicals.ts')).radicals[name],
  ]),
  ...QUESTION_TYPES.map((question): Entry => [
    `public${questionPicture(question)}`,
    QUESTION,
    async () => (await import('./questions.ts')).questions[question],
  ]),
  [`public${FINISHED_PICTURE}`, QUESTION, async () => (await import('./moon-gate.ts')).moonGate],
  [`${SITE}/letter.webp`, LETTER, async () => (await import('./letter.ts')).letter],
  [`${SITE}/not-found.webp`, NOTICE, async () => (await import('./not-found.ts')).notFound],
  [`${SITE}/gate.webp`, NOTICE, async () => (await import('./gate.ts')).gate],
  [`${SITE}/two-doors.webp`, DOORS, async () => (await import('./two-doors.ts')).twoDoors],
  [`${SITE}/lit-street.webp`, NOTICE, async () => (await import('./lit-street.ts')).litStreet],
  [`${SITE}/gatekeeper.webp`, NOTICE, async () => (await import('./gatekeeper.ts')).gatekeeper],
  ...(['step-1', 'step-2', 'step-3'] as const).map((name): Entry => [
    `${SITE}/tutor/${name}.webp`,
    STEP,
    async () => (await import('./tutor-prints.ts')).steps[name],
  ]),
  ...(['reason-1', 'reason-2'] as const).map((name): Entry => [
    `${SITE}/tutor/${name}.webp`,
    REASON,
    async () => (await import('./tutor-prints.ts')).reasons[name],
  ]),
  [`${ICONS}/icon-192.png`, [192, 192], async () => (await import('./seal.ts')).icon],
  [`${ICONS}/icon-512.png`, [512, 512], async () => (await import('./seal.ts')).icon],
  [
    `${ICONS}/icon-maskable-512.png`,
    [512, 512],
    async () => (await import('./seal.ts')).iconMaskable,
  ],
  [`${ICONS}/apple-touch-icon.png`, [180, 180], async () => (await import('./seal.ts')).iconApple],
];

const vectors: readonly (readonly [path: string, svg: Svg])[] = [
  ['public/favicon.svg', async () => (await import('./seal.ts')).favicon],
  [`${SITE}/logo.svg`, async () => (await import('./seal.ts')).logo],
  [`${SITE}/ink-hills.svg`, async () => (await import('./ink-masks.ts')).inkHills],
  [`${SITE}/ink-road.svg`, async () => (await import('./ink-masks.ts')).inkRoad],
];

/** What feed readers, and browsers that can't read an SVG, ask for by themselves. */
const ICO = 'public/favicon.ico';
const ICO_SIZES = [16, 32, 48];

const words = process.argv.slice(2);
const wanted = (path: string) => !words.length || words.some((word) => path.includes(word));

for (const [path, size, svg] of pictures)
  if (wanted(path)) await render(await svg(), ...size, path);

for (const [path, svg] of vectors)
  if (wanted(path)) await writeFile(`${REPOSITORY}${path}`, `${await svg()}\n`);

if (wanted(ICO)) {
  const { favicon } = await import('./seal.ts');
  await writeFile(`${REPOSITORY}${ICO}`, await ico(favicon, ICO_SIZES));
}
