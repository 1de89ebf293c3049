/** Taken before a test puts a browser's own fetch in its place. */
const network = globalThis.fetch;

interface Cookie {
  value: string;
  attributes: Map<string, string>;
}

/** As much of a browser as sessions need: cookies kept and sent back, addresses read from a page's origin. */
export class Browser {
  readonly cookies = new Map<string, Cookie>();
  /** Everything sent, oldest first, as "METHOD /path". */
  readonly sent: string[] = [];

  constructor(
    private readonly base: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  readonly fetch = async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address instanceof Request ? address.url : address, this.base);
    const headers = new Headers(init.headers);
    const cookie = [...this.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    if (cookie) headers.set('cookie', cookie);
    for (const [name, value] of Object.entries(this.headers)) headers.set(name, value);
    this.sent.push(`${(init.method ?? 'GET').toUpperCase()} ${url.pathname}`);
    const response = await network(url, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  };

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, { headers });
  }

  /** Sends a form, as pages and next-auth clients do. */
  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  async csrfToken(): Promise<string> {
    return ((await (await this.get('/api/auth/csrf')).json()) as { csrfToken: string }).csrfToken;
  }

  async signIn(email: string, password: string, more: Record<string, string> = {}): Promise<Response> {
    return this.post('/api/auth/callback/credentials', {
      email,
      password,
      csrfToken: await this.csrfToken(),
      json: 'true',
      ...more,
    });
  }

  async session(): Promise<{ user?: Record<string, unknown>; expires?: string }> {
    return (await this.get('/api/auth/session')).json() as Promise<{
      user?: Record<string, unknown>;
      expires?: string;
    }>;
  }

  private keep(line: string): void {
    const [pair = '', ...rest] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const attributes = new Map(
      rest.map((part) => {
        const [key = '', value = ''] = part.split('=');
        return [key.toLowerCase(), value];
      }),
    );
    const expires = attributes.get('expires');
    if (expires !== undefined && new Date(expires) <= new Date()) this.cookies.delete(name);
    else this.cookies.set(name, { value: pair.slice(name.length + 1), attributes });
  }
}
