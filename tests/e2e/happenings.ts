import type { Page } from '@playwright/test';

/** What the device has written down, as `item what`; to open a memory before its page did would spoil it. */
export const happenings = (page: Page) =>
  page.evaluate(async () => {
    const name = 'hanlu-learning guest';
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(new Error('The memory did not open'));
      opening.onsuccess = () => {
        const db = opening.result;
        const all = db.transaction('events').objectStore('events').getAll();
        all.onsuccess = () => {
          db.close();
          type Row = { event: { item: string; what: string; skill?: string } };
          const rows = all.result as Row[];
          resolve(rows.map(({ event }) => `${event.item} ${event.skill ?? event.what}`));
        };
      };
    });
  });
