import { CircleAlert, X } from 'lucide-react';
import type { Fault } from '../practice.machine.ts';
import type { PracticeWords } from '../practice-words.ts';

type Props = {
  fault: Exclude<Fault, 'no_listener'>;
  words: PracticeWords;
  dismiss: () => void;
};

/** The faults that are announced in Chinese as well (SPEAKING-13). */
const CHINESE: Partial<Record<Fault, keyof PracticeWords['chineseAlerts']>> = {
  denied: 'microphone',
  no_device: 'microphone',
  device_busy: 'microphone',
  unsupported: 'unsupported',
};

/** What went wrong and what to do, in the visitor's language; it waits to be read. */
export const FailureAlert = ({ fault, words, dismiss }: Props) => {
  const chinese = CHINESE[fault];
  return (
    <div className="flex max-w-lg items-start gap-3 card border-accent p-3 text-start">
      <CircleAlert
        size={22}
        aria-hidden="true"
        className="mt-0.5 hidden shrink-0 text-accent sm:block"
      />
      <div role="alert" className="grid flex-1 gap-1">
        <p>{words.faults[fault]}</p>
        {chinese && (
          <p lang="zh-Hans" dir="ltr" className="text-start text-sm text-muted rtl:text-end">
            {words.chineseAlerts[chinese]}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={words.dismiss}
        onClick={dismiss}
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-full hover:text-accent"
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
};
