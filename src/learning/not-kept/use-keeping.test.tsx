// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fillDevice } from '#tests/full-device.ts';
import { soon } from '#tests/soon.ts';
import { choosePath } from '../choose-path.ts';
import { openJournal } from '../device/journal.ts';
import { pathChoiceMessages } from '../path-choice/path-choice.messages.ts';
import { PathChoice } from '../path-choice/PathChoice.tsx';
import { planOf } from '../plan.ts';
import { planSettingsMessages } from '../plan-settings/plan-settings.messages.ts';
import { PlanSettings } from '../plan-settings/PlanSettings.tsx';
import { notKeptMessages } from './not-kept.messages.ts';

afterEach(cleanup);

const path = { id: 'travel', title: 'Travel', description: 'For a trip', icon: '行', steps: [] };
const alert = () => soon(() => screen.getByRole('alert'));

test('a path that the device can’t write down is not taken, and that is said beside it until it can', async () => {
  const makeRoom = fillDevice();
  const copy = pathChoiceMessages.ar;
  render(<PathChoice locale="ar" copy={copy} paths={[path]} onChoose={choosePath} />);
  await userEvent.click(screen.getByRole('button', { name: /Travel/ }));
  expect((await alert()).textContent).toBe(notKeptMessages.ar.text);
  expect(screen.getByRole('listitem').contains(await alert())).toBe(true);
  makeRoom();
  await userEvent.click(screen.getByRole('button', { name: /Travel/ }));
  await soon(() => expect(screen.queryByRole('alert')).toBeNull());
  const { store } = await openJournal();
  expect((await store.read()).choices).toMatchObject([{ choice: { value: 'travel' } }]);
});

test('a plan that could not be changed shows again what holds', async () => {
  fillDevice();
  const copy = planSettingsMessages.en;
  render(<PlanSettings locale="en" copy={copy} paths={[]} plan={planOf([], [])} />);
  await userEvent.click(screen.getByRole('radio', { name: '45' }));
  expect((await alert()).textContent).toBe(notKeptMessages.en.text);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '20' }).checked).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('');
});
