import type { Content } from '../content.ts';

// Faults reach deep into documents whose fields the schema rule, not the compiler, knows.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

/** Something wrong that a rule has to find. */
export type Fault = {
  name: string;
  /** The document and field that must be reported. */
  at: `${string} › ${string}`;
  plant: (find: (id: string) => Loose, content: Content) => void;
};

/** At least one fault for each rule, by the rule's name. */
export type Faults = Record<string, [Fault, ...Fault[]]>;

export const fault = (name: string, at: Fault['at'], plant: Fault['plant']): Fault => ({
  name,
  at,
  plant,
});
