import { call } from '#src/lib/call.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { submitApplication } from '../application.contract.ts';
import type { OpenApplication } from '../wizard/load-application.ts';

type Submitted = { ok: true } | { ok: false; isConflict: boolean; message: string };

/** Saves what is waiting, then hands the application in; can be repeated after any failure. */
export const submit = async (
  { id, autosave }: Pick<OpenApplication, 'id' | 'autosave'>,
  locale: Locale<'teach'>,
): Promise<Submitted> => {
  const saved = await autosave.flush();
  if (saved.at === 'conflict') return { ok: false, isConflict: true, message: '' };
  if (saved.at === 'failed') return { ok: false, isConflict: false, message: saved.message };
  const input = { tempTeacherId: id, version: autosave.version() };
  const sent = await call(submitApplication, input, { locale });
  if (sent.ok) return { ok: true };
  const wrong = sent.details.map(({ message }) => message).at(0) ?? '';
  return { ok: false, isConflict: false, message: [sent.message, wrong].join(' ').trim() };
};
