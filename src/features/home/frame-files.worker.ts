import { loadFrameFiles, type FrameFile, type FrameOrder } from './frame-files.ts';

self.addEventListener('message', ({ data }: MessageEvent<FrameOrder>) => {
  const tell = (index: number, file: FrameFile) => self.postMessage({ index, file });
  void loadFrameFiles(data, tell);
});
