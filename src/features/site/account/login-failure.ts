import type { ToastRequest } from '#src/ui/toast/toast.store.ts';

const PARAMETER = 'auth_error';

/** The address without the sign of a failed login; everything else in it stays. */
export const withoutLoginFailure = (address: string): string | undefined => {
  const url = new URL(address);
  if (!url.searchParams.has(PARAMETER)) return undefined;
  url.searchParams.delete(PARAMETER);
  return url.pathname + url.search + url.hash;
};

/** Tells a visitor whose login failed, once: a reload must not tell it again (HOME-8). */
export const reportLoginFailure = (
  words: HTMLElement | null,
  show: (toast: ToastRequest) => void,
) => {
  const address = withoutLoginFailure(location.href);
  if (!address || !words) return;
  const { title = '', description = '' } = words.dataset;
  show({ title, description, tone: 'destructive', durationMs: 5000 });
  history.replaceState(history.state, '', address);
};
