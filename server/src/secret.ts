import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

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
  if (fs.existsSync(databaseFolder)) {
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

/** Makes the folder of all that Muster keeps. Root's PostgreSQL runs as another account, which passes through it. */
export function prepareDataDir(dataDir: string): void {
  if (fs.existsSync(dataDir)) return;
  fs.mkdirSync(dataDir, { recursive: true });
  fs.chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
}
