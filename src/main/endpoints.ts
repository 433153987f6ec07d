import type { IncomingMessage } from 'node:http';
import type { APIRoute } from 'astro';
import { createContext } from 'astro/middleware';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { onRequest } from '#src/middleware.ts';
import type { Handler } from '#src/server/front/server.ts';

/** Named by their methods, or ALL for those that have none of their own. */
type Module = Readonly<Record<string, APIRoute | undefined>>;

/** `../pages/api/auth/user.ts` is `/api/auth/user`; those with parts to read are Astro's to find. */
const addressOf = (file: string) => file.replace(/^\.\.\/pages/, '').replace(/(\/index)?\.ts$/, '');

const modules = new Map(
  Object.entries(import.meta.glob<Module>('../pages/api/**/*.ts'))
    .filter(([file]) => !file.includes('['))
    .map(([file, load]) => [addressOf(file), load]),
);

const loaded = new Map<string, Module>();

/** What answers a method at an address without parts that vary, as Astro would choose it. */
const endpointAt = async (address: string, method: string): Promise<APIRoute | undefined> => {
  const load = modules.get(address);
  if (load && !loaded.has(address)) loaded.set(address, await load());
  const found = loaded.get(address);
  return found?.[method] ?? found?.['ALL'];
};

/**
 * Answers endpoints of fixed addresses by themselves, behind the same middleware. Everything else is
 * Astro's, whose way to a route takes longer than most endpoints (decision 291).
 */
export const endpointsFirst =
  (astro: Handler): Handler =>
  async (req, res, next) => {
    const [address = ''] = (req.url ?? '').split('?', 1);
    const route = await endpointAt(address, req.method ?? '');
    if (!route) return void (await astro(req, res, next));
    // What a proxy would say of the request was written by the front.
    const request = new NodeRequest({ req, res, trustProxy: true });
    const context = contextOf(request, address, req);
    const response = (await onRequest(context, async () => route(context))) as Response;
    for (const cookie of context.cookies.headers()) response.headers.append('Set-Cookie', cookie);
    await sendNodeResponse(res, response);
  };

const contextOf = (request: Request, routePattern: string, { headers }: IncomingMessage) =>
  Object.assign(
    createContext({
      request,
      defaultLocale: '',
      locals: { user: undefined, isTutorListOpen: false },
      // The front has put the visitor's own there.
      clientAddress: String(headers['x-forwarded-for']),
    }),
    { routePattern },
  );
