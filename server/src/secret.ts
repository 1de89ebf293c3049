import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from './config';
import type { Secrets } from './platform/database/encryption/keys';

/**
 * The secret of an embedded installation, kept in `dataDir` for its account alone; made at the first start, before
 * the database whose encrypted fields need it.
 * @throws Error when it is gone or damaged while the database is there: a new one could not read what is encrypted
 */
export function storedSecret(dataDir: string, databaseFolder: string): string {
  const file = path.join(dataDir, 'secret');
  if (fs.existsSync(file)) {
    const secret = fs.readFileSync(file, 'utf8').trim();
    if (secret.length >= 32) return secret;
    throw new Error(`${file} is damaged: bring it back from a backup, or set SESSION_SECRET to what it held.`);
  }
  if (fs.existsSync(databaseFolder) && !secretBefore(dataDir)) {
    throw new Error(
      `${file} is missing, and what the database in ${databaseFolder} encrypts cannot be read without it: ` +
        'bring it back from a backup, or set SESSION_SECRET to what it held.',
    );
  }
  const secret = randomBytes(32).toString('hex');
  fs.writeFileSync(`${file}.new`, `${secret}\n`, { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
  return secret;
}

/** What the secret was, where whoever operates Muster laid it aside to have a new one made. */
function secretBefore(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'secret.before');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined;
}

/** The secret of an installation, and what it was where it has just been changed. */
export function secretsOf(config: Pick<Config, 'sessionSecret' | 'sessionSecretBefore' | 'dataDir'>): Secrets {
  const { sessionSecret, sessionSecretBefore, dataDir } = config;
  return {
    secret: sessionSecret ?? storedSecret(dataDir, path.join(dataDir, 'database')),
    secretBefore: sessionSecretBefore ?? secretBefore(dataDir),
  };
}

/** Makes the folder of all that Muster keeps. Root's PostgreSQL runs as another account, which passes through it. */
export function prepareDataDir(dataDir: string): void {
  if (fs.existsSync(dataDir)) return;
  fs.mkdirSync(dataDir, { recursive: true });
  fs.chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
}
