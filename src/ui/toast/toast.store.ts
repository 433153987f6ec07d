import { atom, readonlyType } from 'nanostores';

/** How long a toast stays, unless it says otherwise; the limits are those of SHELL-8. */
const DEFAULT_DURATION_MS = 4000;

export type ToastRequest = {
  title: string;
  description?: string;
  /** `success` is ticked, `destructive` tells of a failure. */
  tone?: 'default' | 'success' | 'destructive';
  /** 4000 to 5000. */
  durationMs?: number;
  /** What the toast asks for: it then stays until it is answered or closed. */
  action?: { label: string; press: () => void };
};

export type ShownToast = Required<Omit<ToastRequest, 'description' | 'action'>> & {
  id: number;
  description: string | undefined;
  action: ToastRequest['action'] | undefined;
};

const $toast = atom<ShownToast | undefined>(undefined);
let lastId = 0;

/** The one toast that is visible, if any. */
export const $shownToast = readonlyType($toast);

/** Puts a toast in place of the one that may be there. */
export const putToast = ({ title, description, tone, durationMs, action }: ToastRequest) => {
  lastId += 1;
  $toast.set({
    id: lastId,
    title,
    description,
    tone: tone ?? 'default',
    durationMs: action ? Infinity : (durationMs ?? DEFAULT_DURATION_MS),
    action,
  });
};

/** Takes a toast away; one that has been replaced since is left alone. */
export const dismissToast = (id: number) => {
  if ($toast.get()?.id === id) $toast.set(undefined);
};
