let starting: Promise<unknown> = Promise.resolve();

/** Lets everyone who signs in wait for a provider that this process starts. */
export const expectProvider = (provider: Promise<unknown>): void => {
  starting = provider;
};

/** Settles when the provider of this process is there, or at once where there is none. */
export const ownProvider = (): Promise<unknown> => starting;
