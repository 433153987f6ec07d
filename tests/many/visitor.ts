import { Agent, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';

export type Answer = { status: number; body: string; location: string | undefined };
export type Asked = {
  method?: 'GET' | 'POST';
  /** Sent as JSON where it is no text. */
  body?: unknown;
};

const BASE = 2 ** 24 * 127 + 256;

/**
 * Somebody with a browser's cookies and a network address of their own: all of 127.0.0.0/8 is this
 * machine. Where there is no proxy the visitor names the address, as the proxy does elsewhere.
 */
export class Visitor {
  readonly site: string;
  private readonly address: string;
  private readonly isBehindProxy: boolean;
  private readonly cookies = new Map<string, string>();
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 4 });

  constructor(site: string, number: number, { isBehindProxy }: { isBehindProxy: boolean }) {
    this.site = site;
    this.isBehindProxy = isBehindProxy;
    const bits = BASE + number;
    this.address = [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');
  }

  /** Asks for a path of the site, or a whole address; never follows a redirect. */
  async ask(path: string, { method = 'GET', body }: Asked = {}): Promise<Answer> {
    const url = new URL(path, this.site);
    const content = typeof body === 'string' ? body : JSON.stringify(body);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const sent = ask(url, {
      method,
      agent: this.agent,
      localAddress: this.isBehindProxy ? this.address : '127.0.0.1',
      headers: {
        'Accept-Language': 'en',
        Referer: `${this.site}/`,
        // One form of each answer, whatever has been compressed by whom.
        'Accept-Encoding': 'identity',
        ...(cookie && { Cookie: cookie }),
        ...(!this.isBehindProxy && { 'X-Forwarded-For': this.address }),
        ...(method === 'POST' && { 'Content-Type': 'application/json', Origin: this.site }),
      },
    });
    sent.once('error', reject).once('response', (response) => {
      for (const line of response.headers['set-cookie'] ?? []) this.keep(line);
      const { statusCode: status = 0, headers } = response;
      text(response).then(
        (read) => resolve({ status, body: read, location: headers.location }),
        reject,
      );
    });
    sent.end(content);
    return promise;
  }

  /** Signs in at the issuer, as the person that it signs in now. */
  async signIn(): Promise<Answer> {
    let answer = await this.ask('/api/login?lang=en');
    for (let hop = 0; hop < 4 && answer.location; hop += 1)
      answer = await this.ask(answer.location);
    return answer;
  }

  /** What a browser would send along, to be tried elsewhere. */
  at(site: string): Visitor {
    const elsewhere = new Visitor(site, 0, { isBehindProxy: false });
    for (const [name, value] of this.cookies) elsewhere.cookies.set(name, value);
    return elsewhere;
  }

  close(): void {
    this.agent.destroy();
  }

  private keep(line: string) {
    const [pair = '', ...rest] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (value === '' || rest.some((one) => /max-age=0/i.test(one))) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
