import { z } from 'zod';

const address = z.email();

/** An address as RFC 9116 wants it, or nothing where the text is none. */
const contactOf = (text: string): string | undefined => {
  if (address.safeParse(text).success) return `mailto:${text}`;
  const url = URL.parse(text);
  return url?.protocol === 'https:' && !url.username ? url.href : undefined;
};

export const securityVariables = {
  SECURITY_CONTACT: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine(
      (values) => values.every(contactOf),
      'e-mail addresses or https addresses with commas between them',
    )
    .transform((values) => values.map(contactOf).filter((contact) => contact !== undefined))
    .optional(),
};

/** Where people report weaknesses of this site, the best way first; empty means nobody is named. */
export const securityContacts = ({
  SECURITY_CONTACT,
}: z.output<z.ZodObject<typeof securityVariables>>): readonly string[] => SECURITY_CONTACT ?? [];
