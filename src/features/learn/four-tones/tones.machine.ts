import { withoutTones } from '#src/domain/mandarin/pinyin.ts';
import type { SpokenTone } from '#src/domain/mandarin/tones.ts';
import { draw, pick } from '#src/lib/chance.ts';
import { afterAnswer, needOf, type Confusions } from './confusions.ts';
import type { Material, Sound } from './material.ts';

/** What is heard: one syllable, two of one sound, or a word as it is said. */
export const STAGES = ['syllable', 'pair', 'word'] as const;
export type Stage = (typeof STAGES)[number];

/** Questions in a round. */
export const ROUND = 12;
/** So many questions later what was missed comes once more. */
const RETURNS_AFTER = 2;
/** Of two words of the catalogue one is said in other tones than it is written. */
const CHANGED_SHARE = 0.5;
/** How much likelier is what the memory knows as an item. */
const TAUGHT_WEIGHT = 4;
/** How much each confusion adds to the chance of a tone, which is 1 without any. */
const NEED_WEIGHT = 1.5;

/** One or two sounds, played in a row. */
export type Question = {
  readonly sounds: readonly Sound[];
  /** It was missed before, and comes back. */
  readonly isReturn: boolean;
};

export type Answer = { readonly question: Question; readonly heard: readonly SpokenTone[] };

type Round = {
  readonly stage: Stage;
  readonly seed: number;
  readonly question: Question;
  /** What was answered so far, in order. */
  readonly answers: readonly Answer[];
};

export type Game = { readonly confusions: Confusions } & (
  | { readonly at: 'start' }
  /** `heard`: the tones that were chosen so far. */
  | ({ readonly at: 'asking'; readonly heard: readonly SpokenTone[] } & Round)
  /** The last of the answers is the one to the question. */
  | ({ readonly at: 'answered' } & Round)
  | { readonly at: 'end'; readonly stage: Stage; readonly answers: readonly Answer[] }
  /** Nothing was heard of the question, which waits. */
  | ({ readonly at: 'silent'; readonly heard: readonly SpokenTone[] } & Round)
);

export type GameEvent =
  | { readonly type: 'started'; readonly stage: Stage; readonly seed: number }
  | { readonly type: 'chosen'; readonly tone: SpokenTone }
  | { readonly type: 'wentOn' }
  | { readonly type: 'leftForStart' }
  /** Nothing was heard of what should have been played. */
  | { readonly type: 'stayedSilent' }
  | { readonly type: 'retried' };

export const begin = (confusions: Confusions = {}): Game => ({ at: 'start', confusions });

/** The tones of a question, in the order in which they are said. */
export const tonesOf = ({ sounds }: Question): SpokenTone[] => sounds.flatMap(({ tones }) => tones);

/** What a voice reads: two syllables with a rest between, so that neither changes the other. */
export const textOf = ({ sounds }: Question): string => sounds.map(({ hanzi }) => hanzi).join('，');

export const isRight = ({ question, heard }: Answer): boolean =>
  tonesOf(question).every((tone, index) => tone === heard[index]);

/** The tones that can be chosen: a syllable that is said alone is never neutral. */
export const choicesAt = (stage: Stage): readonly SpokenTone[] =>
  stage === 'word' ? [1, 2, 3, 4, 5] : [1, 2, 3, 4];

/** The rules of the game (TONES-2 to TONES-6). */
export const stepGame = (material: Material, game: Game, event: GameEvent): Game => {
  switch (event.type) {
    case 'started':
      return ask(material, game.confusions, { ...event, answers: [] });
    case 'chosen':
      return game.at === 'asking' ? choose(game, event.tone) : game;
    case 'wentOn':
      return game.at === 'answered' ? goOn(material, game) : game;
    case 'leftForStart':
      return begin(game.confusions);
    case 'stayedSilent':
      return game.at === 'asking' ? { ...game, at: 'silent' } : game;
    case 'retried':
      return game.at === 'silent' ? { ...game, at: 'asking' } : game;
  }
};

type Asking = Extract<Game, { at: 'asking' }>;
type Answered = Extract<Game, { at: 'answered' }>;

const choose = (game: Asking, tone: SpokenTone): Game => {
  if (!choicesAt(game.stage).includes(tone)) return game;
  const heard = [...game.heard, tone];
  const tones = tonesOf(game.question);
  if (heard.length < tones.length) return { ...game, heard };
  const { stage, seed, question } = game;
  return {
    at: 'answered',
    stage,
    seed,
    question,
    answers: [...game.answers, { question, heard }],
    confusions: tones.reduce(
      (confusions, said, index) => afterAnswer(confusions, said, heard[index] ?? said),
      game.confusions,
    ),
  };
};

const goOn = (material: Material, { stage, seed, answers, confusions }: Answered): Game =>
  answers.length >= ROUND
    ? { at: 'end', stage, answers, confusions }
    : ask(material, confusions, { stage, seed, answers });

const ask = (
  material: Material,
  confusions: Confusions,
  { stage, seed, answers }: Pick<Round, 'stage' | 'seed' | 'answers'>,
): Game => {
  const missed = answers.at(-1 - RETURNS_AFTER);
  const isDue = missed && !missed.question.isReturn && !isRight(missed);
  const [sounds, next] = isDue
    ? [missed.question.sounds, seed]
    : drawSounds(material, confusions, stage, seed, answers);
  const question = { sounds, isReturn: isDue ?? false };
  return { at: 'asking', stage, seed: next, question, answers, heard: [], confusions };
};

const weightOfTone = (confusions: Confusions) => (tone: SpokenTone) =>
  1 + NEED_WEIGHT * needOf(confusions, tone);
const weightOfSound = ({ item }: Sound) => (item ? TAUGHT_WEIGHT : 1);

/** Draws what is asked next; nothing of this round comes again by chance. */
const drawSounds = (
  { syllables, words }: Material,
  confusions: Confusions,
  stage: Stage,
  seed: number,
  answers: readonly Answer[],
): readonly [readonly Sound[], number] => {
  const asked = new Set(answers.flatMap(({ question }) => question.sounds));
  const fresh = <S extends Sound>(sounds: readonly S[]) => {
    const left = sounds.filter((sound) => !asked.has(sound));
    return left.length > 0 ? left : sounds;
  };
  const [one, second] = draw(seed);
  const [two, third] = draw(second);
  const [three, next] = draw(third);
  if (stage === 'word') {
    const isChanged = one < CHANGED_SHARE;
    const kind = words.filter((word) => word.isChanged === isChanged);
    const need = ({ tones }: Sound) =>
      tones.reduce((sum, tone) => sum + weightOfTone(confusions)(tone), 0);
    const word = pick(fresh(kind.length > 0 ? kind : words), need, two);
    return [word ? [word] : [], next];
  }
  const tone = pick(choicesAt(stage), weightOfTone(confusions), one);
  const inTone = syllables.filter(({ tones }) => tones[0] === tone);
  const first = pick(fresh(inTone), weightOfSound, two);
  if (stage === 'syllable' || !first) return [first ? [first] : [], next];
  // The same syllable in a tone of its own: nothing but the melody tells the two apart.
  const base = withoutTones(first.pinyin);
  const others = syllables.filter(
    (sound) => sound !== first && withoutTones(sound.pinyin) === base,
  );
  const other = pick(
    others,
    ({ tones }) => tones.reduce((sum, one) => sum + weightOfTone(confusions)(one), 0),
    three,
  );
  return [other ? [first, other] : [first], next];
};
