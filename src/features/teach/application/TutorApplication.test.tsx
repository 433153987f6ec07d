// @vitest-environment jsdom
import { standInForModals } from '#tests/modal-windows.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wizardCopy } from './copy.ts';
import { SAMPLE_DRAFT } from './draft/sample-draft.ts';
import { TutorApplication } from './TutorApplication.island.tsx';

const copy = wizardCopy('en');
const t = copy.wizard;

/** Opens the page as the server has the application now. */
const visit = (status: {
  state: string;
  reasons?: object[];
  profile?: string;
  hidden?: string;
}) => {
  const answers: Record<string, object> = {
    status: { reasons: [], lastStep: 7, ...status },
    start: { tempTeacherId: 'one' },
    one: { data: { ...SAMPLE_DRAFT, currentStep: 7 }, version: 4, ...status },
  };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json({ success: true, ...answers[address.split('/').at(-1) ?? ''] })),
  );
  render(<TutorApplication locale="en" copy={copy} />);
};

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

beforeEach(() => {
  history.replaceState(null, '');
  vi.stubGlobal('scrollTo', () => undefined);
  standInForModals();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('who comes back to a closed application, and reloads it once it was sent back, is led to what has to change', async () => {
  visit({ state: 'draft' });
  await heading(t.steps[7]);
  cleanup();
  visit({ state: 'submitted' });
  await heading(t.submitted.title);
  cleanup();
  visit({ state: 'returned', reasons: [{ section: 'profile', reason: 'Too short.' }] });
  await heading(t.steps[3]);
});

test('Back closes the question whether to discard the changes, and the step stays', async () => {
  visit({ state: 'draft', profile: 'visible' });
  await heading(t.steps[7]);
  fireEvent.click(screen.getByRole('button', { name: t.editing.discard }));
  await screen.findByRole('dialog', { name: t.editing.ask });
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await heading(t.steps[7]);
});

test('while changes are discarded the question stays open', async () => {
  visit({ state: 'draft', profile: 'visible' });
  await heading(t.steps[7]);
  fireEvent.click(screen.getByRole('button', { name: t.editing.discard }));
  const dialog = within(await screen.findByRole('dialog', { name: t.editing.ask }));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  fireEvent.click(dialog.getByRole('button', { name: t.editing.discard }));
  const wentBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await wentBack;
  fireEvent.click(dialog.getByRole('button', { name: t.editing.keep }));
  expect(screen.queryByRole('dialog', { name: t.editing.ask })).not.toBeNull();
});

test.each([
  { state: 'draft' },
  { state: 'returned', reasons: [{ section: 'profile', reason: 'Too short.' }] },
  { state: 'submitted' },
  { state: 'approved' },
])(
  'a tutor in a pause whose application is $state is not told that students see the profile',
  async (status) => {
    visit({ ...status, profile: 'visible' });
    expect(await screen.findByText(/students see/i)).toBeTruthy();
    cleanup();
    visit({ ...status, profile: 'visible', hidden: 'pause' });
    expect(await screen.findByText(copy.visibility.pause)).toBeTruthy();
    expect(screen.queryByText(/students see/i)).toBeNull();
  },
);
