import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import { dashboardMessages } from './dashboard.messages.ts';
import RoleCorrection from './RoleCorrection.astro';

const formAfter = async (outcome: string, typed: Record<string, string> = {}) => {
  const container = await AstroContainer.create();
  const written = new FormData();
  for (const [name, value] of Object.entries(typed)) written.set(name, value);
  return container.renderToString(RoleCorrection, {
    props: { locale: 'en', outcome, typed: written },
  });
};

test('an address that nobody has is there again, with what is wrong beside it', async () => {
  const page = await formAfter('unknown', { email: 'lyn@hanlu.example', role: 'teacher' });
  expect(page).toContain('value="lyn@hanlu.example"');
  expect(page).toMatch(/<option value="teacher" selected/);
  expect(page).toMatch(/aria-invalid="true"[^>]*aria-describedby="role-told"/);
  expect(page).toMatch(/role="alert"[^>]*id="role-told"/);
  expect(page).toContain(dashboardMessages.en.admin.unknownEmail);
});

test('a saved role is told, and the form is ready for the next one', async () => {
  const page = await formAfter('saved');
  expect(page).toMatch(/role="status"/);
  expect(page).not.toContain('aria-invalid');
});
