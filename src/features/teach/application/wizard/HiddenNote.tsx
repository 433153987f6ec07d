import type { Hiding } from '../approval/hiding.ts';
import type { WizardCopy } from '../copy.ts';

type Props = { copy: WizardCopy; hidden: Hiding | undefined; className: string };

/** Why students don't see an approved profile; a suspension has a note of its own. */
export const HiddenNote = ({ copy, hidden, className }: Props) =>
  hidden && hidden !== 'suspension' && <p className={className}>{copy.hiding[hidden]}</p>;
