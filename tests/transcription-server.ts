import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in does with the next request. */
type Script =
  | { text: string }
  | { status: number; body?: string }
  /** Takes the request and never answers. */
  | 'hang'
  /** Closes the connection without an answer. */
  | 'drop';

/** A request as it arrived, judged against the interface. */
type Received = {
  path: string;
  authorization: string | undefined;
  fields: Record<string, string>;
  file: { name: string; type: string; bytes: Uint8Array };
  /** What a strict server would object to; empty when the request is right. */
  faults: string[];
};

export type TranscriptionServer = {
  url: string;
  received: Received[];
  /** Answers with each script once, in order, then with the last one for ever. */
  play: (...scripts: [Script, ...Script[]]) => void;
  close: () => Promise<void>;
};

/** A stand-in for a transcription server: the same HTTP interface, answers by script. */
export const startTranscriptionServer = async (): Promise<TranscriptionServer> => {
  const received: Received[] = [];
  let scripts: Script[] = [{ text: '' }];

  const server = createServer((req, res) => {
    void read(req).then((request) => {
      received.push(request);
      const script = (scripts.length > 1 ? scripts.shift() : scripts[0]) ?? 'drop';
      if (script === 'hang') return;
      if (script === 'drop') return void req.socket.destroy();
      const status = 'text' in script ? 200 : script.status;
      const body = 'text' in script ? JSON.stringify(script) : (script.body ?? '{"error":{}}');
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    received,
    play: (...next) => {
      scripts = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const read = async (req: IncomingMessage): Promise<Received> => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const type = req.headers['content-type'] ?? '';
  const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData());
  const file = form.get('file');
  const upload = file instanceof File ? file : new File([], '');
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ) as Record<string, string>;
  const request = {
    path: req.url ?? '',
    authorization: req.headers.authorization,
    fields,
    file: { name: upload.name, type: upload.type, bytes: await upload.bytes() },
  };
  return { ...request, faults: faultsOf(req.method, type, request) };
};

const faultsOf = (
  method: string | undefined,
  type: string,
  { path, fields, file }: Omit<Received, 'faults'>,
): string[] =>
  Object.entries({
    'the method is not POST': method !== 'POST',
    'the path is another': path !== '/v1/audio/transcriptions',
    'the body is no form': !type.startsWith('multipart/form-data'),
    'the file is empty': file.bytes.length === 0,
    // Real servers choose their decoder by the name.
    'the name says nothing': !/\.(webm|ogg|mp4|m4a|wav)$/.test(file.name),
    'the model is missing': !fields['model'],
    'the language is not Chinese': fields['language'] !== 'zh',
    'the answer is not asked for as JSON': fields['response_format'] !== 'json',
  })
    .filter(([, isWrong]) => isWrong)
    .map(([fault]) => fault);
