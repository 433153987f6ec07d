import {
  get,
  useFormState,
  useWatch,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { FaultCode } from '../draft/faults.messages.ts';

/** Where a field is in the page; error summaries link to it. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** What is wrong with a field, once it has been left or its step has been finished. */
export const useFault = <V extends FieldValues>(
  form: UseFormReturn<V>,
  name: FieldPath<V>,
): FaultCode | undefined => {
  const { errors } = useFormState({ control: form.control, name });
  const fault = get(errors, name) as { message?: FaultCode } | undefined;
  return fault?.message;
};

/** The ids and states that tie an input to its label, its hint and its fault. */
export const ariaOf = (
  path: string,
  { fault, hint, isRequired }: { fault: unknown; hint?: unknown; isRequired?: boolean | undefined },
) => {
  const id = fieldId(path);
  const described = [Boolean(hint) && `${id}-hint`, Boolean(fault) && `${id}-fault`].filter(
    Boolean,
  );
  return {
    id,
    'aria-invalid': fault ? true : undefined,
    'aria-required': isRequired ? true : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  } as const;
};

/** A field that no native input holds: its value, and how to change it. */
export const useFieldValue = <V extends FieldValues, Name extends FieldPath<V>>(
  form: UseFormReturn<V>,
  name: Name,
) => {
  const value = useWatch({ control: form.control, name });
  const fault = useFault(form, name);
  const change = (next: FieldPathValue<V, Name>) =>
    form.setValue(name, next, { shouldDirty: true, shouldTouch: true });
  return { value, fault, change };
};
