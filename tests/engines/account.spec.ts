import { accountWords } from '../e2e/words/account.ts';
import { afterSignUpWords } from '../e2e/words/afterSignUp.ts';
import { dashboardWords } from '../e2e/words/dashboard.ts';
import { wizardWords } from '../e2e/words/wizard.ts';
import { DESKTOP, test } from './fixtures.ts';
import { signUpAs } from './sign-up.ts';

const PICTURE = 'public/icons/apple-touch-icon.png';

test('somebody new signs up to learn and is known on the next pages', async ({ visitor }) => {
  await signUpAs(visitor, 'student');
  const thanks = afterSignUpWords.ar;
  await visitor.role('heading', thanks.title).isThere();
  await visitor.role('button', thanks.later).press();
  await visitor.role('link', thanks.home).press();
  await visitor.role('banner').role('link', new RegExp(accountWords.ar.roles.student)).isThere();
  await visitor.open('/ar/student');
  await visitor.role('heading', dashboardWords.ar.student.title).isThere();
});

test.describe('on a desktop', () => {
  test.use({ size: DESKTOP });
  test('a tutor gives the profile a picture and words, and finds them again', async ({
    visitor,
  }) => {
    const { wizard, fields, crop } = wizardWords.ar;
    const steps = visitor.role('navigation');
    const profile = new RegExp(`^3\\s*${wizard.steps[3]}`);
    await signUpAs(visitor, 'teacher');
    await visitor.open('/ar/teacher-onboarding');
    const saving = visitor.selector('[data-saving]');
    await saving.isThere();
    await steps.role('button', profile).press();
    await visitor.role('heading', wizard.steps[3]).isThere();
    await visitor.chooseFile(PICTURE);
    await visitor.role('dialog').role('button', crop.use).press();
    await visitor.role('img', fields.profile.pictureAlt).isThere();
    const words = 'دروس صينية هادئة للمبتدئين، خطوة بعد خطوة';
    await visitor.role('textbox', new RegExp(`^${fields.profile.tagline}`)).write(words);
    await saving.hasAttribute('data-saving', 'saved');

    await visitor.open('/ar/teacher-onboarding');
    await visitor.role('heading', wizard.steps[3]).isThere();
    await visitor.role('img', fields.profile.pictureAlt).isThere();
    await visitor.role('textbox', new RegExp(`^${fields.profile.tagline}`)).hasValue(words);
  });
});
