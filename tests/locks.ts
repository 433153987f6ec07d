/** jsdom has no locks: these take turns as a browser's do, until the file of tests has ended. */
export const giveLocks = () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) =>
    (last = last.catch(() => undefined).then(work));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
};
