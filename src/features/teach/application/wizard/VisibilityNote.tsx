import { visibilityOf, type Hiding } from '../approval/hiding.ts';
import type { Profile } from '../application.machine.ts';
import type { WizardCopy } from '../copy.ts';

type Props = {
  copy: WizardCopy;
  profile: Profile;
  hidden: Hiding | undefined;
  className: string;
};

/** Whether students see an approved profile, or why they don't. */
export const VisibilityNote = ({ copy, profile, hidden, className }: Props) => {
  const visibility = visibilityOf(profile, hidden);
  return visibility && <p className={className}>{copy.visibility[visibility]}</p>;
};
