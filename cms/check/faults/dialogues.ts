import type { Content } from '../content.ts';
import { type Faults, fault } from './fault.ts';

/** A dialogue that keeps the rules, beside the frozen content, which has none. */
const addDialogue = ({ documents }: Content) => {
  const lines = ['东', '南', '西', '北', '前', '后', '左', '右'].map((chinese, index) => ({
    _key: `l${index}`,
    _type: 'dialogueLine',
    who: index % 2 === 0 ? 'first' : 'second',
    chinese,
    words: [{ _key: 'w1', _type: 'gloss', chinese }],
  }));
  const dialogue = {
    _id: 'dialogue-compass',
    _type: 'dialogue',
    slug: 'compass',
    title: 'Compass',
    firstRole: 'Traveller',
    secondRole: 'Guide',
    lines,
  };
  documents.push(dialogue);
  return dialogue;
};

/** What dialogues can get wrong. */
export const dialoguesFaults = {
  'two sides': [
    fault('a person who hardly speaks', 'dialogue-compass › lines', (_, content) => {
      for (const line of addDialogue(content).lines.slice(4)) line.who = 'first';
    }),
  ],
} satisfies Faults;

/** What dialogues break of the rules that others have as well. */
export const sharedWithDialogues = {
  'words join': fault(
    'a word of a line is missing',
    'dialogue-compass › lines[1].words',
    (_, content) => {
      const [, line] = addDialogue(content).lines;
      if (line) line.chinese = '南边';
    },
  ),
  'own phrases': fault(
    'a phrase as a line',
    'dialogue-compass › lines[1].chinese',
    (_, content) => {
      const [, line] = addDialogue(content).lines;
      if (line) line.chinese = '你好！';
    },
  ),
  'search words': fault(
    'the meaning of a line',
    'dialogue-compass › lines[0].searchWords[0]',
    (_, content) => {
      const [line] = addDialogue(content).lines;
      if (line) Object.assign(line, { meaning: 'East', searchWords: ['east'] });
    },
  ),
  'own addresses': fault('two dialogues at one address', 'dialogue-other › slug', (_, content) => {
    content.documents.push({ ...addDialogue(content), _id: 'dialogue-other' });
  }),
  'field forms': fault('a dialogue of three lines', 'dialogue-compass › lines', (_, content) => {
    addDialogue(content).lines.length = 3;
  }),
};
