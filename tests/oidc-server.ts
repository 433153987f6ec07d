import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with the next logins. */
type OidcFault =
  /** Every connection is closed without an answer. */
  | 'down'
  /** The person says no at the issuer. */
  | 'denied'
  /** The token endpoint refuses every code. */
  | 'token_refused'
  /** The token endpoint answers with a page and status 500. */
  | 'token_broken'
  | 'wrong_state'
  /** The callback names another issuer (RFC 9207). */
  | 'wrong_callback_issuer'
  | 'wrong_nonce'
  | 'wrong_issuer'
  | 'wrong_audience'
  /** The id token is signed by a key that the issuer does not publish. */
  | 'wrong_key'
  /** The id token has no signature and says so. */
  | 'unsigned'
  | 'no_id_token'
  /** The userinfo endpoint speaks of another person. */
  | 'wrong_userinfo_subject';

type OidcPerson = {
  sub: string;
  name?: string;
  email?: string;
  /** Some issuers send a text here. */
  email_verified?: boolean | string;
};

/** How the issuer behaves from now on. */
export type OidcScript = {
  person?: OidcPerson;
  faults?: readonly OidcFault[];
  /** How far its clock is ahead of ours, in seconds. */
  skewS?: number;
  /** How long every answer takes, in milliseconds. */
  delayMs?: number;
  /** Where claims other than the subject stand. */
  claimsIn?: 'id_token' | 'userinfo';
  /** What else the id token says, such as how the person showed who they are. */
  claims?: object;
  /** The same where the client asked for a class by `acr_values`. */
  claimsWhenAsked?: object;
};

export type OidcServerOptions = {
  clientId?: string;
  clientSecret?: string;
  redirectUri: string;
  /** 0 takes a free one. */
  port?: number;
};

export type OidcServer = {
  issuer: string;
  /** What a site is told about it. */
  settings: Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET', string>;
  /** What a strict issuer objected to in the client's requests; empty when all were right. */
  objections: string[];
  play: (script: OidcScript) => void;
  close: () => Promise<void>;
};

type Grant = {
  redirectUri: string;
  nonce: string;
  challenge: string;
  person: OidcPerson;
  claims: object | undefined;
};

const NOBODY_SPECIAL: OidcPerson = {
  sub: 'people|7f3c/Zoe+1',
  name: 'Zoë Haddad',
  email: 'zoe@reader.example',
  email_verified: true,
};
const LIFETIME_S = 300;
/** The issuer lives under a path, as many hosted ones do. */
const BASE = '/realms/readers';

const newKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    privateKey,
    jwk: publicKey.export({ format: 'jwk' }),
    kid: randomBytes(4).toString('hex'),
  };
};

/**
 * A small OpenID Connect issuer for tests, written apart from the development provider: a
 * confidential client, claims in the id token, an issuer with a path. Whoever comes is signed in
 * at once as the person of the script. It is strict and keeps what it objects to.
 */
