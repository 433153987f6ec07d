import type { Mail, MailFault, MailResult } from '#src/server/mail.ts';

export type TestOutbox = ReturnType<typeof outbox>;

/** A mail server that keeps what it is given, and fails each time where it has a fault. */
export const outbox = (fault?: MailFault) => {
  const mails: Mail[] = [];
  const send = (mail: Mail): Promise<MailResult> => {
    mails.push(mail);
    return Promise.resolve(fault ? { ok: false, fault } : { ok: true });
  };
  return { mails, send };
};
