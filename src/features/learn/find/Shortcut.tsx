import { useState } from 'react';
import { isFindKeyOn, setFindKey } from '#src/lib/find-key.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/** Lets the key that leads here be switched off in this browser (WCAG 2.1.4). */
export const Shortcut = ({ label }: { label: string }) => {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean>();
  if (!isHydrated) return null;
  const change = (isOn: boolean) => {
    setChosen(isOn);
    setFindKey(isOn);
  };
  return (
    <label className="mt-6 flex min-h-11 items-center gap-2 text-sm text-muted max-md:hidden">
      <input
        type="checkbox"
        className="size-5 accent-(--accent)"
        checked={chosen ?? isFindKeyOn()}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {label}
    </label>
  );
};
