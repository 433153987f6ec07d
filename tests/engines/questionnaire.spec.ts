import { afterSignUpWords } from '../e2e/words/afterSignUp.ts';
import { onboardingWords } from '../e2e/words/onboarding.ts';
import { expect, test } from './fixtures.ts';
import { identify } from './sign-up.ts';

test('the eight questions are answered up to an account that has the answers', async ({
  visitor,
}) => {
  const t = onboardingWords.ar;
  const { questions } = t;
  const main = visitor.role('main');
  const heading = (name: string) => main.role('heading', name);
  const option = (name: string) => main.role('button', new RegExp(`^${name}`));
  const next = main.role('button', t.next);
  await visitor.open('/ar/onboarding');

  await heading(questions.age.title).isThere();
  await main.isAlive();
  await option(questions.age.options['18+']).press();
  await next.press();

  await heading(questions.languages.title).isFocused();
  await main.role('combobox', questions.languages.add).write('english');
  await visitor.role('option').at(0).isThere();
  await visitor.key('Enter');
  const languages = main.role('list', questions.languages.list);
  await languages.role('listitem').hasCount(2);
  await languages.role('combobox').at(0).choose('advanced');
  await next.press();

  await heading(questions.learning_goals.title).isThere();
  await option(t.other).press();
  await main.role('textbox').write('شعر 诗');
  await next.press();

  await heading(questions.chinese_levels.title).isThere();
  await option(questions.chinese_levels.options.frist_time).press();
  await next.press();

  await heading(questions.weekly_hours.title).isThere();
  await option(questions.weekly_hours.options['2-5']).press();
  await next.press();

  await heading(questions.study_schedule.title).isThere();
  await main.role('group', questions.study_schedule.dayGroup).role('button').at(2).press();
  await option(questions.study_schedule.times.pm).press();
  await next.press();

  await heading(questions.teacher_languages.title).isThere();
  await option(questions.teacher_languages.options.arabic).press();
  await next.press();

  await heading(questions.budget_ranges.title).isThere();
  await main.role('slider', questions.budget_ranges.lowest).focus();
  await visitor.key('ArrowUp');
  await visitor.key('ArrowUp');
  const lowest = await main.role('slider', questions.budget_ranges.lowest).value();
  expect(Number(lowest)).toBeGreaterThan(0);
  await main.role('button', t.finish).press();

  await heading(t.final.title).isFocused();
  await main.role('checkbox', new RegExp(t.final.termsLink)).press();
  await main.role('button', t.final.signUp).press();
  await identify(visitor);
  await visitor.isAt(/\/ar\/after-signup$/);
  await visitor.role('heading', afterSignUpWords.ar.title).isThere();
  await visitor.open('/ar/student');
  await visitor.text(/شعر/).isThere();
});
