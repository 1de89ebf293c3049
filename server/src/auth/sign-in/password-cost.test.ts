import bcrypt from 'bcryptjs';
import { Client } from 'pg';
import { fileDatabaseUrl } from '../../../test/copied-database';
import { AuthWorld } from '../auth.fixture';

let world: AuthWorld;
beforeAll(async () => {
  world = await AuthWorld.start({ bcryptCost: 5 });
});
afterAll(() => world.close());

/** An account whose password was hashed at a lower cost than today's. */
async function olderAccount(): Promise<{ id: string; email: string; password: string }> {
  const user = await world.makeUser();
  await world.write('UPDATE app_user SET password_hash = $2 WHERE id = $1', [
    user.id,
    await bcrypt.hash(user.password, 4),
  ]);
  return user;
}
const hashOf = async (id: string): Promise<string> =>
  (await world.write('SELECT password_hash FROM app_user WHERE id = $1', [id])).rows[0]!.password_hash as string;

/** Calls that all stand before the account with the hash it had, and are let go one after the other. */
async function atTheSameMoment<T>(id: string, calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const holder = new Client(await fileDatabaseUrl());
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select from app_user where id = $1 for update', [id]);
    const answers: Promise<T>[] = [];
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    for (const call of calls) {
      answers.push(call());
      while ((await world.write(waiting)).rows.length < answers.length)
        await new Promise((resolve) => {
          setTimeout(resolve, 10);
        });
    }
    await holder.query('commit');
    return await Promise.all(answers);
  } finally {
    await holder.end();
  }
}

const signIn = (email: string, password: string) => () =>
  world.auth.signInWithPassword({ email, password, ip: '192.0.2.1', userAgent: 'test' });

describe('while the cost of passwords is raised', () => {
  test('two who sign in to one account at the same moment both get in, and its hash is of the new cost', async () => {
    const { id, email, password } = await olderAccount();
    const answers = await atTheSameMoment(id, [signIn(email, password), signIn(email, password)]);
    expect(answers.map(({ kind }) => kind)).toEqual(['signedIn', 'signedIn']);
    expect(await hashOf(id)).toMatch(/^\$2[aby]\$05\$/);
  });

  test('who chooses another password while somebody signs in with the present one has it from then on', async () => {
    const { id, email, password } = await olderAccount();
    const { session } = await world.signIn(email, password);
    await world.write('UPDATE app_user SET password_hash = $2 WHERE id = $1', [id, await bcrypt.hash(password, 4)]);
    const change = async () => {
      await world.auth.changePassword(session, password, 'another horse 9', '192.0.2.1');
      return { kind: 'changed' };
    };
    const answers = await atTheSameMoment<{ kind: string }>(id, [signIn(email, password), change]);
    expect(answers.map(({ kind }) => kind)[1]).toBe('changed');
    expect((await signIn(email, 'another horse 9')()).kind).toBe('signedIn');
    expect((await signIn(email, password)()).kind).toBe('refused');
  });

  test('a password chosen at the same moment by its owner shuts out who signs in with the former one', async () => {
    const { id, email, password } = await olderAccount();
    const choose = async () => {
      await world.write('UPDATE app_user SET password_hash = $2 WHERE id = $1', [
        id,
        await bcrypt.hash('another horse 9', 5),
      ]);
      return { kind: 'chosen' };
    };
    const answers = await atTheSameMoment<{ kind: string }>(id, [choose, signIn(email, password)]);
    expect(answers.map(({ kind }) => kind)).toEqual(['chosen', 'refused']);
  });
});
