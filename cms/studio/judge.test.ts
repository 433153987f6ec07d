import { describe, expect, test } from 'vitest';
import { frozenContent } from '#tests/frozen-content.ts';
import { pathOf } from './field-path.ts';
import { judgeDocument } from './judge.ts';

const { documents, drawable } = frozenContent();

// The changes reach deep into documents, as the faults of the content check do.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

const judge = async (id: string, change: (document: Loose) => void = () => undefined) => {
  const found = documents.find(({ _id }) => _id === id);
  if (!found) throw new Error(`no document ${id}`);
  const draft = { ...structuredClone(found), _id: `drafts.${id}` };
  change(draft);
  const problems = await judgeDocument(draft, () => Promise.resolve(documents), drawable);
  return problems.map(({ field, message }) => `${field}: ${message}`).join('\n');
};

test('what is published can be published again', async () => {
  for (const { _id } of documents) expect([_id, await judge(_id)]).toEqual([_id, '']);
});

test('words that don’t add up to their phrase are named', async () => {
  const fault = await judge('phrases-basic-greeting', (section) => {
    section.phrases[0].words.length = 1;
  });
  expect(fault).toContain('phrases[0].words: join to 你, not to 你好');
});

describe('a word that people learn', () => {
  /** What the Studio says of former pinyins in a section, where these documents are published. */
  const judgeWords = async (section: Loose, published: Loose[]) => {
    const draft = { ...section, _id: `drafts.${section._id}` };
    const problems = await judgeDocument(draft, () => Promise.resolve(published), drawable);
    return problems
      .filter(({ field }) => field.endsWith('formerPinyin'))
      .map(({ message }) => message.replace(/: people learn.*/, ''));
  };
  const section = (id: string, pinyin: string, formerPinyin?: string) => ({
    ...{ _id: id, _type: 'phraseSection' },
    phrases: [{ _key: 'p1', words: [{ _key: 'w1', chinese: '学生', pinyin, formerPinyin }] }],
  });
  const [x, y] = [section('x', 'xuéshēng'), section('y', 'xuéshēng')];

  test('asks for its former pinyin where it is corrected, also while it goes on elsewhere', async () => {
    expect(await judgeWords(section('x', 'xuésheng'), [x, y])).toEqual(['must be “xuéshēng”']);
    const corrected = section('x', 'xuésheng', 'xuéshēng');
    expect(await judgeWords(corrected, [x, y])).toEqual([]);
    expect(await judgeWords(section('y', 'xuésheng'), [corrected, y])).toEqual([]);
  });

  test('keeps its first pinyin through a second correction and a correction back', async () => {
    const once = section('x', 'xuésheng', 'xuéshēng');
    expect(await judgeWords(section('x', 'xuěsheng', 'xuésheng'), [once])).toEqual([
      'must be “xuéshēng”',
    ]);
    expect(await judgeWords(section('x', 'xuěsheng', 'xuéshēng'), [once])).toEqual([]);
    expect(await judgeWords(section('x', 'xuéshēng'), [once])).toEqual([]);
  });

  test('is no other word by a former pinyin that it never had, nor by another one elsewhere', async () => {
    expect(await judgeWords(section('z', 'xuéshēng', 'xuésheng'), [y])).toEqual(['must be empty']);
    const once = section('x', 'xuésheng', 'xuéshēng');
    expect(await judgeWords(section('z', 'xuésheng', 'xuěshēng'), [once])).toEqual([
      'must be “xuéshēng”',
    ]);
  });

  test('may become another one that is published, or a new one that is added', async () => {
    const other = section('y', 'xuésheng');
    expect(await judgeWords(section('x', 'xuésheng'), [x, other])).toEqual([]);
    const added = section('x', 'xuésheng');
    added.phrases[0]?.words.forEach((word) => (word._key = 'w2'));
    expect(await judgeWords(added, [x])).toEqual([]);
  });
});

test('a missing language and pinyin without marks are named', async () => {
  const fault = await judge('phrases-basic-greeting', (section) => {
    section.titleAr = '';
    section.phrases[0].pinyin = 'ni hao';
  });
  expect(fault).toContain('titleAr: must be filled in');
  expect(fault).toContain('phrases[0].pinyin: 你好 (ni hao) must have tone marks');
});

