// @vitest-environment jsdom
import type HanziWriter from 'hanzi-writer';
import type { HanziWriterOptions } from 'hanzi-writer';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createStage, type Help } from './stroke-stage.ts';

type Options = HanziWriterOptions & { onMistake: (data: { isBackwards: boolean }) => void };

/** Stands in for the drawing library and writes down what it is asked. */
class FakeWriter {
  static options: Options;
  static calls: string[] = [];
  static finishAnimation: (result: { canceled: boolean }) => void = () => undefined;
  constructor(_: string, options: Options) {
    FakeWriter.options = options;
  }
  private note(call: string) {
    FakeWriter.calls.push(call);
    return Promise.resolve();
  }
  setCharacter = (char: string) => this.note(`set ${char}`);
  quiz = ({ quizStartStrokeNum }: { quizStartStrokeNum: number }) =>
    this.note(`quiz from ${quizStartStrokeNum}`);
  skipQuizStroke = () => void this.note('skip');
  showCharacter = () => this.note('show whole');
  hideCharacter = () => Promise.resolve();
  highlightStroke = (stroke: number) => this.note(`hint ${stroke}`);
  cancelQuiz = () => void this.note('cancel');
  updateColor = (name: string, colour: string) => this.note(`${name} ${colour}`);
  animateCharacter = ({ onComplete }: { onComplete: typeof FakeWriter.finishAnimation }) => {
    FakeWriter.finishAnimation = onComplete;
    return this.note('animate');
  };
}

// Other tests share this thread.
afterAll(() => vi.unstubAllGlobals());

const media = (prefersStill: boolean) => {
  const schemeListeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') && prefersStill,
    addEventListener: (_: string, listener: () => void) => schemeListeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => schemeListeners.delete(listener),
  }));
  return schemeListeners;
};

const stageOn = (prefersStill = false, help: Help = 'outline') => {
  const schemeListeners = media(prefersStill);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  document.body.append(svg);
  const heard: string[] = [];
  const stage = createStage(
    FakeWriter as unknown as typeof HanziWriter,
    svg,
    { 山: { strokes: ['', '', ''], medians: [] } },
    help,
    {
      onStroke: () => heard.push('stroke'),
      onMiss: (isBackwards) => heard.push(isBackwards ? 'backwards' : 'miss'),
    },
  );
  return { stage, heard, schemeListeners };
};

const position = (strokes: number, completed = false, char = '山') => ({
  char,
  strokes,
  completed,
});

/** What was asked since the last time, once the queue is empty. */
const calls = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  return FakeWriter.calls.splice(0);
};

beforeEach(() => {
  FakeWriter.calls = [];
  document.documentElement.style.setProperty('--ink', '#2b1a17');
  document.documentElement.style.setProperty('--accent', '#b02c1b');
});

test('the drawing has the promised measures', () => {
  stageOn();
  expect(FakeWriter.options).toMatchObject({
    width: 300,
    height: 300,
    padding: 20,
    strokeAnimationSpeed: 1,
    delayBetweenStrokes: 200,
    drawingWidth: 8,
  });
});

test('a beginner is judged mildly and helped after two misses', () => {
  stageOn();
  expect(FakeWriter.options.leniency).toBeGreaterThan(1);
  expect(FakeWriter.options).toMatchObject({ showOutline: true, showHintAfterMisses: 2 });
});

test('from memory nothing lies under the hand, and nothing is hinted at', () => {
  stageOn(false, 'memory');
  expect(FakeWriter.options).toMatchObject({ showOutline: false, showHintAfterMisses: false });
});

test('the strokes come from the level, never from elsewhere', () => {
  stageOn();
  const [onLoad, onError] = [vi.fn(), vi.fn()];
  void FakeWriter.options.charDataLoader('山', onLoad, onError);
  expect(onLoad).toHaveBeenCalledOnce();
  void FakeWriter.options.charDataLoader('龘', onLoad, onError);
  expect(onError).toHaveBeenCalledOnce();
});

test('a character begins at the stroke where the learner is', async () => {
  const { stage } = stageOn();
  stage.show(position(2));
  expect(await calls()).toEqual(['set 山', 'quiz from 2']);
});

test('a completed character is shown whole', async () => {
  const { stage } = stageOn();
  stage.show(position(3, true));
  expect(await calls()).toEqual(['set 山', 'show whole']);
});

test('a drawn stroke is told and not skipped a second time', async () => {
  const { stage, heard } = stageOn();
  stage.show(position(0));
  await calls();
  FakeWriter.options.onCorrectStroke?.({} as never);
  expect(heard).toEqual(['stroke']);
  stage.show(position(1));
  expect(await calls()).toEqual([]);
});

test('a stroke marked as traced is drawn by the stage', async () => {
  const { stage } = stageOn();
  stage.show(position(0));
  await calls();
  stage.show(position(1));
  expect(await calls()).toEqual(['skip']);
});

test('a restart begins the quiz again', async () => {
  const { stage } = stageOn();
  stage.show(position(2));
  await calls();
  stage.show(position(0));
  expect(await calls()).toEqual(['quiz from 0']);
});

test('after the animation the quiz goes on where it was', async () => {
  const { stage } = stageOn();
  stage.show(position(1));
  stage.animate();
  expect(await calls()).toEqual(['set 山', 'quiz from 1', 'animate']);
  FakeWriter.finishAnimation({ canceled: true });
  expect(await calls()).toEqual([]);
  FakeWriter.finishAnimation({ canceled: false });
  expect(await calls()).toEqual(['quiz from 1']);
});

test('a stroke marked during the animation ends it', async () => {
  const { stage } = stageOn();
  stage.show(position(1));
  stage.animate();
  await calls();
  stage.show(position(2));
  expect(await calls()).toEqual(['quiz from 2']);
});

test('the hint shows the next stroke, and none after the last', async () => {
  const { stage } = stageOn();
  stage.show(position(1));
  stage.hint();
  expect(await calls()).toEqual(['set 山', 'quiz from 1', 'hint 1']);
  stage.show(position(3, true));
  await calls();
  stage.hint();
  expect(await calls()).toEqual([]);
});

test('a miss says whether the line went the wrong way round', () => {
  const { heard } = stageOn();
  FakeWriter.options.onMistake({ isBackwards: false });
  FakeWriter.options.onMistake({ isBackwards: true });
  expect(heard).toEqual(['miss', 'backwards']);
});

test('the colours are those of the page and follow its scheme', async () => {
  const { schemeListeners } = stageOn();
  expect(FakeWriter.options.strokeColor).toBe('#2b1a17');
  document.documentElement.style.setProperty('--ink', '#f7efdd');
  schemeListeners.forEach((listener) => listener());
  expect(await calls()).toContain('strokeColor #f7efdd');
});

test('nothing glides for those who asked for stillness', () => {
  stageOn(true);
  expect(FakeWriter.options).toMatchObject({ strokeFadeDuration: 0, highlightOnComplete: false });
});

test('a stage that is left listens no more', async () => {
  const { stage, schemeListeners } = stageOn();
  stage.dispose();
  expect(await calls()).toEqual(['cancel']);
  expect(schemeListeners.size).toBe(0);
});
