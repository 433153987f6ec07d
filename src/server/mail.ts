import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { Mutex } from 'async-mutex';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import writeFileAtomic from 'write-file-atomic';
import { isEmailAddress } from '#src/domain/email.ts';
import { readConfig, type Config } from '#src/lib/config.ts';
import { isLoopback } from '#src/lib/config/fields.ts';
import { mails } from './watching/measures.ts';

export type Mail = {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
  /** `<…@host>`; for a mail that may be handed over twice, so that a mailbox keeps one. */
  messageId?: string;
  /** An invitation or its cancellation, which mail programs put into a calendar (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
};

/** Why a mail did not go out. */
export type MailFault =
  /** An address that is none, or a line break where a header ends. */
  | 'invalid'
  /** No connection, no answer in time, or a server that takes nothing from us: a wrong password. */
  | 'unreachable'
  /** The server would not take this one. */
  | 'refused';

export type MailResult = { ok: true } | { ok: false; fault: MailFault };

type Settings = Pick<Config, 'mail' | 'dataDir'>;

/** Someone waits for the answer, and a mail server that is well takes a second. */
const PATIENCE_MS = 10_000;

/** Sends a mail through the server of the settings, or puts it into the outbox. Never throws. */
export const sendMail = (mail: Mail): Promise<MailResult> => deliver(mail, readConfig(process.env));

/** As `sendMail`, with settings and patience in milliseconds. */
export const deliver = async (
  mail: Mail,
  { mail: { smtpUrl, from }, dataDir }: Settings,
  patienceMs = PATIENCE_MS,
): Promise<MailResult> => {
  if (!isSound(mail)) return failed('invalid');
  const { to, calendar, ...rest } = mail;
  // As an object, the address is never taken apart for more addresses.
  const message = {
    ...rest,
    from,
    to: { name: '', address: to },
    ...(calendar && { icalEvent: { ...calendar, filename: 'lesson.ics' } }),
  };
  try {
    if (smtpUrl === undefined) await keep(message, join(dataDir, 'outbox'));
    else await send(message, smtpUrl, patienceMs);
    mails.add({ result: 'sent' });
    return { ok: true };
  } catch (error) {
    const { code = 'unknown', responseCode = '', command = '' } = error as MailError;
    const fault = responseCode && OF_THE_MAIL.includes(command) ? 'refused' : 'unreachable';
    // The message of the error may repeat the address.
    console.error(`A mail was not sent: ${fault}`, code, responseCode);
    return failed(fault);
  }
};

/** The address in what MAIL_FROM says: `Hanlu <noreply@hanlu.example>`. */
export const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

type MailError = { code?: string; responseCode?: number; command?: string };

/** What is refused here is refused to one mail; before it, to all (RFC 5321, 3.3). */
const OF_THE_MAIL = ['RCPT TO', 'DATA'];

const failed = (fault: MailFault): MailResult => {
  mails.add({ result: fault });
  return { ok: false, fault };
};

const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/;
// eslint-disable-next-line no-control-regex -- these are the characters in question
const CONTROLS = /[\x00-\x1f\x7f]/;

const isSound = ({ to, subject, messageId = '', headers = {} }: Mail): boolean =>
  isEmailAddress(to) &&
  ![to, subject, messageId, ...Object.values(headers)].some((value) => CONTROLS.test(value)) &&
  Object.keys(headers).every((name) => HEADER_NAME.test(name));

/** The content of a mail is text of ours: nothing in it may make the library read a file. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

const send = async (message: SendMailOptions, smtpUrl: string, patienceMs: number) => {
  const { username, hostname } = new URL(smtpUrl);
  const transport = nodemailer.createTransport({
    ...CLOSED,
    url: smtpUrl,
    // A password is never sent in the clear because someone on the way hid that TLS is there.
    requireTLS: username !== '' && !isLoopback(hostname),
  });
  // The library's own time-outs begin anew with every word of a server.
  await transport.sendMail({ ...message, signal: AbortSignal.timeout(patienceMs) });
};

/** A file for every mail, named by its time, that any mail program opens. */
const keep = async (message: SendMailOptions, outbox: string) => {
  const composer = nodemailer.createTransport({
    ...CLOSED,
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  const composed = await composer.sendMail(message);
  const time = new Date().toISOString().replaceAll(':', '-');
  const name = `${time}-${randomBytes(3).toString('hex')}.eml`;
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  await writeFileAtomic(join(outbox, name), composed.message as Buffer, { mode: 0o600 });
};

/**
 * Removes mails from the outbox folder, where no mail server is set: those to an address, or those
 * from before a moment. Answers how many.
 */
export const forgetKeptMails = (which: { to: string } | { before: Date }): Promise<number> =>
  oneAtATime.runExclusive(() => forgetAmongKept(which));

/** Of two at once, one would look for what the other has removed. */
const oneAtATime = new Mutex();

const forgetAmongKept = async (which: { to: string } | { before: Date }): Promise<number> => {
  const outbox = join(readConfig(process.env).dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  let removed = 0;
  for (const name of names) {
    const path = join(outbox, name);
    const isMeant =
      'to' in which
        ? isTo(await readFile(path, 'utf8'), which.to)
        : (await stat(path)).mtime < which.before;
    if (!isMeant) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
};

/** The head of a mail breaks a long line before its address. */
const isTo = (mail: string, address: string): boolean => {
  const [, to = ''] = /^To:\s+(.*)$/im.exec(mail) ?? [];
  return asSent(addressIn(to)) === asSent(address);
};

/** An address as mails name it: a domain in other letters, such as مثال.example, goes out in ASCII. */
const asSent = (address: string): string => {
  const domain = address.lastIndexOf('@') + 1;
  return (address.slice(0, domain) + domainToASCII(address.slice(domain))).toLowerCase();
};
