import { Client } from 'pg';

/** Milliseconds in which a connection that is there answers, and in which a new one does. */
const [kept, anew] = [1_000, 2_000];

/**
 * Whether the database answers anybody, told within some three seconds: by a connection of its own, and where that one
 * does not answer, by a new one. Whoever asks meanwhile hears the same.
 */
export class Pulse {
  private client: Client | null = null;
  private asking: Promise<boolean> | null = null;
  private isEnded = false;

  constructor(private readonly url: string) {}

  answers(): Promise<boolean> {
    return (this.asking ??= this.ask().finally(() => {
      this.asking = null;
    }));
  }

  end(): void {
    this.isEnded = true;
    this.drop();
  }

  private async ask(): Promise<boolean> {
    if (this.client && (await this.hears(this.client, kept))) return true;
    this.drop();
    if (this.isEnded) return false;
    const client = new Client({
      connectionString: this.url,
      application_name: 'muster pulse',
      connectionTimeoutMillis: anew,
    });
    client.on('error', () => undefined);
    this.client = client;
    const isThere = await client.connect().then(() => this.hears(client, anew), isRefusal);
    if (!isThere || this.isEnded) this.drop();
    return isThere;
  }

  /** An answer that has come and waits to be read, while this process was busy, counts. */
  private async hears(client: Client, ms: number): Promise<boolean> {
    let timer: NodeJS.Timeout;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => setImmediate(() => setImmediate(resolve, false)), ms);
    });
    const answer = client.query('select 1').then(() => true, isRefusal);
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  private drop(): void {
    // Not ended in good manners: nobody may be there to answer.
    (this.client as unknown as { connection: { stream: { destroy(): void } } } | null)?.connection.stream.destroy();
    this.client = null;
  }
}

/** A database that refuses, with too many connections for example, has answered; one that ends or begins has not. */
function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) && !/^(57P0.|08...)$/.test(code);
}
