import type { Client, Pool } from 'pg';
import type { Logger } from 'pino';
import { openListener } from '../database/connections';
import { inTransaction, type Tx } from '../database/transaction';

/** A change to one row, as subscribers in every server process hear of it; ids only, never contents. */
export interface Change {
  companyId: string;
  subject: string;
  recordId: string;
  action: string;
}

/** The same with what a program outside wants to know of it. */
export interface Happening extends Change {
  version: number | null;
  at: Date;
}
/** What else is done with events, in the transaction that takes them. */
type Taker = (tx: Tx, happenings: readonly Happening[]) => Promise<void>;

type Listener = (change: Change) => void;
const channel = 'muster_change';
/** Rows taken from the outbox at once, and changes told in one notice, which holds 8,000 bytes. */
const batch = 400;
const ofNotice = 40;

/**
 * Moves outbox events to all server processes: each process relays what it finds and listens for what any relays.
 * An event written in a committed transaction is relayed at least once, also when its writer died right after.
 */
export class Events {
  private readonly listeners = new Set<Listener>();
  private readonly missing = new Set<() => void>();
  private listening: Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isRelaying = false;
  private isWanted = false;
  private isClosed = false;

  constructor(
    private readonly pool: Pool,
    private readonly url: string,
    private readonly log: Logger,
    private readonly take: Taker,
  ) {}

  async start(): Promise<void> {
    await this.listen();
    this.timer = setInterval(() => this.wake(), 2_000);
    this.timer.unref();
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Calls `missed` whenever changes may have happened that were not heard. */
  onMissed(missed: () => void): void {
    this.missing.add(missed);
  }

  /** Relays soon; to be called after each commit that wrote events. */
  readonly wake = (): void => {
    this.isWanted = true;
    if (!this.isRelaying && !this.isClosed) void this.relayAll();
  };

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer) clearInterval(this.timer);
    await this.listening?.end().catch(() => undefined);
  }

  private async relayAll(): Promise<void> {
    this.isRelaying = true;
    try {
      while (this.isWanted && !this.isClosed) {
        this.isWanted = false;
        if ((await this.relaySome()) === batch) this.isWanted = true;
      }
    } catch (error) {
      if (!this.isClosed) this.log.warn({ err: error }, 'events could not be relayed; trying again soon');
    } finally {
      this.isRelaying = false;
    }
  }

  private relaySome(): Promise<number> {
    return inTransaction(this.pool, { platform: true }, 'write', async (tx) => {
      const { rows } = await tx.query<Happening & object>(
        `with taken as (select company_id, seq from outbox_event order by seq limit ${batch} for update skip locked)
         delete from outbox_event o using taken t where o.company_id = t.company_id and o.seq = t.seq
         returning o.company_id as "companyId", o.subject, o.record_id as "recordId", o.action, o.version, o.at`,
      );
      if (rows.length) await this.take(tx, rows);
      const changes = rows.map(({ companyId, subject, recordId, action }): Change => ({
        companyId,
        subject,
        recordId,
        action,
      }));
      const notices: string[] = [];
      for (let at = 0; at < changes.length; at += ofNotice)
        notices.push(JSON.stringify(changes.slice(at, at + ofNotice)));
      await tx.query('select pg_notify($1, notice) from unnest($2::text[]) as notice', [channel, notices]);
      return rows.length;
    });
  }

  private async listen(): Promise<void> {
    const client = await openListener({ url: this.url, name: 'muster events', log: this.log });
    client.on('notification', ({ payload }) => {
      for (const change of JSON.parse(payload ?? '[]') as Change[])
        for (const listener of this.listeners) listener(change);
    });
    client.on('end', () => this.reconnect(client));
    await client.query(`listen ${channel}`);
    this.listening = client;
  }

  private reconnect(client: Client): void {
    if (this.isClosed || this.listening !== client) return;
    this.listening = null;
    this.retry();
  }

  /** Of what happened meanwhile nobody here has heard. */
  private retry(): void {
    setTimeout(() => {
      if (!this.isClosed)
        this.listen().then(
          () => {
            for (const missed of this.missing) missed();
          },
          () => this.retry(),
        );
    }, 1_000).unref();
  }
}
