import { refusePooledTransactions } from './pooler';

/**
 * Connections to something with these server processes, of which each transaction, or each connection, is given one.
 */
function pooler(processes: number[], { by, inTurns = false }: { by: 'transaction' | 'session'; inTurns?: boolean }) {
  const free = [...processes];
  let ended = 0;
  const connect = async () => {
    let held = by === 'session' ? free.shift()! : null;
    let isOpen = false;
    const give = () => {
      if (held === null || by === 'session' || isOpen) return;
      // PgBouncer takes the one used last, unless it is told to take turns.
      if (inTurns) free.push(held);
      else free.unshift(held);
      held = null;
    };
    return {
      async query(sql: string) {
        held ??= free.shift() ?? null;
        if (held === null) throw new Error('waits for a connection for ever');
        if (sql === 'BEGIN') isOpen = true;
        if (sql === 'ROLLBACK') isOpen = false;
        const rows = [{ pid: held }];
        give();
        return { rows };
      },
      async end() {
        ended += 1;
      },
    } as never;
  };
  return { ask: () => refusePooledTransactions('', connect), ended: () => ended };
}

it.each<[string, number[], boolean]>([
  ['of one connection', [1], false],
  ['of several', [1, 2, 3], false],
  ['of one, in turns', [1], true],
  ['of two, in turns', [1, 2], true],
  ['of three, in turns', [1, 2, 3], true],
])('a pooler in transaction mode %s is refused, with what to set', async (_of, processes, inTurns) => {
  const { ask, ended } = pooler(processes, { by: 'transaction', inTurns });
  await expect(ask()).rejects.toThrow(
    /PgBouncer does with pool_mode = transaction\. Name PostgreSQL itself in DATABASE_URL, or set pool_mode = session\./,
  );
  expect(ended()).toBe(2);
});

it('PostgreSQL itself and a pooler in session mode are taken', async () => {
  const { ask, ended } = pooler([1, 2], { by: 'session' });
  await expect(ask()).resolves.toBeUndefined();
  expect(ended()).toBe(2);
});
