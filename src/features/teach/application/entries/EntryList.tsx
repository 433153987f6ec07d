import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { fill } from '#src/i18n/messages.ts';
import { randomId } from '#src/lib/random-id.ts';
import type { Draft } from '../draft/draft.ts';
import { fieldId, useFieldValue } from '../fields/field-state.ts';
import { MAX_ENTRIES } from '../draft/limits.ts';
import { useWizard } from '../wizard/wizard-context.ts';

type ListField = 'education' | 'certifications' | 'professionalExperiences';
type Entry<Name extends ListField> = Draft[Name][number];

export type EntryFormProps<E> = {
  entry: E;
  title: string;
  onSave: (entry: E) => void;
  onClose: () => void;
};

type Props<Name extends ListField> = {
  name: Name;
  words: { empty: string; add: string; edit: string };
  /** An entry in which nothing has been said yet; its id is given here. */
  blank: Omit<Entry<Name>, 'id'>;
  Form: ComponentType<EntryFormProps<Entry<Name>>>;
  describe: (entry: Entry<Name>) => { title: string; lines: ReactNode[] };
};

/** A list whose entries are added and edited in a dialog: saving replaces the same id or appends. */
export const EntryList = <Name extends ListField>(props: Props<Name>) => {
  const { name, words, blank, Form, describe } = props;
  const { copy, form } = useWizard();
  const field = useFieldValue(form, name);
  const entries = field.value as Entry<Name>[];
  const change = (next: Entry<Name>[]) => field.change(next as never);
  const [edited, setEdited] = useState<Entry<Name>>();
  const addButton = useRef<HTMLButtonElement>(null);
  const t = copy.wizard.list;

  const save = (entry: Entry<Name>) => {
    const isKnown = entries.some(({ id }) => id === entry.id);
    change(
      isKnown ? entries.map((one) => (one.id === entry.id ? entry : one)) : [...entries, entry],
    );
    setEdited(undefined);
  };
  const remove = (id: string) => {
    change(entries.filter((entry) => entry.id !== id));
    // The button that had the focus is gone.
    addButton.current?.focus();
  };
  const isNew = edited !== undefined && entries.every(({ id }) => id !== edited.id);

  return (
    <div id={fieldId(name)}>
      {entries.length === 0 && <p className="text-muted">{words.empty}</p>}
      <ul className="grid gap-3">
        {entries.map((entry) => {
          const { title, lines } = describe(entry);
          return (
            <li key={entry.id} className="flex items-start gap-2 rounded-2xl bg-sunken p-4">
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">{title}</p>
                {lines.filter(Boolean).map((line, index) => (
                  <p key={index} className="text-sm wrap-anywhere text-muted">
                    {line}
                  </p>
                ))}
              </div>
              <button
                type="button"
                className="button size-11 shrink-0 button-quiet border-transparent p-0"
                aria-label={fill(t.edit, { name: title })}
                onClick={() => setEdited(entry)}
              >
                <Pencil size={18} aria-hidden="true" />
              </button>
              <button
                type="button"
                className="button size-11 shrink-0 button-quiet border-transparent p-0"
                aria-label={fill(t.remove, { name: title })}
                onClick={() => remove(entry.id)}
              >
                <Trash2 size={18} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      {entries.length < MAX_ENTRIES ? (
        <button
          ref={addButton}
          type="button"
          className="mt-4 button button-quiet"
          onClick={() => setEdited({ ...blank, id: randomId() } as Entry<Name>)}
        >
          <Plus size={18} aria-hidden="true" />
          {words.add}
        </button>
      ) : (
        <p className="mt-4 text-sm text-muted">{t.full}</p>
      )}
      {edited && (
        <Form
          entry={edited}
          title={isNew ? words.add : words.edit}
          onSave={save}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
};
