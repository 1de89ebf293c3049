import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepareDataDir, secretsOf, storedSecret } from './secret';

let dataDir: string;
const file = (name: string) => path.join(dataDir, name);
const secret = () => storedSecret(dataDir, file('database'));

beforeEach(() => {
  dataDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'muster-secret-')), 'data');
  prepareDataDir(dataDir);
});
afterEach(() => fs.rmSync(path.dirname(dataDir), { recursive: true }));

test('a secret is made once, of 256 random bits, for its account alone', () => {
  const made = secret();
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(fs.statSync(file('secret')).mode & 0o777).toBe(0o600);
  fs.mkdirSync(file('database'));
  expect(secret()).toBe(made);
  expect(fs.readdirSync(dataDir).sort()).toEqual(['database', 'secret']);
});

test('without the secret that a database was encrypted with, nothing starts', () => {
  fs.mkdirSync(file('database'));
  expect(secret).toThrow(/secret is missing.*SESSION_SECRET/);
  expect(fs.existsSync(file('secret'))).toBe(false);
});

test('where whoever operates Muster laid the secret aside, a new one is made and the one before it still known', () => {
  fs.mkdirSync(file('database'));
  fs.writeFileSync(file('secret.before'), `${'b'.repeat(64)}\n`);
  const made = secretsOf({ dataDir });
  expect(made).toEqual({ secret: expect.stringMatching(/^[0-9a-f]{64}$/), secretBefore: 'b'.repeat(64) });
  expect(secretsOf({ dataDir })).toEqual(made);
  expect(secretsOf({ dataDir, sessionSecret: 'c'.repeat(32), sessionSecretBefore: 'd'.repeat(32) })).toEqual({
    secret: 'c'.repeat(32),
    secretBefore: 'd'.repeat(32),
  });
});

test('a damaged secret is told, not replaced', () => {
  fs.writeFileSync(file('secret'), 'short');
  expect(secret).toThrow(/secret is damaged/);
  expect(fs.readFileSync(file('secret'), 'utf8')).toBe('short');
});

test('others may not list the data folder', () => {
  expect(fs.statSync(dataDir).mode & 0o066).toBe(0);
});
