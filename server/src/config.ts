import { isIP } from 'node:net';
import path from 'node:path';
import { trustsOf } from './http/client-address';
import type { S3Settings } from './storage/s3-storage';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Config = {
  port: number;
  host: string;
  /** Origin as browsers see it, without a trailing slash; decides cookie names and allowed origins. */
  publicUrl: string;
  /** Connection of the owner of an external PostgreSQL; absent means the embedded one in `dataDir`. */
  databaseUrl?: string;
  /** Absolute path. */
  dataDir: string;
  /** Absent only with the embedded database, which generates its own and keeps it in `dataDir`. */
  sessionSecret?: string;
  /** What it was, at the start that changes it. */
  sessionSecretBefore?: string;
  adminEmail?: string;
  adminPassword?: string;
  /** Absent: mails wait in their queue. */
  mail?: { smtpUrl: string; from: string };
  demo: boolean;
  rateLimits: boolean;
  /** Proxies whose `X-Forwarded-For` is believed, as `trustsOf` reads them. */
  trustProxy: string;
  logLevel: LogLevel;
  /** A store for files instead of `dataDir`. */
  s3?: S3Settings;
  /** The program that scans files, and its arguments. */
  fileScanner?: string[];
  /** Work factor of password hashes; tests lower it. */
  bcryptCost?: number;
};

/** What is wrong with the environment, all of it at once, one line each. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`Muster cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * The settings of this process from environment variables; an empty variable counts as absent.
 * @throws ConfigError naming every variable that is wrong and what to set instead
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const value = (name: string) => env[name]?.trim() || undefined;

  const port = readPort(value('PORT'), problems);
  const databaseUrl = value('DATABASE_URL');
  if (databaseUrl && !isPostgresUrl(databaseUrl)) {
    problems.push(
      'DATABASE_URL is not a PostgreSQL address: write postgres://user:password@host:5432/database, ' +
        'or leave it out for the embedded database.',
    );
  }
  const sessionSecret = readSecret(env['SESSION_SECRET'] || undefined, databaseUrl, problems);
  const sessionSecretBefore = env['SESSION_SECRET_BEFORE'] || undefined;
  const s3 = readS3(value, problems);
  const fileScanner = value('FILE_SCANNER')?.split(/\s+/);
  const admin = readAdmin(value('ADMIN_EMAIL'), env['ADMIN_PASSWORD'] || undefined, problems);

  const mail = readMail(value('SMTP_URL'), value('MAIL_FROM'), problems);

  const config: Config = {
    port,
    host: readHost(value('HOST') ?? '127.0.0.1', problems),
    publicUrl: readPublicUrl(value('PUBLIC_URL'), problems) ?? `http://localhost:${port}`,
    dataDir: path.resolve(value('DATA_DIR') ?? '.data'),
    demo: readSwitch('DEMO', value('DEMO'), !databaseUrl, problems),
    rateLimits: readSwitch('RATE_LIMITS', value('RATE_LIMITS'), true, problems),
    trustProxy: readTrustProxy(value('TRUST_PROXY'), problems),
    logLevel: readLogLevel(value('LOG_LEVEL'), problems),
    ...(databaseUrl && { databaseUrl }),
    ...(sessionSecret && { sessionSecret }),
    ...(sessionSecretBefore && { sessionSecretBefore }),
    ...(s3 && { s3 }),
    ...(fileScanner && { fileScanner }),
    ...(mail && { mail }),
    ...admin,
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function readPort(text: string | undefined, problems: string[]): number {
  if (!text) return 4000;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  problems.push(`PORT is "${text}": write a whole number from 1 to 65535.`);
  return 4000;
}

function readHost(text: string, problems: string[]): string {
  if (isIP(text) === 0 && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text)) {
    problems.push(
      `HOST is "${text}": write an address of this machine to listen on, as 127.0.0.1, or 0.0.0.0 for all of them.`,
    );
  }
  return text;
}

function readPublicUrl(text: string | undefined, problems: string[]): string | undefined {
  if (!text) return undefined;
  const url = toUrl(text);
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
  if (isOrigin) return url.origin;
  problems.push(`PUBLIC_URL is "${text}": write the address people open, without a path, as https://hr.example.com.`);
  return undefined;
}

function toUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function isPostgresUrl(text: string): boolean {
  const url = toUrl(text);
  return url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}

function readSecret(secret: string | undefined, databaseUrl: string | undefined, problems: string[]) {
  const advice = 'set at least 32 random characters, for example the output of: openssl rand -hex 32';
  if (!secret && databaseUrl) problems.push(`SESSION_SECRET is required with DATABASE_URL: ${advice}.`);
  if (secret && secret.length < 32) problems.push(`SESSION_SECRET has ${secret.length} characters: ${advice}.`);
  return secret;
}

/** All of it or none, but for the address and the region of the store. */
function readS3(value: (name: string) => string | undefined, problems: string[]): S3Settings | undefined {
  const needed = {
    bucket: 'S3_BUCKET',
    accessKeyId: 'S3_ACCESS_KEY_ID',
    secretAccessKey: 'S3_SECRET_ACCESS_KEY',
  } as const;
  const missing = Object.values(needed).filter((name) => !value(name));
  const endpoint = value('S3_ENDPOINT');
  if (missing.length === 3 && !endpoint) return undefined;
  for (const name of missing)
    problems.push(
      `${name} is missing: set it with the other S3_ variables, or leave out all of them to keep files in DATA_DIR.`,
    );
  const url = endpoint === undefined ? undefined : toUrl(endpoint);
  if (endpoint && !(url && /^https?:$/.test(url.protocol))) {
    problems.push(
      `S3_ENDPOINT is "${endpoint}": write the address of the store, as https://s3.example.com, or leave it out for Amazon.`,
    );
  }
  const [bucket, accessKeyId, secretAccessKey] = Object.values(needed).map((name) => value(name) ?? '') as [
    string,
    string,
    string,
  ];
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    region: value('S3_REGION') ?? 'us-east-1',
    ...(endpoint && { endpoint }),
  };
}

