import { expect, test, vi } from 'vitest';
import { replyMessages } from './replies.messages.ts';

vi.mock('./questions/questions.ts', async (original) => ({
  ...(await original<typeof import('./questions/questions.ts')>()),
  MAX_LANGUAGES: 4,
}));
vi.mock('#src/domain/learning/answers.ts', async (original) => ({
  ...(await original<typeof import('#src/domain/learning/answers.ts')>()),
  BUDGET: { min: 30, max: 600, step: 5, gap: 10 },
}));

test.each(['en', 'ar'] as const)('sentences about a limit say the limit (%s)', (locale) => {
  const { too_many_languages: languages, no_price: price } = replyMessages[locale];
  expect(languages.match(/\d+/g)).toEqual(['4']);
  expect(price.match(/\d+/g)).toEqual(['30', '600', '5']);
});

test('the gap that the Arabic sentence has in words is ten', async () => {
  const { BUDGET } = await vi.importActual<typeof import('#src/domain/learning/answers.ts')>(
    '#src/domain/learning/answers.ts',
  );
  expect([BUDGET.gap, replyMessages.ar.too_narrow]).toEqual([
    10,
    'يجب أن يزيد أقصى سعر على أدناه بعشرة ريالات على الأقلّ.',
  ]);
});
