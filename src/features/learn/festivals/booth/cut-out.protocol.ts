/** What the booth asks of the worker that removes backgrounds. */
export type CutOutOrder =
  { type: 'prepare'; publicPath: string } | { type: 'cut'; publicPath: string; photo: Blob };

/** What the worker tells; `loading` also says that it is alive. */
export type CutOutReply =
  | { type: 'loading'; bytes: number }
  | { type: 'ready' }
  | { type: 'cut'; person: Blob }
  | { type: 'failed'; message: string };
