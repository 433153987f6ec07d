/**
 * Takes the place of the worker where a site is built without offline use: it removes all that was
 * kept, and itself. Browsers fetch it in place of the old one at the next visit.
 */
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
type Scope = {
  skipWaiting: () => Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  addEventListener: (type: string, listener: (event: Extendable) => void) => void;
};

const scope = self as unknown as Scope;

const leave = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
};

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

export {};
