import { accountWords } from '../e2e/words/account.ts';
import { afterSignUpWords } from '../e2e/words/afterSignUp.ts';
import { say } from '../e2e/words/say.ts';
import type { Visitor } from './visitor.ts';

/** The forms of the development provider, as its visitors read them. */
const provider = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  verified: 'البريد الإلكتروني موثَّق',
  next: 'متابعة',
  allow: 'موافقة',
};

const AT_PROVIDER = /\/interaction\//;
let count = 0;

/** Says at the provider who one is, who has never been here before, and agrees. */
export const identify = async (visitor: Visitor) => {
  count += 1;
  await visitor.isAt(AT_PROVIDER);
  await visitor.label(provider.name).write('Nour');
  await visitor.label(provider.email).write(`nour-${process.pid}-${count}@hanlu.example`);
  const verified = visitor.label(provider.verified);
  if (!(await verified.isTicked())) await verified.press();
  await visitor.role('button', provider.next).press();
  await visitor.role('button', provider.allow).press();
};

/** Signs somebody new up by the pages, as a student or to teach. */
export const signUpAs = async (visitor: Visitor, role: 'student' | 'teacher') => {
  const { signup } = accountWords.ar;
  await visitor.open('/ar/signup');
  await visitor.role('link', say(signup.continueWith, { provider: signup.provider })).press();
  await identify(visitor);
  await visitor.isAt(/\/ar\/role-select$/);
  await visitor.selector(`a[href*="role=${role}"]`).press();
  await visitor.role('heading', afterSignUpWords.ar.title).isThere();
};
