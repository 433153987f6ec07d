import { Check } from 'lucide-react';
import type { OptionIcon } from './option-icons.tsx';

type Props = {
  label: string;
  note?: string | undefined;
  icon?: OptionIcon | undefined;
  isChosen: boolean;
  onToggle: () => void;
};

/** One option: pressing it chooses it, pressing it again takes the choice back. */
export const OptionCard = ({ label, note, icon: Icon, isChosen, onToggle }: Props) => (
  <button type="button" className="option" aria-pressed={isChosen} onClick={onToggle}>
    {Icon && (
      <span className="option-icon">
        <Icon size={22} aria-hidden="true" />
      </span>
    )}
    <span className="min-w-0 flex-1 large-letters:order-last large-letters:basis-full">
      <span className="block leading-snug font-semibold">{label}</span>
      {note && <span className="block text-sm text-muted">{note}</span>}
    </span>
    <span className="option-mark" aria-hidden="true">
      <Check size={16} strokeWidth={3} />
    </span>
  </button>
);
