import type { APIContext, APIRoute } from 'astro';
import type { Role } from '#src/domain/roles.ts';

type Visit = {
  /** Who is signed in. */
  user?: string | undefined;
  role?: Role | undefined;
  /** The parts of the address that the route names. */
  params?: Readonly<Record<string, string>>;
  method?: string;
  /** What is sent, as JSON; by POST where no method is said. */
  body?: unknown;
};

/** What an endpoint answers to a request of a reader of English. */
export const visit = async (
  route: APIRoute,
  path: string,
  { user, role, params = {}, body, method = body === undefined ? 'GET' : 'POST' }: Visit = {},
): Promise<Response> => {
  const request = new Request(new URL(path, 'http://127.0.0.1'), {
    method,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return route({
    request,
    url: new URL(request.url),
    params,
    clientAddress: '127.0.0.1',
    locals: { user: user && { id: user, role } },
  } as unknown as APIContext);
};
