import { atom, readonlyType } from 'nanostores';
import { loadRegion } from './load-region.ts';

/** How long a toast stays, unless it says otherwise; the limits are platform §9. */
const DEFAULT_DURATION_MS = 4000;

export type ToastRequest = {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
  /** 4000 to 5000. */
  durationMs?: number;
};

export type ShownToast = Required<Omit<ToastRequest, 'description'>> & {
  id: number;
  description: string | undefined;
};

const $toast = atom<ShownToast | undefined>(undefined);
let lastId = 0;
let region: Promise<void> | undefined;

/** The one toast that is visible, if any. */
export const $shownToast = readonlyType($toast);

/** Shows a toast in place of the one that may be there. The region is loaded with the first one. */
export const showToast = ({ title, description, tone, durationMs }: ToastRequest) => {
  lastId += 1;
  $toast.set({
    id: lastId,
    title,
    description,
    tone: tone ?? 'default',
    durationMs: durationMs ?? DEFAULT_DURATION_MS,
  });
  region ??= loadRegion().catch((error: unknown) => {
    // The next toast tries again, in case the network was away for a moment.
    region = undefined;
    throw error;
  });
};

/** Takes a toast away; one that has been replaced since is left alone. */
export const dismissToast = (id: number) => {
  if ($toast.get()?.id === id) $toast.set(undefined);
};
