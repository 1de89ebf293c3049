import { AppError } from '../../platform/errors';
import { BcryptWorkers } from './bcrypt-workers';
import { lengthProblem } from './password-rule';
import { createPasswords } from './passwords';

const cost = 4;

describe('a new password', () => {
  test.each([
    ['seven letters', 'a'.repeat(7), false],
    ['eight letters', 'a'.repeat(8), true],
    ['seven emoji, two code units each', '🔑'.repeat(7), false],
    ['eight emoji', '🔑'.repeat(8), true],
    ['72 bytes', 'a'.repeat(72), true],
    ['73 bytes', 'a'.repeat(73), false],
    ['36 Arabic letters, 72 bytes', 'ش'.repeat(36), true],
    ['37 Arabic letters, 74 bytes', 'ش'.repeat(37), false],
    ['18 emoji, 72 bytes', '🔑'.repeat(18), true],
    ['24 Chinese letters and one Latin, 73 bytes', `${'密'.repeat(24)}a`, false],
  ])('of %s', (_name, password, isAllowed) => {
    expect(lengthProblem(password) === null).toBe(isAllowed);
  });

  test('that is refused says why in both languages', () => {
    expect(lengthProblem('ش'.repeat(37))).toEqual({
      en: expect.stringContaining('72 bytes'),
      ar: expect.stringContaining('72 بايت'),
    });
    expect(lengthProblem('short')).toEqual({ en: expect.stringContaining('8'), ar: expect.stringContaining('8') });
  });
});

describe('hashing in worker threads', () => {
  const passwords = createPasswords(cost);
  afterAll(() => passwords.close());

  test('a password matches its own hash and no other', async () => {
    const hash = await passwords.hashPassword('correct horse');
    expect(hash).toMatch(/^\$2b\$04\$.{53}$/);
    expect(await passwords.verifyPassword('correct horse', hash)).toBe(true);
    expect(await passwords.verifyPassword('correct horsf', hash)).toBe(false);
  });

  test('a password of 72 bytes counts to its last byte', async () => {
    const password = `${'ش'.repeat(35)}ab`;
    const hash = await passwords.hashPassword(password);
    expect(await passwords.verifyPassword(password, hash)).toBe(true);
    expect(await passwords.verifyPassword(`${'ش'.repeat(35)}ac`, hash)).toBe(false);
  });

  test('a longer password is refused, not cut to one that matches', async () => {
    const password = 'a'.repeat(72);
    const hash = await passwords.hashPassword(password);
    expect(await passwords.verifyPassword(`${password}b`, hash)).toBe(false);
    await expect(passwords.hashPassword(`${password}b`)).rejects.toMatchObject({
      code: 'INVALID',
      status: 422,
      field: 'password',
    });
  });

  test.each([null, '', 'not a hash', '$2b$04$short'])('nobody signs in against the hash %p', async (hash) => {
    expect(await passwords.verifyPassword('', hash)).toBe(false);
    expect(await passwords.verifyPassword('anything at all', hash)).toBe(false);
  });

  test('many at once are all answered, each with its own answer', async () => {
    const hash = await passwords.hashPassword('password 7');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => passwords.verifyPassword(`password ${i}`, hash)),
    );
    expect(answers.flatMap((isRight, i) => (isRight ? [i] : []))).toEqual([7]);
  });

  test('the main thread goes on while passwords are hashed', async () => {
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 5);
    const slow = createPasswords(11);
    await slow.hashPassword('correct horse');
    clearInterval(ticking);
    await slow.close();
    expect(ticks).toBeGreaterThan(5);
  });
});

test('a hash made with less work is to be made again, an equal or better one is not', () => {
  const passwords = createPasswords(12);
  const hashOf = (rounds: string): string => `$2a$${rounds}$${'x'.repeat(53)}`;
  expect(['10', '11', '12', '13'].map((rounds) => passwords.needsRehash(hashOf(rounds)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('work done for a guess', () => {
  test.each([
    ['a known user', 'some password', `$2b$12$${'x'.repeat(53)}`],
    ['an unknown user', 'some password', null],
    ['an empty password', '', `$2b$12$${'x'.repeat(53)}`],
    ['a password that is too long', 'x'.repeat(100), `$2b$12$${'x'.repeat(53)}`],
  ])('is one run of bcrypt of the same cost for %s', async (_name, password, hash) => {
    const compared: string[] = [];
    const workers = {
      hash: () => Promise.reject(new Error('nothing is to be hashed')),
      compare: (_password: string, against: string) => {
        compared.push(against);
        return Promise.resolve(false);
      },
      close: () => Promise.resolve(),
    };
    expect(await createPasswords(12, workers).verifyPassword(password, hash)).toBe(false);
    expect(compared).toEqual([expect.stringMatching(/^\$2b\$12\$.{53}$/)]);
  });

  test('a made-up hash that bcrypt should find equal still lets nobody in', async () => {
    const workers = {
      hash: () => Promise.resolve(''),
      compare: () => Promise.resolve(true),
      close: () => Promise.resolve(),
    };
    expect(await createPasswords(12, workers).verifyPassword('x', null)).toBe(false);
  });
});

describe('the queue', () => {
  test('refuses with 503 once 200 wait, and answers the others', async () => {
    const workers = new BcryptWorkers(1);
    const answers = await Promise.allSettled(Array.from({ length: 210 }, () => workers.hash('x', cost)));
    await workers.close();
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(9);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(AppError);
    expect(refused[0]!.reason).toMatchObject({ status: 503 });
  });

  test('that is closed refuses what still waits', async () => {
    const workers = new BcryptWorkers(1);
    const waiting = Promise.allSettled([workers.hash('x', cost), workers.hash('x', cost)]);
    await workers.close();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(workers.hash('x', cost)).rejects.toMatchObject({ status: 503 });
  });
});
