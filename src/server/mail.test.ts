import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliver, forgetKeptMails, sendMail, type Mail } from './mail.ts';

const FROM = 'Hanlu <noreply@hanlu.example>';
const mail: Mail = {
  to: 'sara@reader.example',
  subject: 'أهلًا بكم في هانلو · 汉路 🏮',
  text: 'مرحبًا سارة\n.\nنهاية',
  html: '<p dir="rtl">مرحبًا سارة</p>',
};

let dataDir: string;
let log: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hanlu-mail-'));
  log = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  expect(JSON.stringify(log.mock.calls)).not.toContain('sara');
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true });
});

const deliverTo = (smtpUrl: string | undefined, changed: Partial<Mail> = {}, patienceMs?: number) =>
  deliver({ ...mail, ...changed }, { mail: { smtpUrl, from: FROM }, dataDir }, patienceMs);

/** A mail server that keeps what it takes. */
const startServer = async (options: SMTPServerOptions = {}) => {
  const taken: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, answer) => {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        taken.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        answer();
      });
    },
    ...options,
  });
  // A client that gives up is no fault of the server's.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** A server that speaks only as it is told. */
const startSilent = async (speak: (socket: Socket) => void) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    speak(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
};

const outbox = () => readdir(join(dataDir, 'outbox')).catch(() => []);

