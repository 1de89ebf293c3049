const freshForMs = 500;
const maximumEntries = 10_000;

interface Entry<Session> {
  readAt: number;
  session: Promise<Session | null>;
}

/**
 * Spares the many requests of one page a read each. Half a second at most, so that what another process revokes,
 * disables or changes shows here within a second; what this process revokes is forgotten at once.
 */
export class SessionCache<Session> {
  private readonly entries = new Map<string, Entry<Session>>();

  constructor(
    private readonly read: (sessionId: string) => Promise<Session | null>,
    private readonly clock: () => Date,
  ) {}

  get(sessionId: string): Promise<Session | null> {
    const now = this.clock().getTime();
    const known = this.entries.get(sessionId);
    if (known && Math.abs(now - known.readAt) < freshForMs) return known.session;
    const entry: Entry<Session> = { readAt: now, session: this.read(sessionId) };
    entry.session.catch(() => this.forgetEntry(sessionId, entry));
    this.entries.delete(sessionId);
    this.entries.set(sessionId, entry);
    if (this.entries.size > maximumEntries) this.entries.delete(this.entries.keys().next().value!);
    return entry.session;
  }

  forget(sessionId: string): void {
    this.entries.delete(sessionId);
  }

  forgetAll(): void {
    this.entries.clear();
  }

  private forgetEntry(sessionId: string, entry: Entry<Session>): void {
    if (this.entries.get(sessionId) === entry) this.entries.delete(sessionId);
  }
}
