import { onTestFinished, vi } from 'vitest';

/** Until the test ends IndexedDB refuses to write, as on a device without room. */
export const fillDevice = () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const makeRoom = () => put.mockRestore();
  onTestFinished(makeRoom);
  return makeRoom;
};
