import { z } from 'zod';

/** Who sends until an operator says so: an address that nobody has. */
export const DEFAULT_SENDER = 'Hanlu <noreply@hanlu.example>';

const ADDRESS =
  'an address such as smtps://name:password@mail.example:465, with %23 for # and %2F for / in a password';

export const mailVariables = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, ADDRESS)
    .refine((address) => URL.canParse(address), ADDRESS)
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
      'an address or “Name <address>”',
    )
    .default(DEFAULT_SENDER),
};

export type MailConfig = {
  /** Undefined means that mails become files in `outbox` of the data folder. */
  smtpUrl: string | undefined;
  from: string;
};

export const mailConfig = ({
  SMTP_URL,
  MAIL_FROM,
}: z.output<z.ZodObject<typeof mailVariables>>): MailConfig => ({
  smtpUrl: SMTP_URL,
  from: MAIL_FROM,
});
