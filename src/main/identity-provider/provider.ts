import { generateKeyPair, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { Provider, type JWK } from 'oidc-provider';
import { createMemory } from './memory.ts';
import { subjectOf, type Person } from './people.ts';

export type ProviderSettings = {
  /** The provider's own origin, on loopback. */
  issuer: string;
  clientId: string;
  /** The origin of the site that it serves; nobody else may send people here. */
  siteUrl: string;
};

const MINUTE_S = 60;
const COOKIES = { signed: true, httpOnly: true, sameSite: 'lax' } as const;

/** The protocol: one public client, code flow with PKCE, new keys at every start. */
export const createProvider = async (
  { issuer, clientId, siteUrl }: ProviderSettings,
  errorPage: (req: IncomingMessage) => string,
) => {
  const people = new Map<string, Person>();
  const provider = new Provider(issuer, {
    adapter: createMemory(),
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${siteUrl}/api/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    jwks: { keys: [await signingKey()] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      // The site shares this host and with it the cookies, so the names must not meet.
      names: {
        session: 'hanlu_idp_session',
        interaction: 'hanlu_idp_interaction',
        resume: 'hanlu_idp_resume',
      },
      long: COOKIES,
      short: COOKIES,
    },
    ttl: {
      Session: 10 * MINUTE_S,
      Grant: 10 * MINUTE_S,
      Interaction: 10 * MINUTE_S,
      AccessToken: 10 * MINUTE_S,
      IdToken: 10 * MINUTE_S,
      AuthorizationCode: MINUTE_S,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    clientBasedCORS: () => false,
    findAccount: (_ctx, subject) => {
      const person = people.get(subject);
      if (!person) return undefined;
      const { name, email, verified } = person;
      return {
        accountId: subject,
        claims: () => ({ sub: subject, name, email, email_verified: verified }),
      };
    },
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = errorPage(ctx.req);
    },
  });

  /** What the protocol is told when someone agreed. */
  const agree = async (person: Person) => {
    const subject = subjectOf(person);
    people.set(subject, person);
    const grant = new provider.Grant({ accountId: subject, clientId });
    grant.addOIDCScope('openid email profile');
    return { login: { accountId: subject }, consent: { grantId: await grant.save() } };
  };

  return { provider, agree };
};

const signingKey = async (): Promise<JWK> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' } as JWK;
};
