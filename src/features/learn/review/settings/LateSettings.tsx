import { ChevronDown } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { LoadingCover } from '#src/ui/LoadingCover.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { ReviewSettings } from './ReviewSettings.tsx';

type Props = ComponentProps<typeof ReviewSettings>;

/** The settings, which come when somebody opens them. */
export const LateSettings = (props: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group mt-6 card px-5 py-2"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
        {props.copy.settings.title}
        <ChevronDown size={20} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <div className="pt-3 pb-4">{isOpen && <Settings {...props} />}</div>
    </details>
  );
};

const load = () => import('./ReviewSettings.tsx');

const Settings = (props: Props) => {
  const settings = useLoaded(load);
  if (settings.at === 'ready') return <settings.value.ReviewSettings {...props} />;
  const { opening, failed, retry } = props.copy;
  return (
    <div className="relative min-h-64">
      <LoadingCover loading={settings} texts={{ loading: opening, failed, retry }} />
    </div>
  );
};
