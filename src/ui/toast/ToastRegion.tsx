import { useStore } from '@nanostores/react';
import * as Toast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { classes } from '#src/lib/html.ts';
import { $shownToast, dismissToast, type ShownToast } from './toast.store.ts';

const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

type Words = { region: string; notification: string; close: string };

/** Where toasts appear: one at a time, swiped away to the right, reached with F8 (SHELL-8). */
export const ToastRegion = ({ words }: { words: Words }) => {
  const toast = useStore($shownToast);
  return (
    <Toast.Provider
      label={words.notification}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toast && <Message key={toast.id} toast={toast} close={words.close} />}
      <Toast.Viewport
        hotkey={HOTKEY}
        label={words.region}
        // On a phone below the top bar: buttons to press again lie at the lower edge.
        className="fixed inset-x-0 top-16 z-50 mx-auto w-full max-w-md p-2 outline-none sm:start-auto sm:end-0 sm:top-auto sm:bottom-0 sm:mx-0 sm:p-4"
      />
    </Toast.Provider>
  );
};

const ICONS = { default: Info, success: CircleCheck, destructive: CircleAlert };

const Message = ({ toast, close }: { toast: ShownToast; close: string }) => {
  const isDestructive = toast.tone === 'destructive';
  const Icon = ICONS[toast.tone];
  return (
    <Toast.Root
      type={isDestructive ? 'foreground' : 'background'}
      duration={toast.durationMs}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(toast.id);
      }}
      className={classes(
        // Small on a phone, where buttons lie below it.
        'flex items-start gap-2 card p-3 text-sm raised transition duration-200 sm:gap-3 sm:p-4 sm:text-base starting:-translate-y-4 starting:opacity-0 sm:starting:translate-y-4',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none',
        isDestructive && 'border-accent bg-red-soft',
      )}
    >
      <Icon
        size={22}
        aria-hidden="true"
        className={classes('mt-0.5 shrink-0', isDestructive ? 'text-accent' : 'text-jade')}
      />
      <div className="flex-1">
        <Toast.Title className="leading-normal font-semibold">{toast.title}</Toast.Title>
        {toast.description && (
          <Toast.Description className="leading-normal">{toast.description}</Toast.Description>
        )}
        {toast.action && (
          <Toast.Action
            altText={toast.action.label}
            className="mt-2 button button-primary"
            onClick={toast.action.press}
          >
            {toast.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label={close}
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-full hover:text-accent"
      >
        <X size={20} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
};
