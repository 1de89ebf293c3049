import path from 'node:path';
import { ConfigError, readConfig } from './config';

const secret = 'x'.repeat(32);
const external = { DATABASE_URL: 'postgres://muster:pw@db:5432/muster', SESSION_SECRET: secret };

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('without any variable the embedded database, demo data and limits are on, on port 4000 of this machine only', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    dataDir: path.resolve('.data'),
    demo: true,
    rateLimits: true,
    trustProxy: 'loopback',
    logLevel: 'info',
  });
});

test('every variable reaches the configuration', () => {
  const config = readConfig({
    ...external,
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://hr.example.com/',
    DATA_DIR: '/var/lib/muster',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'correct horse',
    DEMO: 'on',
    RATE_LIMITS: 'off',
    TRUST_PROXY: '10.0.0.0/8',
    LOG_LEVEL: 'debug',
  });
  expect(config).toEqual({
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://hr.example.com',
    databaseUrl: external.DATABASE_URL,
    dataDir: '/var/lib/muster',
    sessionSecret: secret,
    adminEmail: 'admin@example.com',
    adminPassword: 'correct horse',
    demo: true,
    rateLimits: false,
    trustProxy: '10.0.0.0/8',
    logLevel: 'debug',
  });
});

test('the public address follows the port', () => {
  expect(readConfig({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
});

test('an external database gets no demo data unless asked', () => {
  expect(readConfig(external).demo).toBe(false);
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', SESSION_SECRET: '', ADMIN_EMAIL: '', DEMO: '' })).toEqual(
    readConfig({}),
  );
});

test.each([
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['PORT', '1e3'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['HOST', 'two hosts'],
  ['HOST', 'http://127.0.0.1'],
  ['HOST', '-'],
  ['PUBLIC_URL', 'hr.example.com'],
  ['PUBLIC_URL', 'ftp://hr.example.com'],
  ['PUBLIC_URL', 'https://example.com/hr'],
  ['SESSION_SECRET', 'x'.repeat(31)],
  ['DEMO', 'yes'],
  ['RATE_LIMITS', 'false'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused by name', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
});

test.each(['mysql://db/muster', 'db:5432', 'postgres://db:5432'])('DATABASE_URL=%s is refused', (url) => {
  expect(problemsOf({ ...external, DATABASE_URL: url })).toEqual([expect.stringMatching(/^DATABASE_URL /)]);
});

test('an external database needs a session secret', () => {
  expect(problemsOf({ DATABASE_URL: external.DATABASE_URL })).toEqual([
    expect.stringContaining('SESSION_SECRET is required'),
  ]);
});

test.each([
  [{ ADMIN_EMAIL: 'admin@example.com' }, 'ADMIN_PASSWORD is missing'],
  [{ ADMIN_PASSWORD: 'long enough' }, 'ADMIN_EMAIL is missing'],
  [{ ADMIN_EMAIL: 'admin', ADMIN_PASSWORD: 'long enough' }, 'ADMIN_EMAIL is "admin"'],
  [{ ADMIN_EMAIL: 'a@b.c', ADMIN_PASSWORD: 'short' }, 'too short'],
  [{ ADMIN_EMAIL: 'a@b.c', ADMIN_PASSWORD: 'ü'.repeat(37) }, '74 bytes'],
])('the first admin needs an address and a password that fits: %j', (env, problem) => {
  expect(problemsOf(env)).toEqual([expect.stringContaining(problem)]);
});

test('a password of exactly 72 bytes is accepted', () => {
  expect(readConfig({ ADMIN_EMAIL: 'a@b.c', ADMIN_PASSWORD: 'ü'.repeat(36) }).adminPassword).toHaveLength(36);
});

test('everything wrong is told at once, without the secrets themselves', () => {
  const env = { PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x', SESSION_SECRET: 'hidden', ADMIN_PASSWORD: 'tiny-pw' };
  expect(problemsOf(env).map((problem) => problem.split(' ')[0])).toEqual([
    'PORT',
    'SESSION_SECRET',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'DEMO',
    'LOG_LEVEL',
  ]);
  expect(() => readConfig(env)).toThrow(/^Muster cannot start with these settings:\n {2}- PORT/);
  expect(() => readConfig(env)).not.toThrow(/hidden|tiny-pw/);
});

test('a store for files is set whole or not at all, and its address may be left out', () => {
  const store = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
  expect(readConfig(store).s3).toEqual({
    bucket: 'files',
    accessKeyId: 'id',
    secretAccessKey: 'key',
    region: 'us-east-1',
  });
  expect(readConfig({ ...store, S3_ENDPOINT: 'http://127.0.0.1:9000', S3_REGION: 'me-1' }).s3).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    region: 'me-1',
  });
  expect(problemsOf({ S3_ENDPOINT: 'nonsense', S3_BUCKET: 'files' }).map((problem) => problem.split(' ')[0])).toEqual([
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'S3_ENDPOINT',
  ]);
});

test('a scanner is a program with its arguments', () => {
  expect(readConfig({ FILE_SCANNER: 'clamdscan --no-summary' }).fileScanner).toEqual(['clamdscan', '--no-summary']);
});

test('mails are sent where a server and a sender are set, both or neither', () => {
  const mail = { SMTP_URL: 'smtp://user:secret@mail.example.com:587', MAIL_FROM: 'People of Example <hr@example.com>' };
  expect(readConfig(mail).mail).toEqual({ smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM });
  expect(readConfig({}).mail).toBeUndefined();
});

test.each([
  [{ SMTP_URL: 'smtps://mail.example.com' }, 'MAIL_FROM is missing'],
  [{ MAIL_FROM: 'hr@example.com' }, 'SMTP_URL is missing'],
  [
    { SMTP_URL: 'https://mail.example.com', MAIL_FROM: 'hr@example.com' },
    'SMTP_URL is not the address of a mail server',
  ],
  [{ SMTP_URL: 'mail.example.com:587', MAIL_FROM: 'hr@example.com' }, 'SMTP_URL is not the address of a mail server'],
  [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'hr' }, 'MAIL_FROM is "hr"'],
  [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@example.com, b@example.com' }, 'MAIL_FROM is'],
])('the mail server has to fit: %j', (env, problem) => {
  expect(problemsOf(env)).toEqual([expect.stringContaining(problem)]);
  expect(() => readConfig({ ...env, SMTP_URL: 'nonsense://user:hidden-password@x' })).not.toThrow(/hidden-password/);
});
