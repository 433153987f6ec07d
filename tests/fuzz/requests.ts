import fc from 'fast-check';
import { choiceSchema } from '#src/domain/learning/choice-schema.ts';
import { learningEventSchema } from '#src/domain/learning/event-schema.ts';
import { fromSchema, type Hints } from './from-schema.ts';
import { hostileText, hostileValue, spoilt } from './hostile.ts';
import { WHO, type Who } from './people.ts';
import type { Route } from './routes.ts';

export const SITE = 'https://hanlu.example';

/** One request, by whom, and how it is sent. */
export type Case = {
  who: Who;
  method: string;
  headers: Record<string, string>;
  input: unknown;
  /** Sent in place of the input. */
  raw: { type: string; body: string | Uint8Array<ArrayBuffer> } | undefined;
};

const JSON_TYPE = 'application/json';

const RAW_BODIES = [
  '',
  '{',
  '[1,]',
  'null',
  '"text"',
  '1e999',
  '{"a":1,"a":2}',
  '{"__proto__":null}',
  '\ufeff{}',
  '['.repeat(5_000),
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_001)}`,
  '%',
  'email=a&email=b',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="\r\n',
];
const LARGE = JSON.stringify('x'.repeat(2 ** 20));

const raw: fc.Arbitrary<Case['raw']> = fc.record({
  type: fc.constantFrom(
    ...[JSON_TYPE, JSON_TYPE, `${JSON_TYPE}; charset=utf-7`, 'text/plain', 'application/xml', ''],
    ...[
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
    ],
  ),
  body: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...RAW_BODIES) },
    {
      weight: 3,
      arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => new Uint8Array(bytes)),
    },
    fc.constant(LARGE),
  ),
});

/** Beginnings of files that are told by them. */
const BEGINNINGS = [
  '',
  '%PDF-1.7\n',
  '\u0089PNG\r\n\u001a\n',
  'RIFF....WEBP',
  'RIFF....WAVEfmt ',
  '<svg ',
];

const file = fc
  .tuple(
    fc.constantFrom(...BEGINNINGS),
    fc.uint8Array({ maxLength: 64 }),
    hostileText,
    fc.constantFrom('image/png', 'application/pdf', 'audio/webm', 'text/html', ''),
  )
  .map(
    ([beginning, bytes, name, type]) =>
      new File([Buffer.from(beginning, 'latin1'), new Uint8Array(bytes)], name.toWellFormed(), {
        type,
      }),
  );

const hintsFor = (known: fc.Arbitrary<string>): Hints => ({
  file,
  image: file,
  account: known,
  events: fc.array(fromSchema(learningEventSchema, known), { maxLength: 5 }),
  choices: fc.array(fromSchema(choiceSchema, known), { maxLength: 5 }),
});

/** What pages of ours send to the few endpoints without a contract. */
const withoutContract = fc.dictionary(
  fc.constantFrom('lang', 'role', 'email', 'token', 'next', 'state', 'code', 'error', 'iss', 'x'),
  hostileText,
  { maxKeys: 4 },
);

/** Requests to an endpoint: right ones, nearly right ones, and what nobody should send. */
export const requestsTo = (
  { method, contract, path }: Route,
  ids: readonly string[],
): fc.Arbitrary<Case> => {
  const known = fc.constantFrom(...ids);
  const hints = hintsFor(known);
  const right = contract ? fromSchema(contract.input, known, hints) : withoutContract;
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const withParts = fc
    .tuple(right, fc.tuple(...parts.map(() => fc.oneof(known, hostileText))))
    .map(([input, values]) =>
      Object.assign({}, input, Object.fromEntries(parts.map((name, at) => [name, values[at]]))),
    );
  return fc.record({
    who: fc.constantFrom(...WHO),
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant(method) },
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
    ),
    headers: fc.record({
      'accept-language': fc.constantFrom('ar', 'en', 'zh-CN', 'fr', '', ';q=,,*;q=x', 'en;q=0'),
      'sec-fetch-site': fc.constantFrom('same-origin', 'same-origin', 'none', 'cross-site'),
      authorization: fc.constantFrom('', 'Bearer', 'Bearer x.y.z', 'Basic Og=='),
    }),
    input: fc.oneof(
      { weight: 5, arbitrary: parts.length > 0 ? withParts : right },
      { weight: 5, arbitrary: spoilt(right) },
      hostileValue,
    ),
    raw: fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, raw),
  });
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

const formOf = (input: unknown): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(isRecord(input) ? input : { input })) {
    for (const one of [value].flat().slice(0, 20)) {
      if (one instanceof File) form.append(name.toWellFormed(), one);
      else form.append(name.toWellFormed(), asText(one));
    }
  }
  return form;
};

const bodyOf = (
  { contract }: Route,
  { method, input, raw: sent }: Case,
): { body?: BodyInit; type?: string } => {
  if (method === 'GET' || method === 'HEAD') return {};
  if (sent) return sent;
  if (contract?.accepts === 'multipart/form-data') return { body: formOf(input) };
  if (contract) return { body: JSON.stringify(input) ?? '', type: JSON_TYPE };
  const fields = Object.entries(isRecord(input) ? input : {});
  return { body: new URLSearchParams(fields.map(([name, value]) => [name, asText(value)])) };
};

/** The request of a case, and the parts of its address as Astro would name them. */
export const requestOf = (route: Route, sent: Case) => {
  const fields = isRecord(sent.input) ? sent.input : {};
  const params: Record<string, string> = {};
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = asText(fields[name]) || 'none';
    params[name] = value;
    return encodeURIComponent(value);
  });
  const url = new URL(path, SITE);
  if (!route.contract?.accepts) {
    for (const [name, value] of Object.entries(fields).slice(0, 50)) {
      if (!(name in params))
        for (const one of [value].flat().slice(0, 5)) url.searchParams.append(name, asText(one));
    }
  }
  const { body, type } = bodyOf(route, sent);
  const headers = new Headers(sent.headers);
  if (type !== undefined) headers.set('content-type', type);
  return {
    params,
    request: new Request(url, {
      method: sent.method,
      headers,
      ...(body !== undefined && { body, duplex: 'half' }),
    } as RequestInit),
  };
};
