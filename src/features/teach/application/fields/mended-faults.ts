import { useEffect } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Where faults are shown now, as paths: `birthday.day`. */
const faultyPaths = (faults: object, inside = ''): string[] =>
  Object.entries(faults).flatMap(([key, fault]: [string, unknown]) => {
    if (typeof fault !== 'object' || fault === null) return [];
    const path = inside + key;
    return 'type' in fault && typeof fault.type === 'string'
      ? [path]
      : faultyPaths(fault, `${path}.`);
  });

type Form<V extends FieldValues> = Pick<UseFormReturn<V>, 'subscribe' | 'trigger'>;

/**
 * Takes every fault away as soon as a change mends it, be it of another field: a month can mend
 * what was wrong with the day. New faults wait until their field is left. Gives what ends it.
 */
export const mendFaults = <V extends FieldValues>({ subscribe, trigger }: Form<V>) =>
  subscribe({
    formState: { values: true, errors: true },
    callback: ({ name, errors }) => {
      // Without a name the form was judged as a whole or filled from outside.
      if (!name) return;
      const paths = faultyPaths((errors ?? {}) as FieldErrors<V>) as FieldPath<V>[];
      if (paths.length > 0) void trigger(paths);
    },
  });

/** Mends the faults of a form as long as it is shown. */
export const useMendedFaults = <V extends FieldValues>(form: Form<V>) =>
  useEffect(() => mendFaults(form), [form]);
