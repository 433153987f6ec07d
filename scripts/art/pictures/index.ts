import { writeFile } from 'node:fs/promises';
import { render, REPOSITORY } from '../print/render.ts';

type Entry = readonly [path: string, width: number, height: number, svg: () => Promise<string>];

const CARDS = 'cms/dataset/images';
const YAOYAO = 'public/images/questions/yaoyao_questions';

const pictures: readonly Entry[] = [
  [
    `${CARDS}/card-phrases.webp`,
    1200,
    750,
    async () => (await import('./card-phrases.ts')).cardPhrases,
  ],
  ...Array.from({ length: 8 }, (_, index): Entry => [
    `${YAOYAO}_${index + 1}.webp`,
    900,
    1100,
    async () => (await import('./questions.ts')).questions[index] ?? '',
  ]),
  ...(['mouth', 'mountain', 'big', 'field', 'wood'] as const).map((name): Entry => [
    `${CARDS}/radical-${name}.webp`,
    800,
    800,
    async () => (await import('./radicals.ts')).radicals[name],
  ]),
  ['public/icons/icon-192.png', 192, 192, async () => (await import('./seal.ts')).icon],
  ['public/icons/icon-512.png', 512, 512, async () => (await import('./seal.ts')).icon],
  [
    'public/icons/icon-maskable-512.png',
    512,
    512,
    async () => (await import('./seal.ts')).iconMaskable,
  ],
  [
    'public/icons/apple-touch-icon.png',
    180,
    180,
    async () => (await import('./seal.ts')).iconApple,
  ],
];

const vectors: readonly (readonly [path: string, svg: () => Promise<string>])[] = [
  ['public/favicon.svg', async () => (await import('./seal.ts')).favicon],
  ['public/images/logo.svg', async () => (await import('./seal.ts')).logo],
];

// With words on the command line, only the pictures whose path holds one of them.
const words = process.argv.slice(2);
const wanted = (path: string) => !words.length || words.some((word) => path.includes(word));

for (const [path, width, height, svg] of pictures)
  if (wanted(path)) await render(await svg(), width, height, path);

for (const [path, svg] of vectors)
  if (wanted(path)) await writeFile(`${REPOSITORY}${path}`, `${await svg()}\n`);