test('what is missing is told once, and what has no marks as well', async () => {
  const fault = await judge('phrases-basic-greeting', (section) => {
    section.titleAr = ' ';
    section.phrases[0].pinyin = '';
    section.phrases[0].context = '';
    section.phrases[1].words = [];
    section.phrases[1].pinyin = section.phrases[1].pinyin.normalize('NFD').replace(/\p{M}/gu, '');
  });
  const told = fault.split('\n').map((line) => line.replace(/:.*/, ''));
  expect(told.toSorted()).toEqual([
    'phrases[0].context',
    'phrases[0].pinyin',
    'phrases[1].pinyin',
    'titleAr',
  ]);
});

test('one language that says more than the other is named by the titles of the fields', async () => {
  const fault = await judge('phrases-article', (article) => {
    article.introductionAr.push('فقرة أخرى.');
  });
  expect(fault).toBe(
    'introductionAr: must say what “Introduction (English)” says, no more and no less',
  );
});

test('what is also searched for is each language’s own, and finds more than the meaning does', async () => {
  const fault = await judge('phrases-basic-greeting', (section) => {
    section.phrases[0].searchWords = ['hi', 'good day'];
    section.phrases[1].searchWordsAr = ['good morning', 'الصباح'];
  });
  expect(fault).toBe(
    'phrases[1].searchWordsAr[1]: finds nothing new: its words are in the meaning, or in those before it',
  );
});

test('a level that no learning path leads to is named', async () => {
  const fault = await judge('hanzi-level-5', (level) => {
    level._id = 'drafts.hanzi-level-6';
  });
  expect(fault).toContain('title: is a step of no learning path');
});

test('a section that leaves its article is told with the paths that lead to it', async () => {
  const fault = await judge('phrases-article', (article) => {
    article.sections = article.sections.filter(
      ({ _ref }: Loose) => _ref !== 'phrases-basic-greeting',
    );
  });
  expect(fault).toMatch(/^sections: would break Learning path “.+ stands in no article/m);
});

test('a section with the name of another step is told with the path', async () => {
  const fault = await judge('phrases-basic-greeting', (section) => {
    const other = documents.find(({ _id }) => _id === 'hanzi-level-1');
    section.title = other?.['title'];
  });
  expect(fault).toMatch(/^title: would break Learning path “.+ is the name of step/m);
});

test('Chinese for tutors is held to how the site writes it', async () => {
  const fault = await judge('tutor-faq-1', (question) => {
    question.answerZh = '你好,HSK考试?';
  });
  expect(fault).toContain('answerZh: is written otherwise');
});

test('a zone outside of its scene is named', async () => {
  const fault = await judge('festival-spring', (festival) => {
    festival.gameItems[0].zone.position.left = 99;
  });
  expect(fault).toContain('gameItems[0].zone.position: must lie inside the scene');
});

test('a recipe that nobody has compared with its character is named, with what to do', async () => {
  const fault = await judge('recipe-ming-660e', (recipe) => {
    recipe.radicals[0]._ref = 'radical-woman';
    recipe.radicals[1]._ref = 'radical-small';
    recipe.result = '妙';
    recipe.pinyin = 'miào';
    recipe.reviewed = false;
  });
  expect(fault).toBe(
    'reviewed: look 妙 up in a dictionary that names its parts; ' +
      'if 女 + 小 are truly seen in it, tick this',
  );
});

test('a character without stroke data, or of another level, is named', async () => {
  const fault = await judge('hanzi-level-2', (level) => {
    level.characters[0].char = '𪚥';
    level.characters[1].char = '一';
  });
  expect(fault).toContain('characters[0].char: 𪚥 can’t be practised: it has no stroke data');
  expect(fault).toContain('characters[1].char: 一 stands in “Basic Strokes” already');
});

test('a field is found by the keys of its lists', () => {
  const document = { phrases: [{ _key: 'p1', words: [{ _key: 'w1' }] }], tags: ['a'] };
  expect(pathOf(document, 'phrases[0].words[0].pinyin')).toEqual([
    'phrases',
    { _key: 'p1' },
    'words',
    { _key: 'w1' },
    'pinyin',
  ]);
  expect(pathOf(document, 'tags[0]')).toEqual(['tags', 0]);
});
