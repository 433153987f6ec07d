import { z } from 'zod';
import { isLoopback, isPlainAddress, secret } from './fields.ts';

const address = z.email();

export const accountVariables = {
  OIDC_ISSUER: z
    .string()
    .refine(
      (value) =>
        isPlainAddress(value) &&
        (value.startsWith('https:') || isLoopback(new URL(value).hostname)),
      'the https address of an OpenID Connect issuer',
    )
    .optional(),
  OIDC_CLIENT_ID: secret('a client id').optional(),
  OIDC_CLIENT_SECRET: secret('a client secret').optional(),
  OIDC_PROVIDER_NAME: z.string().trim().max(60).optional(),
  OIDC_ADMIN_ACR: secret('the acr value of a second factor').optional(),
  ADMIN_EMAILS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine(
      (values) => values.every((value) => address.safeParse(value).success),
      'e-mail addresses with commas between them',
    )
    .transform((values) => values.map((value) => value.toLowerCase()))
    .optional(),
};

/** Where people sign in. Without an issuer in the settings, the development provider serves. */
export type LoginConfig = {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** What the sign-up button calls it; undefined means that of the page's own words. */
  providerName: string | undefined;
  /** The `acr` value of the second factor that admins need; undefined means that they need none. */
  adminFactor: string | undefined;
  /** Whether the issuer is our own development provider. */
  embedded: boolean;
};

/** The client that the development provider knows; it is public, so it has no secret. */
const EMBEDDED_CLIENT_ID = 'hanlu';

/** The address of the admin that the development provider offers. */
export const EMBEDDED_ADMIN = 'admin@hanlu.example';

/**
 * Who holds the admin role. With the development provider that is its ready admin unless told
 * otherwise, so that a fresh machine can show everything; nobody else can come there.
 */
export const adminEmails = (
  { ADMIN_EMAILS }: z.output<z.ZodObject<typeof accountVariables>>,
  login: LoginConfig | undefined,
): readonly string[] => ADMIN_EMAILS ?? (login?.embedded ? [EMBEDDED_ADMIN] : []);

const LAST_PORT = 65_535;

/**
 * The development provider lets anyone be anyone: it is there only where nobody else can come,
 * on loopback, and listens on the port after the site's.
 */
export const loginConfig = (
  variables: z.output<z.ZodObject<typeof accountVariables>>,
  { host, port, siteUrl }: { host: string; port: number; siteUrl: string },
): LoginConfig | undefined => {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_PROVIDER_NAME, OIDC_ADMIN_ACR } =
    variables;
  if (OIDC_ISSUER && OIDC_CLIENT_ID) {
    return {
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      providerName: OIDC_PROVIDER_NAME,
      adminFactor: OIDC_ADMIN_ACR,
      embedded: false,
    };
  }
  if (OIDC_ISSUER || !isLoopback(host) || !isLoopback(new URL(siteUrl).hostname)) return undefined;
  if (port === LAST_PORT) return undefined;
  return {
    issuer: `http://127.0.0.1:${port + 1}`,
    clientId: EMBEDDED_CLIENT_ID,
    clientSecret: undefined,
    providerName: undefined,
    adminFactor: undefined,
    embedded: true,
  };
};
