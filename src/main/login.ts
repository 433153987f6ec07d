import type { Config } from '#src/lib/config.ts';
import type { IdentityProvider } from './identity-provider/server.ts';
import { endWith } from './settings.ts';

/**
 * Starts the development identity provider where the settings name no other. Ends the process
 * with one sentence when its port can't be had.
 */
export const startDevelopmentLogin = async ({
  login,
  siteUrl,
}: Config): Promise<IdentityProvider | undefined> => {
  if (!login?.embedded) return undefined;
  try {
    const { startIdentityProvider } = await import('./identity-provider/server.ts');
    return await startIdentityProvider({ ...login, siteUrl });
  } catch (error) {
    return endWith(
      (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
        ? `Port ${new URL(login.issuer).port} is in use, and the development login needs it: set PORT to a number with two free ports, or OIDC_ISSUER.`
        : `The development login could not start: ${String(error)}`,
    );
  }
};

/** Where people sign in, for the lines that a start prints. */
export const describeLogin = ({ login, adminEmails }: Config): string => {
  if (!login) return 'login: nowhere, until OIDC_ISSUER is set';
  if (!login.embedded) return `login: ${new URL(login.issuer).host}`;
  const admins = adminEmails.length > 0 ? ` (admin: ${adminEmails.join(', ')})` : '';
  return `login: development provider at ${login.issuer}${admins}`;
};
