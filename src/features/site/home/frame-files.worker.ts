import { loadFrameFiles, type FrameOrder, type FrameReply } from './frame-files.ts';

const tell = (reply: FrameReply) => self.postMessage(reply);

self.addEventListener('message', ({ data }: MessageEvent<FrameOrder>) => {
  void loadFrameFiles(data, (index, file) => tell({ index, file }));
});
