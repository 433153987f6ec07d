import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { soon } from '#tests/soon.ts';
import { completeDraft } from '../answers/complete.ts';
import type { Draft } from '../draft/draft.ts';
import { SAMPLE_DRAFT, SAMPLE_PICTURE } from '../draft/sample-draft.ts';
import { mendFaults } from './mended-faults.ts';

const opened = (changed: Partial<Draft>) => {
  const { formControl: form } = createFormControl<Draft>({
    defaultValues: { ...SAMPLE_DRAFT, ...changed },
    resolver: zodResolver(completeDraft),
    mode: 'onTouched',
  });
  form.control._state.mount = true;
  mendFaults(form);
  return form;
};

test('a picture takes the fault away that asked for one', async () => {
  const form = opened({ profilePictureKey: '' });
  await form.trigger('profilePictureKey');
  expect(form.getFieldState('profilePictureKey').error?.message).toBe('picture');
  form.setValue('profilePictureKey', SAMPLE_PICTURE);
  await soon(() => expect(form.getFieldState('profilePictureKey').error).toBeUndefined());
});

test('another month mends a day that the month before did not have', async () => {
  const form = opened({ birthday: { month: 'Feb', day: 31 } });
  await form.trigger('birthday.day');
  expect(form.getFieldState('birthday.day').error?.message).toBe('birthday');
  form.setValue('birthday.month', 'Mar');
  await soon(() => expect(form.getFieldState('birthday.day').error).toBeUndefined());
});

test('what was never called wrong is not judged by the way', async () => {
  const form = opened({ firstName: '', lastName: '' });
  await form.trigger('firstName');
  form.setValue('firstName', 'Lin');
  await soon(() => expect(form.getFieldState('firstName').error).toBeUndefined());
  expect(form.getFieldState('lastName').error).toBeUndefined();
});
