export type SendOptions = {
  /** The language of the answer's messages. */
  locale: 'ar' | 'en';
  /** Hears how much has been sent, from 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** What came back; status 0 and no body where nothing did. */
export type Answer = { status: number; body: unknown };

/** Posts a form and tells how far it is, which `fetch` can't. Never throws. */
export const sendForm = (
  address: string,
  fields: Readonly<Record<string, string | Blob>>,
  { locale, onProgress, signal }: SendOptions,
): Promise<Answer> =>
  new Promise((resolve) => {
    const nothing = { status: 0, body: undefined };
    if (signal?.aborted) return resolve(nothing);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Accept-Language', locale);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(Math.round((100 * loaded) / total));
    });
    request.addEventListener('load', () =>
      resolve({ status: request.status, body: readJson(request.responseText) }),
    );
    for (const end of ['error', 'abort', 'timeout']) {
      request.addEventListener(end, () => resolve(nothing));
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