describe('through a server', () => {
  test('a mail arrives as it was written, in both forms', async () => {
    await using server = await startServer();
    expect(await deliverTo(server.url)).toEqual({ ok: true });
    const parsed = await PostalMime.parse(server.taken[0]?.raw ?? '');
    expect(parsed).toMatchObject({
      subject: mail.subject,
      from: { name: 'Hanlu', address: 'noreply@hanlu.example' },
      to: [{ address: mail.to }],
    });
    expect(parsed.text?.trim()).toBe(mail.text);
    expect(parsed.html?.trim()).toBe(mail.html);
    expect(parsed.messageId).toMatch(/@hanlu\.example>$/);
  });

  test('an invitation arrives as one that mail programs know, under the name of its mail', async () => {
    await using server = await startServer();
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    const messageId = '<lesson-mail-1@hanlu.example>';
    await deliverTo(server.url, { calendar: { method: 'CANCEL', content }, messageId });
    const { raw = '' } = server.taken[0] ?? {};
    expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL\r$/m);
    const parsed = await PostalMime.parse(raw);
    expect(parsed.messageId).toBe(messageId);
    expect(parsed.text?.trim()).toBe(mail.text);
    expect(parsed.attachments.map(({ filename }) => filename)).toContain('lesson.ics');
    const broken = { calendar: { method: 'CANCEL', content }, messageId: '<a>\r\nBcc: b' } as const;
    expect(await deliverTo(server.url, broken)).toEqual({ ok: false, fault: 'invalid' });
  });

  test('the headers of a list pass through', async () => {
    await using server = await startServer();
    const headers = {
      'List-Unsubscribe': `<https://hanlu.example/api/unsubscribe?token=${'a'.repeat(120)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await deliverTo(server.url, { headers });
    const parsed = await PostalMime.parse(server.taken[0]?.raw ?? '');
    const read = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
    expect(read['list-unsubscribe']?.replaceAll(/\s/g, '')).toBe(headers['List-Unsubscribe']);
    expect(read['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  });

  test('a password is not sent where the connection stays open to all', async () => {
    const passwords: string[] = [];
    await using server = await startServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ password }, _, answer) => {
        passwords.push(String(password));
        answer(null, { user: 'hanlu' });
      },
    });
    const { port } = new URL(server.url);
    expect(await deliverTo(`smtp://hanlu:word@127.0.0.1:${port}`)).toEqual({ ok: true });
    expect(passwords).toEqual(['word']);
    const elsewhere = await deliverTo(`smtp://hanlu:word@0.0.0.0:${port}`);
    expect(elsewhere).toEqual({ ok: false, fault: 'unreachable' });
    expect(passwords).toEqual(['word']);
  });

  test('a server that refuses the address is told apart from one that is down', async () => {
    await using server = await startServer({
      onRcptTo: ({ address }, _, answer) =>
        answer(Object.assign(new Error(`${address} is unknown`), { responseCode: 550 })),
    });
    expect(await deliverTo(server.url)).toEqual({ ok: false, fault: 'refused' });
    expect(log).toHaveBeenCalledOnce();
  });

  test.each<[string, SMTPServerOptions]>([
    [
      'a password',
      {
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth: (_, __, answer) => answer(new Error('Invalid login')),
      },
    ],
    ['our own address', { onMailFrom: (_, __, answer) => answer(new Error('Who is that?')) }],
    ['every visitor', { onConnect: (_, answer) => answer(new Error('Too many connections')) }],
  ])('a server that refuses %s takes no mail, whoever it is for', async (_, options) => {
    await using server = await startServer(options);
    const { port } = new URL(server.url);
    const login = options.onAuth ? 'hanlu:word@' : '';
    const result = await deliverTo(`smtp://${login}127.0.0.1:${port}`);
    expect(result).toEqual({ ok: false, fault: 'unreachable' });
  });

  test('a server that is down is a result, not an exception', async () => {
    const { url, ...server } = await startServer();
    await server[Symbol.asyncDispose]();
    expect(await deliverTo(url)).toEqual({ ok: false, fault: 'unreachable' });
  });

  test.each<[string, (socket: Socket) => void]>([
    ['never greets', () => undefined],
    [
      'speaks without an end',
      (socket) => {
        socket.write('220 hanlu\r\n');
        const timer = setInterval(() => socket.write('250-more\r\n'), 50);
        socket.on('close', () => clearInterval(timer));
      },
    ],
    ['hangs up', (socket) => void socket.destroy()],
  ])('a server that %s does not keep anyone waiting', async (_, speak) => {
    await using server = await startSilent(speak);
    const before = performance.now();
    expect(await deliverTo(server.url, {}, 400)).toEqual({ ok: false, fault: 'unreachable' });
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});

describe('what could become another header or another recipient is refused', () => {
  test.each<[string, Partial<Mail>]>([
    ['a line break in the subject', { subject: 'Hello\r\nBcc: all@reader.example' }],
    ['a line break in the address', { to: 'sara@reader.example\nBcc: all@reader.example' }],
    ['two addresses', { to: 'sara@reader.example, all@reader.example' }],
    ['an address with a name', { to: 'Sara <sara@reader.example>' }],
    ['no address', { to: 'sara' }],
    ['a line break in a header', { headers: { 'List-Unsubscribe': '<a>\r\nBcc: all@b.example' } }],
    ['a header that is two', { headers: { 'X-A: b\r\nBcc': 'all@reader.example' } }],
    ['a null character', { subject: 'Hello\0' }],
  ])('%s', async (_, changed) => {
    expect(await deliverTo(undefined, changed)).toEqual({ ok: false, fault: 'invalid' });
    expect(await outbox()).toEqual([]);
  });
});

describe('without a server', () => {
  test('a mail becomes a file whose name gives nobody away', async () => {
    expect(await deliverTo(undefined)).toEqual({ ok: true });
    const [name = ''] = await outbox();
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-[0-9a-f]{6}\.eml$/);
    const path = join(dataDir, 'outbox', name);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const parsed = await PostalMime.parse(await readFile(path));
    expect(parsed).toMatchObject({ subject: mail.subject, to: [{ address: mail.to }] });
  });

  test('the settings of the environment say where it goes', async () => {
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('MAIL_FROM', 'Tutors <tutors@hanlu.example>');
    expect(await sendMail(mail)).toEqual({ ok: true });
    const [name = ''] = await outbox();
    const parsed = await PostalMime.parse(await readFile(join(dataDir, 'outbox', name)));
    expect(parsed.from?.address).toBe('tutors@hanlu.example');
  });

  test('mails to an address are forgotten, also where its domain is written in Arabic', async () => {
    vi.stubEnv('DATA_DIR', dataDir);
    const to = 'omar@قارئ.example';
    await deliverTo(undefined, { to });
    await deliverTo(undefined);
    expect(await forgetKeptMails({ to })).toBe(1);
    expect(await outbox()).toHaveLength(1);
  });

  test('mails at the same moment are all kept', async () => {
    await Promise.all(Array.from({ length: 20 }, () => deliverTo(undefined)));
    expect(await outbox()).toHaveLength(20);
  });

  test('a folder that cannot be written is a result, not an exception', async () => {
    dataDir = join(dataDir, 'missing\0');
    expect(await deliverTo(undefined)).toEqual({ ok: false, fault: 'unreachable' });
    dataDir = await mkdtemp(join(tmpdir(), 'hanlu-mail-'));
  });
});
