type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * A `fetch` that tells how much of the body has been sent, from 0 to 100, which the browser's own
 * can't. It takes a method, plain headers, a body and a signal.
 */
export const fetchWithProgress =
  (onProgress: (percent: number) => void): Fetch =>
  (address, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, address);
      for (const [name, value] of Object.entries({ ...headers })) {
        request.setRequestHeader(name, String(value));
      }
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(Math.round((100 * loaded) / total));
      });
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText || null, { status: request.status })),
      );
      for (const end of ['error', 'abort', 'timeout']) {
        request.addEventListener(end, () => reject(new TypeError(`The request ended: ${end}`)));
      }
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit);
    });
