import type { CallFailure } from '#src/lib/call.ts';
import type { ToastRequest } from '#src/ui/toast/toast.store.ts';
import type { ToastCopy } from './newsletter-words.ts';

/** How long the thanks stand before a warning takes their place (NEWSLETTER-5). */
export const NOTICE_AFTER_MS = 1000;

const LONG_MS = 5000;
const SHORT_MS = 4000;

export const successToast = (copy: ToastCopy, message: string): ToastRequest => ({
  title: copy.success,
  description: message,
  tone: 'success',
  durationMs: LONG_MS,
});

export const noticeToast = (copy: ToastCopy, warning: string): ToastRequest => ({
  title: copy.notice,
  description: warning,
  durationMs: LONG_MS,
});

/** What a failed subscription tells, by what went wrong (NEWSLETTER-7). */
export const failureToast = (copy: ToastCopy, failure: CallFailure<string>): ToastRequest => ({
  ...wordsOf(copy, failure),
  tone: 'destructive',
});

const wordsOf = (copy: ToastCopy, { code, status, message, details }: CallFailure<string>) => {
  if (code === 'offline') {
    return { title: copy.offline, description: copy.offlineHelp, durationMs: LONG_MS };
  }
  if (status === 409) {
    return { title: copy.taken, description: message || copy.takenHelp, durationMs: LONG_MS };
  }
  if (status === 400 && details.length > 0) {
    return { title: copy.invalid, description: copy.invalidHelp, durationMs: SHORT_MS };
  }
  return { title: copy.failed, description: message || copy.failedHelp, durationMs: LONG_MS };
};
