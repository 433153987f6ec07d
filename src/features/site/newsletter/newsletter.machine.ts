const FIELDS = ['name', 'email'] as const;
export type Field = (typeof FIELDS)[number];

/** What is wrong with a field, in words. */
export type FieldErrors = Readonly<Partial<Record<Field, string>>>;

/** Where the form stands (NEWSLETTER-3); what is typed stays in the fields themselves. */
export type Newsletter =
  { at: 'idle' } | { at: 'submitting' } | { at: 'success' } | { at: 'error'; errors: FieldErrors };

export type NewsletterEvent =
  | { type: 'submitted' }
  | { type: 'edited'; field: Field }
  | { type: 'subscribed' }
  | { type: 'failed'; errors: FieldErrors };

export const idle: Newsletter = { at: 'idle' };

/** The state after an event. */
export const next = (form: Newsletter, event: NewsletterEvent): Newsletter => {
  switch (event.type) {
    case 'submitted':
      return { at: 'submitting' };
    case 'edited':
      return afterEdit(form, event.field);
    case 'subscribed':
      return form.at === 'submitting' ? { at: 'success' } : form;
    case 'failed':
      return { at: 'error', errors: event.errors };
  }
};

/** Editing clears the error of that field, and says that the visitor is at work again. */
const afterEdit = (form: Newsletter, field: Field): Newsletter => {
  if (form.at === 'submitting') return form;
  const others = Object.entries(errorsOf(form)).filter(([name]) => name !== field);
  return others.length > 0 ? { at: 'error', errors: Object.fromEntries(others) } : idle;
};

export const errorsOf = (form: Newsletter): FieldErrors => (form.at === 'error' ? form.errors : {});

/** The errors of an answer by field: the first of each, and none of fields that are not here. */
export const byField = (details: readonly { field: string; message: string }[]): FieldErrors =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const detail = details.find((one) => one.field === field);
      return detail ? [[field, detail.message]] : [];
    }),
  );
