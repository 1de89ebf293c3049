import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import { isPlainDate } from '../../kernel/dates/plain-date';
import { isId } from '../records/ids';
import { TenantFairQueue } from '../jobs/tenant-fair-queue';

/** With `rowMode: 'array'` rows are the cells of their columns in order. */
export type Sql = string | { name?: string; text: string; values?: unknown[]; rowMode?: 'array' };

/** One open transaction, bound to one company by row-level security. */
export interface Tx {
  query<R extends QueryResultRow = QueryResultRow>(sql: Sql, values?: unknown[]): Promise<QueryResult<R>>;
  /**
   * The last statement of a transaction that reads, which takes its COMMIT along: nothing may follow it. One that
   * writes has none.
   */
  lastQuery<R extends QueryResultRow = QueryResultRow>(sql: Sql): Promise<QueryResult<R>>;
  /** Begins anew after a last statement that turned out not to be it: from here on another snapshot is read. */
  again(): Promise<void>;
  /** The connection itself, for COPY streams. */
  readonly client: PoolClient;
}

/** What row-level security lets this transaction see. `platform` is for trusted code that works across companies. */
export interface Scope {
  companyId?: string | null;
  userId?: string | null;
  platform?: boolean;
  /** The API token that acts, for the audit log. */
  tokenId?: string;
  /** The day it is in the company, for what the database computes by it. */
  today?: string;
}

/** The same in SQL; that of the database where a transaction is about no company. */
export const todaySql = `coalesce(nullif(current_setting('app.today', true), '')::date, current_date)`;

export type Mode = 'read' | 'write';

/** Nobody knows whether a change is stored: its COMMIT was sent, and the connection ended before the answer. */
export class CommitLost extends Error {
  constructor(cause: unknown) {
    super('the connection was lost while a change was being committed', { cause });
  }
}

/**
 * Settings are hex ids and a day only, so they may stand in the text: BEGIN and its settings cost one round trip and no
 * planning.
 */
function opening({ companyId, userId, platform, today, tokenId }: Scope, mode: Mode): string {
  return (
    `BEGIN ${mode === 'read' ? 'ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'ISOLATION LEVEL READ COMMITTED'}` +
    `${isId(companyId) ? `;SET LOCAL app.company_id='${companyId}'` : ''}${isId(userId) ? `;SET LOCAL app.user_id='${userId}'` : ''}` +
    `${platform ? ";SET LOCAL app.platform='on'" : ''}${today && isPlainDate(today) ? `;SET LOCAL app.today='${today}'` : ''}` +
    `${isId(tokenId) ? `;SET LOCAL app.token_id='${tokenId}'` : ''}`
  );
}

const turnsAt = new WeakMap<Pool, TenantFairQueue>();

/**
 * The connections of a pool are shared by companies: however much one of them asks at once, it holds half of them at
 * most, and takes few at a time while others ask too.
 */
export function sharedByCompanies(pool: Pool): Pool {
  const places = pool.options.max!;
  turnsAt.set(pool, new TenantFairQueue({ places, most: Math.ceil(places / 2), besideOthers: Math.ceil(places / 8) }));
  return pool;
}

/**
 * A transaction begun by hand: whoever opens it must call `commit` or `rollback` exactly once. On a pool of pipelined
 * connections its first statement leaves together with its BEGIN; should that fail, so does every statement after it.
 */
export class OpenTransaction implements Tx {
  /** Settled when the last statement is: without pipelining, a connection is given one statement at a time. */
  private last: Promise<unknown>;
  /** The COMMIT that left with the last statement of what only reads. */
  private committed: Promise<QueryResult> | null = null;

  private opened: Promise<unknown>;

  private constructor(
    readonly client: PoolClient,
    private readonly opening: string,
    private readonly mode: Mode,
    private readonly giveBack: () => void,
  ) {
    this.opened = client.query(opening);
    this.last = this.opened.catch(() => undefined);
  }

