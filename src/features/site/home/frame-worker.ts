import type { FrameFile, FrameReply, loadFrameFiles } from './frame-files.ts';

/** Loads frames away from the page's own thread, which a hundred requests would hold up. */
export const openFrameWorker = (): typeof loadFrameFiles => {
  const worker = new Worker(new URL('./frame-files.worker.ts', import.meta.url), {
    type: 'module',
  });
  return (order, onFile) =>
    new Promise((resolve) => {
      const missing = new Set(order.indexes);
      if (missing.size === 0) return resolve();
      const take = (index: number, file: FrameFile) => {
        if (!missing.delete(index)) return;
        onFile(index, file);
        if (missing.size === 0) resolve();
      };
      worker.addEventListener('message', ({ data }: MessageEvent<FrameReply>) =>
        take(data.index, data.file),
      );
      // Without its script the worker loads nothing: its frames are missing ones.
      worker.addEventListener('error', () => {
        for (const index of missing) take(index, 'blank');
      });
      worker.postMessage(order);
    });
};
