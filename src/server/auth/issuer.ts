import * as oidc from 'openid-client';
import type { Identity } from '#db/repos/users.ts';
import { withoutUnsafe } from '#src/domain/safe-text.ts';
import { tagOf, type Locale } from '#src/i18n/locales.ts';
import type { LoginConfig } from '#src/lib/config.ts';
import { inTime } from '#src/lib/in-time.ts';
import { ownProvider } from './own-provider.ts';

/** How long an issuer's answer may take, in seconds. */
const TIMEOUT_S = 10;

/** How long all that is asked for one way back may take: up to four answers. */
const RETURN_WITHIN_MS = 15_000;

/** How far the issuer's clock may be from ours, in seconds. */
const CLOCK_TOLERANCE_S = 60;

/** How long we believe what the issuer says of its addresses and keys. */
const DISCOVERY_MS = 60 * 60_000;

// Marked as deprecated in the library so that nobody uses it by accident.
const { allowInsecureRequests: allowPlainHttp } = oidc as {
  allowInsecureRequests: (config: oidc.Configuration) => void;
};

/** Who came back from the issuer, and whether it says that a second factor was shown. */
export type SignedIn = { identity: Identity; hasSecondFactor: boolean };

export type Challenge = { state: string; verifier: string; nonce: string };

const known = new Map<string, { at: number; issuer: Promise<oidc.Configuration> }>();

/** The issuer's addresses, asked once an hour; a failure is not remembered. */
const discover = ({ issuer, clientId, clientSecret }: LoginConfig): Promise<oidc.Configuration> => {
  const key = `${issuer} ${clientId}`;
  const before = known.get(key);
  if (before && Date.now() - before.at < DISCOVERY_MS) return before.issuer;
  const address = new URL(issuer);
  const ask = () =>
    oidc.discovery(
      address,
      clientId,
      { [oidc.clockTolerance]: CLOCK_TOLERANCE_S },
      clientSecret ? oidc.ClientSecretBasic(clientSecret) : oidc.None(),
      {
        timeout: TIMEOUT_S,
        // The configuration allows plain http for a loopback issuer only.
        execute: [
          // A signature is checked even on what came straight from the issuer.
          oidc.enableNonRepudiationChecks,
          ...(address.protocol === 'http:' ? [allowPlainHttp] : []),
        ],
      },
    );
  const found = ownProvider().then(ask);
  known.set(key, { at: Date.now(), issuer: found });
  found.catch(() => known.delete(key));
  return found;
};

/**
 * Where to send a browser that wants to sign in, and what to keep until it comes back. `factor` is
 * what the issuer is asked to see to, as an `acr` value (OpenID Connect Core 1.0, 3.1.2.1).
 */
export const beginLogin = async (
  config: LoginConfig,
  {
    redirectUri,
    locale,
    factor,
  }: { redirectUri: string; locale: Locale<'common'>; factor?: string | undefined },
): Promise<{ address: URL; challenge: Challenge }> => {
  const issuer = await discover(config);
  const challenge = {
    state: oidc.randomState(),
    verifier: oidc.randomPKCECodeVerifier(),
    nonce: oidc.randomNonce(),
  };
  const address = oidc.buildAuthorizationUrl(issuer, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: challenge.state,
    nonce: challenge.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(challenge.verifier),
    code_challenge_method: 'S256',
    ui_locales: tagOf(locale),
    ...(factor !== undefined && { acr_values: factor }),
  });
  return { address, challenge };
};

/**
 * Turns the address that a browser came back to into who signed in, and whether with the second
 * factor of the settings. Throws where anything does not match: state, nonce, verifier, issuer,
 * signature, time; and a `TimeoutError` where the issuer's answers together take too long.
 */
export const finishLogin = (
  config: LoginConfig,
  callback: URL,
  challenge: Challenge,
): Promise<SignedIn> => inTime(askIssuer(config, callback, challenge), RETURN_WITHIN_MS);

/** What the address that a browser comes back to may bring about, and an issuer's answer as well. */
const OF_EITHER = ['OAUTH_INVALID_RESPONSE', 'OAUTH_UNSUPPORTED_OPERATION'];

/**
 * Whether a sign-in failed for the issuer: it is away, silent, says nonsense, signs with keys that
 * it does not publish or refuses this site, so that others fail as well. Not where a browser may
 * have brought it about by what it sent.
 */
export const isIssuersFault = (thrown: unknown): boolean => {
  const { name, code, error } = thrown as { name?: unknown; code?: unknown; error?: unknown };
  if (name === 'TimeoutError' || isAway(thrown)) return true;
  if (typeof code !== 'string' || !code.startsWith('OAUTH_')) return false;
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR' || error === 'invalid_grant') return false;
  return !OF_EITHER.includes(code) || isAboutAnswer(thrown);
};

/** The library keeps what it objects to: nothing or the parameters of an address, or an answer. */
const isAboutAnswer = (thrown: unknown): boolean => {
  const objected = thrown instanceof Error && thrown.cause instanceof Error && thrown.cause.cause;
  return Boolean(objected) && !Object.hasOwn(Object(objected) as object, 'parameters');
};

/** What `fetch` throws where nobody answers. */
const isAway = (thrown: unknown) => thrown instanceof TypeError && thrown.cause instanceof Error;

const askIssuer = async (
  config: LoginConfig,
  callback: URL,
  { state, verifier, nonce }: Challenge,
): Promise<SignedIn> => {
  const issuer = await discover(config);
  const tokens = await oidc.authorizationCodeGrant(issuer, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The issuer sent no id token');
  const said =
    claims['email'] === undefined && issuer.serverMetadata().userinfo_endpoint
      ? { ...claims, ...(await oidc.fetchUserInfo(issuer, tokens.access_token, claims.sub)) }
      : claims;
  return {
    identity: {
      issuer: claims.iss,
      subject: claims.sub,
      email: textOf(said['email']),
      emailVerified: said['email_verified'] === true,
      name: nameOf(said['name']),
    },
    hasSecondFactor: hasSecondFactor(claims, config.adminFactor),
  };
};

/** By the class that was asked for, or by the methods that were used (RFC 8176). */
const hasSecondFactor = ({ acr, amr }: oidc.IDToken, asked: string | undefined): boolean =>
  (asked !== undefined && acr === asked) || (Array.isArray(amr) && amr.includes('mfa'));

const textOf = (claim: unknown): string | undefined =>
  typeof claim === 'string' && claim.trim() ? claim.trim().slice(0, 320) : undefined;

/** What somebody is called, as a line that can be shown as it is (SECURITY-8). */
const nameOf = (claim: unknown): string | undefined => {
  const line = textOf(claim)?.replace(/\s+/g, ' ').normalize();
  return line && (withoutUnsafe(line).trim() || undefined);
};
