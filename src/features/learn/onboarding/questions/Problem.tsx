import { CircleAlert } from 'lucide-react';
import type { OnboardingCopy } from '../copy.ts';
import type { Sending } from '../answering/visit.ts';

type Props = { copy: OnboardingCopy; sending: Sending };

/** Why answers could not be sent or loaded, in the server's words where it found some. */
export const Problem = ({ copy, sending }: Props) => (
  <div role="alert" className="mt-5">
    {sending.at === 'failed' && (
      <p className="problem">
        <CircleAlert size={22} aria-hidden="true" className="shrink-0 text-accent" />
        {sending.message || copy.problems[sending.problem]}
      </p>
    )}
  </div>
);
