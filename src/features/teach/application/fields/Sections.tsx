import * as Accordion from '@radix-ui/react-accordion';
import { ChevronDown, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { directionOf } from '#src/i18n/locales.ts';
import { faultsOf } from '../answers/complete.ts';
import type { DraftField } from '../draft/draft.ts';
import { useWizard } from '../wizard/wizard-context.ts';

type Section = {
  id: string;
  title: string;
  isRequired?: boolean;
  /** The fields in it; with them the heading tells when they are complete. */
  fields?: readonly DraftField[];
  body: ReactNode;
};

/**
 * Parts of a step that fold. What is folded stays in the page, so that its fields keep their state
 * and a link to one can open it.
 */
export const Sections = ({ sections }: { sections: readonly Section[] }) => {
  const { copy, form, locale } = useWizard();
  const values = useWatch({ control: form.control });
  const faulty = new Set(faultsOf(values).map(({ field }) => field));
  return (
    <Accordion.Root
      type="multiple"
      dir={directionOf(locale)}
      defaultValue={sections.map(({ id }) => id)}
      className="grid gap-4"
    >
      {sections.map(({ id, title, isRequired, fields, body }) => {
        const isComplete = fields && fields.every((field) => !faulty.has(field));
        return (
          <Accordion.Item key={id} value={id} className="card">
            <Accordion.Header asChild>
              <h3>
                <Accordion.Trigger className="group flex min-h-14 w-full items-center gap-3 rounded-[1.25rem] px-5 py-3 text-start text-lg font-semibold">
                  <span>
                    {title}
                    {isRequired && (
                      <span className="text-accent" aria-hidden="true">
                        {' *'}
                      </span>
                    )}
                  </span>
                  {isComplete && (
                    <span className="text-jade">
                      <CircleCheck size={20} aria-hidden="true" />
                      <span className="sr-only">{copy.wizard.stepDone}</span>
                    </span>
                  )}
                  <ChevronDown
                    size={20}
                    aria-hidden="true"
                    className="ms-auto shrink-0 text-muted transition-transform group-data-[state=open]:rotate-180"
                  />
                </Accordion.Trigger>
              </h3>
            </Accordion.Header>
            <Accordion.Content forceMount className="px-5 pb-5 data-[state=closed]:hidden">
              {body}
            </Accordion.Content>
          </Accordion.Item>
        );
      })}
    </Accordion.Root>
  );
};