  static async begin(pool: Pool, scope: Scope, mode: Mode): Promise<OpenTransaction> {
    const turns = turnsAt.get(pool);
    const asked = turns?.take(scope.companyId ?? '');
    const turn = asked instanceof Promise ? await asked : asked;
    const giveBack = () => turn && turns?.giveBack(turn);
    const client = await pool.connect().catch((error: unknown) => {
      giveBack();
      throw error;
    });
    sentTogether(client);
    return new OpenTransaction(client, opening(scope, mode), mode, giveBack);
  }

  query<R extends QueryResultRow>(sql: Sql, values?: unknown[]): Promise<QueryResult<R>> {
    if (this.committed) throw new Error('a statement came after the last one of its transaction');
    const send = () => (typeof sql === 'string' ? this.client.query<R>(sql, values) : this.client.query<R>(sql));
    const answer = this.client.pipeline ? send() : this.last.then(send);
    this.last = answer.catch(() => undefined);
    return answer;
  }

  lastQuery<R extends QueryResultRow>(sql: Sql): Promise<QueryResult<R>> {
    if (this.mode === 'write')
      throw new Error('a change is committed once its answer is whole, never with its last statement');
    if (!this.client.pipeline) return this.query(sql);
    sentTogether(this.client);
    const answer = this.query<R>(sql);
    this.committed = this.client.query('COMMIT');
    this.committed.catch(() => undefined);
    return answer;
  }

  async again(): Promise<void> {
    if (!this.committed) return;
    await this.committed;
    this.committed = null;
    this.opened = this.last = this.client.query(this.opening);
    await this.opened;
  }

  commit(): Promise<void> {
    return this.end('COMMIT');
  }

  rollback(): Promise<void> {
    return this.end('ROLLBACK');
  }

  private async end(word: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    let command: string;
    let isSent = false;
    await this.last;
    try {
      await this.opened;
      isSent = true;
      ({ command } = await (this.committed ?? this.client.query(word)));
    } catch (error) {
      this.client.release(error as Error);
      this.giveBack();
      throw isSent && word === 'COMMIT' && this.mode === 'write' && !isOfDatabase(error)
        ? new CommitLost(error)
        : error;
    }
    this.client.release();
    this.giveBack();
    if (command !== word && word === 'COMMIT') throw new Error(`the database answered ${command} to ${word}`);
  }
}

/**
 * Whether the database itself refused, and so undid it: everything else is a connection that ended before it answered.
 */
const isOfDatabase = (error: unknown): boolean =>
  /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '') &&
  (error as { severity?: string }).severity === 'ERROR';

/** What is sent in this turn leaves in one packet. */
function sentTogether({ connection: { stream } }: PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Runs `work` in one transaction of one company: committed when it answers, rolled back when it throws. */
export async function inTransaction<T>(pool: Pool, scope: Scope, mode: Mode, work: (tx: Tx) => Promise<T>): Promise<T> {
  const tx = await OpenTransaction.begin(pool, scope, mode);
  let answer: T;
  try {
    answer = await work(tx);
  } catch (error) {
    await tx.rollback().catch(() => undefined);
    throw error;
  }
  await tx.commit();
  return answer;
}

const mostCircles = 3;

/** Whether the database ended a transaction because it and another waited for each other; nothing of it is stored. */
export const isCircle = (error: unknown): boolean => (error as { code?: string } | undefined)?.code === '40P01';

/** Does all of a transaction anew where it was ended so: the other one gets on meanwhile, and is waited for then. */
export async function outOfCircles<T>(transaction: () => Promise<T>): Promise<T> {
  for (let circles = 1; ; circles += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!isCircle(error) || circles === mostCircles) throw error;
    }
  }
}

/**
 * Lets trusted code of a company's transaction reach platform rows for the length of `work`, e.g. to add an account.
 */
export async function asPlatform<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const {
    rows: [before],
  } = await tx.query<{ platform: string | null }>(`select current_setting('app.platform', true) as platform`);
  await tx.query(`select set_config('app.platform', 'on', true)`);
  const answer = await work();
  await tx.query(`select set_config('app.platform', $1, true)`, [before!.platform ?? '']);
  return answer;
}
