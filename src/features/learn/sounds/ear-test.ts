import { speak } from '#src/ui/speech/speech.ts';
import type { Example } from './examples.ts';

type Pair = readonly [Example, Example];
type Texts = Record<'play' | 'again' | 'next' | 'right' | 'wrong' | 'silent', string>;
type Question = { readonly pair: Pair; readonly word: Example; isAnswered: boolean };

/** One of the pairs and one of its words; never the pair that was asked before. */
export const drawQuestion = (
  pairs: readonly Pair[],
  before: Pair | undefined,
  chance: () => number,
): Question | undefined => {
  const others = pairs.filter((pair) => pair !== before);
  const pair = others[Math.floor(chance() * others.length)];
  const word = pair?.[chance() < 0.5 ? 0 : 1];
  return pair && word ? { pair, word, isAnswered: false } : undefined;
};

/** A sentence with a Chinese word in the place of `{word}`. */
const withWord = (sentence: string, { hanzi, pinyin }: Example): (Node | string)[] => {
  const [before = '', after = ''] = sentence.split('{word}');
  const word = document.createElement('bdi');
  word.lang = 'zh-Hans';
  word.textContent = hanzi;
  const reading = document.createElement('bdi');
  reading.lang = 'zh-Latn';
  reading.className = 'pinyin';
  reading.textContent = pinyin;
  return [before, word, ' ', reading, after];
};

const speakExample = ({ hanzi, pinyin }: Example, begun?: () => void) =>
  speak({ text: hanzi, pinyin }, begun);

/** Plays one of two words that sound alike, and lets the reader say which it was. */
export const bindEarTest = (root: HTMLElement, chance: () => number = Math.random) => {
  const pairs = JSON.parse(root.dataset['earTest'] ?? '[]') as Pair[];
  const texts = JSON.parse(root.dataset['texts'] ?? '{}') as Texts;
  const play = root.querySelector<HTMLButtonElement>('[data-play]');
  const playText = root.querySelector('[data-play-text]');
  const choices = root.querySelector<HTMLElement>('[data-choices]');
  const verdict = root.querySelector('[data-verdict]');
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-choice]')];
  if (!play || !playText || !choices || !verdict) return;
  let question: Question | undefined;

  const show = ({ pair }: Question) => {
    buttons.forEach((button, index) => {
      const word = pair[index === 0 ? 0 : 1];
      button.querySelector('[data-pinyin]')?.replaceChildren(word.pinyin);
      button.querySelector('[data-hanzi]')?.replaceChildren(word.hanzi);
    });
    choices.hidden = false;
    verdict.replaceChildren();
  };

  play.addEventListener('click', () => {
    const asked =
      !question || question.isAnswered ? drawQuestion(pairs, question?.pair, chance) : question;
    if (!asked) return;
    const begun = () => {
      if (asked === question) return;
      question = asked;
      playText.textContent = texts.again;
      show(asked);
    };
    void speakExample(asked.word, begun).then((said) => {
      if (said === 'silent') verdict.textContent = texts.silent;
    });
  });

  buttons.forEach((button, index) =>
    button.addEventListener('click', () => {
      if (!question) return;
      const chosen = question.pair[index === 0 ? 0 : 1];
      if (question.isAnswered) {
        void speakExample(chosen);
        return;
      }
      question.isAnswered = true;
      playText.textContent = texts.next;
      const sentence = chosen === question.word ? texts.right : texts.wrong;
      verdict.replaceChildren(...withWord(sentence, question.word));
    }),
  );
};
