import { SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { judgeDeliveries, type Verdict } from './deliveries.ts';
import type { Publisher, PublishingState } from './publisher.ts';

type Publications = {
  publisher: Pick<Publisher, 'request' | 'state'>;
  /** Without a secret nobody can tell of publications. */
  judge: ReturnType<typeof judgeDeliveries> | undefined;
};

let taken: Publications | undefined;

/** Lets this process say how its pages stand, and take deliveries that are signed with the secret. */
export const takePublications = (
  publisher: Publications['publisher'],
  secret: string | undefined,
): void => {
  taken = { publisher, judge: secret === undefined ? undefined : judgeDeliveries(secret) };
};

/** Nothing can be newer than pages that are made as they are asked for, or where nobody publishes. */
const LIVE: PublishingState = { at: 'current' };

const STATUS: Record<Verdict, number> = { accepted: 202, forged: 401, late: 401, repeated: 409 };

/** A delivery names one document; a long text of law has about 60 KB. */
const BODY_LIMIT = 512 * 1024;

/**
 * Takes the news that something was published, from Sanity's webhook or from the content server of
 * this machine, signed the same way. A forged, late or repeated delivery changes nothing.
 */
export const receivePublication = async (request: Request): Promise<Response> => {
  const { publisher, judge } = taken ?? {};
  if (!publisher || !judge) return answer(404, { code: 'not_configured' });
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT) {
    return answer(413, { code: 'too_large' });
  }
  const signature = request.headers.get(SIGNATURE_HEADER_NAME) ?? '';
  const verdict = await judge(await request.text(), signature);
  if (verdict === 'accepted') publisher.request();
  return answer(STATUS[verdict], { code: verdict });
};

/** How the pages stand to the content. */
export const publishingState = (): PublishingState => taken?.publisher.state() ?? LIVE;

/** The same, for the Studio, which may have a host of its own. It is a secret to nobody. */
export const readPublishingState = (): Response => {
  const response = answer(200, publishingState());
  response.headers.set('Access-Control-Allow-Origin', '*');
  return response;
};

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