function readAdmin(email: string | undefined, password: string | undefined, problems: string[]) {
  if (email && !password)
    problems.push('ADMIN_PASSWORD is missing: set it together with ADMIN_EMAIL, or leave out both.');
  if (password && !email)
    problems.push('ADMIN_EMAIL is missing: set it together with ADMIN_PASSWORD, or leave out both.');
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    problems.push(`ADMIN_EMAIL is "${email}": write an e-mail address, as admin@example.com.`);
  }
  if (password && [...password].length < 8) problems.push('ADMIN_PASSWORD is too short: use at least 8 characters.');
  if (password && Buffer.byteLength(password) > 72) {
    problems.push(`ADMIN_PASSWORD has ${Buffer.byteLength(password)} bytes: use at most 72.`);
  }
  return email && password ? { adminEmail: email, adminPassword: password } : {};
}

function readMail(smtpUrl: string | undefined, from: string | undefined, problems: string[]): Config['mail'] {
  if (!smtpUrl && !from) return undefined;
  if (!smtpUrl) problems.push('SMTP_URL is missing: set it together with MAIL_FROM, or leave out both.');
  if (!from) problems.push('MAIL_FROM is missing: set it together with SMTP_URL, or leave out both.');
  const url = smtpUrl ? toUrl(smtpUrl) : undefined;
  if (smtpUrl && !(url && /^smtps?:$/.test(url.protocol) && url.hostname)) {
    problems.push(
      'SMTP_URL is not the address of a mail server: write smtp://user:password@host:587 or smtps://user:password@host:465.',
    );
  }
  const address = '[^\\s<>@,]+@[^\\s<>@,]+\\.[^\\s<>@,.]{2,}';
  if (from && !new RegExp(`^(${address}|[^<>\\r\\n"@,]+ <${address}>)$`).test(from)) {
    problems.push(
      `MAIL_FROM is "${from}": write one address, as hr@example.com or People of Example <hr@example.com>.`,
    );
  }
  return smtpUrl && from ? { smtpUrl, from } : undefined;
}

function readSwitch(name: string, text: string | undefined, fallback: boolean, problems: string[]): boolean {
  if (!text) return fallback;
  if (text !== 'on' && text !== 'off') problems.push(`${name} is "${text}": write on or off.`);
  return text === 'on';
}

function readTrustProxy(text = 'loopback', problems: string[]): string {
  if (!trustsOf(text)) {
    problems.push(
      `TRUST_PROXY is "${text}": write the addresses or networks of your proxies, as loopback,10.0.0.0/8, how many stand before Muster, as 1, or off.`,
    );
  }
  return text;
}

function readLogLevel(text: string | undefined, problems: string[]): LogLevel {
  const level = LOG_LEVELS.find((known) => known === (text ?? 'info'));
  if (!level) problems.push(`LOG_LEVEL is "${text}": write one of ${LOG_LEVELS.join(', ')}.`);
  return level ?? 'info';
}
