import { loadRegion } from './load-region.ts';
import { putToast, type ToastRequest } from './toast.store.ts';

let region: Promise<void> | undefined;

/** Shows a toast in place of the one that may be there. The region is loaded with the first one. */
export const showToast = (toast: ToastRequest) => {
  putToast(toast);
  region ??= loadRegion().catch((error: unknown) => {
    // The next toast tries again, in case the network was away for a moment.
    region = undefined;
    throw error;
  });
};
