/** A hook takes an order, and builds later. */
const PATIENCE_MS = 20_000;

/**
 * Asks the host of the site to build; when it is done we can't know. Rejects with a sentence for
 * editors where the hook does not take the order in time.
 */
export const orderPages = async (
  hook: string,
  cancelled: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<'ordered'> => {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(patienceMs)]);
  const { ok, status, body } = await fetch(hook, { method: 'POST', signal }).catch(
    (cause: unknown) => {
      throw new Error('The deploy hook could not be reached', { cause });
    },
  );
  await body?.cancel();
  if (!ok) throw new Error(`The deploy hook answered ${status}.`);
  return 'ordered';
};
