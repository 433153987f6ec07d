import { expect, test } from 'vitest';
import { describeStroke } from './describe-stroke.ts';
import { strokesMessages } from './strokes.messages.ts';

const { en, ar } = strokesMessages;

test('a simple stroke is named, with the place where it starts', () => {
  const shape = { kind: 'simple', stroke: 'horizontal', from: 'left', hook: undefined } as const;
  expect(describeStroke(shape, en)).toBe(
    'Horizontal, left to right. It starts on the left, halfway down.',
  );
  expect(describeStroke(shape, ar)).toBe(
    'أفقي، من اليسار إلى اليمين. يبدأ على اليسار، في منتصف الارتفاع.',
  );
});

test('a turning stroke with a hook is told on its whole way', () => {
  const shape = {
    kind: 'turning',
    path: ['right', 'down'],
    from: 'top-left',
    hook: 'up-left',
  } as const;
  expect(describeStroke(shape, en)).toBe(
    'Turning: to the right, then downward, with a small hook up to the left at the end. It starts at the top left.',
  );
  expect(describeStroke(shape, ar)).toBe(
    'منكسر: نحو اليمين، ثم نحو الأسفل، وفي آخره خطّاف صغير نحو الأعلى واليسار. يبدأ في أعلى اليسار.',
  );
});
