import { CircleAlert } from 'lucide-react';
import type { OnboardingCopy } from '../copy.ts';

/** Why a tutor's account can't be used here, also in the language that tutors read best. */
export const RoleConflictBanner = ({
  copy,
  chinese,
}: {
  copy: OnboardingCopy;
  chinese: string;
}) => (
  <div role="alert" className="conflict">
    <CircleAlert size={24} aria-hidden="true" className="mt-0.5 shrink-0" />
    <div>
      <p className="font-semibold">{copy.barred.conflict}</p>
      <p className="mt-1">
        <bdi lang="zh-Hans" dir="ltr">
          {chinese}
        </bdi>
      </p>
    </div>
  </div>
);