export const startOidcServer = async ({
  clientId = 'site:readers',
  // Characters that the Basic scheme has to encode (RFC 6749 §2.3.1).
  clientSecret = 'a+b/c=:&%é',
  redirectUri,
  port = 0,
}: OidcServerOptions): Promise<OidcServer> => {
  const key = newKey();
  const foreignKey = newKey();
  const grants = new Map<string, Grant>();
  const people = new Map<string, OidcPerson>();
  const objections: string[] = [];
  let script: OidcScript = {};
  let issuer = '';

  const has = (fault: OidcFault) => script.faults?.includes(fault) ?? false;
  const object = (is: boolean, what: string): boolean => {
    if (is) objections.push(what);
    return is;
  };

  const describe = () => ({
    issuer,
    authorization_endpoint: `${issuer}/login`,
    token_endpoint: `${issuer}/exchange`,
    userinfo_endpoint: `${issuer}/person`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });

  const login = (query: URLSearchParams, res: ServerResponse) => {
    const asked = (name: string) => query.get(name) ?? '';
    if (
      object(asked('client_id') !== clientId, 'an unknown client') ||
      object(asked('redirect_uri') !== redirectUri, 'an unknown address to come back to')
    ) {
      return answer(res, 400, 'No');
    }
    object(asked('response_type') !== 'code', 'another flow');
    object(!asked('scope').split(' ').includes('openid'), 'the scope has no openid');
    object(asked('code_challenge_method') !== 'S256', 'no S256 challenge');
    object(asked('state').length < 16, 'no state that is hard to guess');
    object(asked('nonce').length < 16, 'no nonce that is hard to guess');
    const back = new URL(redirectUri);
    back.searchParams.set('state', has('wrong_state') ? 'another' : asked('state'));
    back.searchParams.set('iss', has('wrong_callback_issuer') ? 'https://evil.example' : issuer);
    if (has('denied')) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomBytes(24).toString('base64url');
      const person = script.person ?? NOBODY_SPECIAL;
      grants.set(code, {
        redirectUri,
        nonce: asked('nonce'),
        challenge: asked('code_challenge'),
        person,
        claims: asked('acr_values') ? script.claimsWhenAsked : script.claims,
      });
      back.searchParams.set('code', code);
    }
    res.writeHead(302, { Location: back.href }).end();
  };

  const exchange = (req: IncomingMessage, form: URLSearchParams, res: ServerResponse) => {
    if (has('token_broken')) return answer(res, 500, '<h1>Oh no</h1>');
    const client = clientOf(req, form);
    if (object(client !== `${clientId}\n${clientSecret}`, 'a client without its secret')) {
      return answer(res, 401, { error: 'invalid_client' });
    }
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const verifier = form.get('code_verifier') ?? '';
    if (
      has('token_refused') ||
      object(!grant, 'a code that was used or never given') ||
      object(grant?.redirectUri !== form.get('redirect_uri'), 'another address to come back to') ||
      object(grant?.challenge !== hashed(verifier), 'a wrong verifier')
    ) {
      return answer(res, 400, {
        error: 'invalid_grant',
        error_description: 'No zoe@reader.example',
      });
    }
    const accessToken = randomBytes(24).toString('base64url');
    if (grant) people.set(accessToken, grant.person);
    return answer(res, 200, {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: LIFETIME_S,
      ...(grant && !has('no_id_token') && { id_token: idToken(grant) }),
    });
  };

  const idToken = ({ person, nonce, claims }: Grant): string => {
    const now = Math.floor(Date.now() / 1000) + (script.skewS ?? 0);
    const payload = {
      iss: has('wrong_issuer') ? 'https://evil.example' : issuer,
      aud: has('wrong_audience') ? 'someone-else' : clientId,
      nonce: has('wrong_nonce') ? 'another' : nonce,
      iat: now,
      exp: now + LIFETIME_S,
      ...(script.claimsIn === 'userinfo' ? { sub: person.sub } : person),
      ...claims,
    };
    if (has('unsigned')) return `${encoded({ alg: 'none' })}.${encoded(payload)}.`;
    const { privateKey } = has('wrong_key') ? foreignKey : key;
    return signed(payload, privateKey, key.kid);
  };

  const tellPerson = (req: IncomingMessage, res: ServerResponse) => {
    const person = people.get(/^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1] ?? '');
    if (object(!person, 'an unknown access token')) return answer(res, 401, 'No');
    answer(res, 200, has('wrong_userinfo_subject') ? { ...person, sub: 'someone-else' } : person);
  };

  const server = createServer((req, res) => {
    void (async () => {
      const form = new URLSearchParams(await textOf(req));
      if (has('down')) return void req.socket.destroy();
      await new Promise((resolve) => setTimeout(resolve, script.delayMs ?? 0));
      const url = new URL(req.url ?? '/', issuer);
      switch (`${req.method} ${url.pathname.replace(BASE, '')}`) {
        case 'GET /.well-known/openid-configuration':
          return answer(res, 200, describe());
        case 'GET /keys':
          return answer(res, 200, {
            keys: [{ ...key.jwk, kid: key.kid, use: 'sig', alg: 'RS256' }],
          });
        case 'GET /login':
          return login(url.searchParams, res);
        case 'POST /exchange':
          return exchange(req, form, res);
        case 'GET /person':
          return tellPerson(req, res);
        default:
          return answer(res, 404, 'No');
      }
    })();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`;

  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
    },
    objections,
    play: (next) => {
      script = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** The client's name and secret on two lines, from the header or the form. */
const clientOf = (req: IncomingMessage, form: URLSearchParams): string => {
  const [, basic] = /^Basic (.+)$/.exec(req.headers.authorization ?? '') ?? [];
  if (basic === undefined) return `${form.get('client_id')}\n${form.get('client_secret')}`;
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':');
  return [id, secret].map((part) => decodeURIComponent(part.replaceAll('+', ' '))).join('\n');
};

const hashed = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const signed = (payload: object, key: KeyObject, kid: string): string => {
  const content = `${encoded({ alg: 'RS256', typ: 'JWT', kid })}.${encoded(payload)}`;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
};

const textOf = async (req: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of req.setEncoding('utf8')) text += chunk as string;
  return text;
};

const answer = (res: ServerResponse, status: number, body: unknown): void => {
  const isText = typeof body === 'string';
  res
    .writeHead(status, { 'Content-Type': isText ? 'text/html' : 'application/json' })
    .end(isText ? body : JSON.stringify(body));
};
