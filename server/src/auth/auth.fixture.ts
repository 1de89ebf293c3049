import { Cipher } from '../platform/http/cipher';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { Pool } from 'pg';
import { TEST_SECRET, fileDatabaseUrl } from '../../test/copied-database';
import { appUrl } from '../database/migrate';
import type { Grant } from '../platform/access/ability';
import { newId } from '../platform/records/ids';
import type { SessionUser } from '../platform/access/session-user';
import { inTransaction } from '../platform/database/transaction';
import { createAuth, type Auth } from './auth';

interface UserValues {
  email?: string;
  name?: string;
  type?: string;
  status?: string;
  password?: string | null;
  roleIds?: string[];
}

/** A server with nothing but sessions, on a real database; every test makes its own users in it. */
export class AuthWorld {
  /** What the server takes for "later than now", in milliseconds. */
  aheadMs = 0;

  private constructor(
    readonly pool: Pool,
    readonly auth: Auth,
    readonly base: string,
    readonly publicUrl: string,
    private readonly server: Server,
  ) {}

  static async start(
    options: { publicUrl?: string; rateLimits?: boolean; bcryptCost?: number } = {},
  ): Promise<AuthWorld> {
    const pool = new Pool({ connectionString: appUrl(await fileDatabaseUrl(), TEST_SECRET), max: 5 });
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const publicUrl = options.publicUrl ?? base;
    const auth = createAuth({
      pool,
      publicUrl,
      sessionSecret: TEST_SECRET,
      cipher: new Cipher(TEST_SECRET),
      rateLimits: options.rateLimits ?? false,
      bcryptCost: options.bcryptCost ?? 4,
      clock: () => new Date(Date.now() + world.aheadMs),
      permissionAliases: (user) => user.grants.map(({ subject, action }) => `${action}:${subject}`),
      services: () => {
        throw new Error('sessions alone have no identity providers');
      },
    });
    const world = new AuthWorld(pool, auth, base, publicUrl, server);
    const app = express().set('trust proxy', 'loopback');
    app.use(auth.crossSiteGuard);
    app.use('/api/auth', auth.router);
    app.get('/who', auth.authenticate, (request, response) => {
      response.json(request.session);
    });
    server.on('request', app);
    return world;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await this.auth.close();
    await this.pool.end();
  }

  write(text: string, values: unknown[] = []): Promise<{ rows: Record<string, unknown>[] }> {
    return inTransaction(this.pool, { platform: true }, 'write', (tx) => tx.query(text, values));
  }

  async makeUser(values: UserValues = {}): Promise<{ id: string; email: string; password: string }> {
    const id = newId();
    const {
      email = `u${id}@muster.test`,
      name = 'Ada Lovelace',
      type = 'employee',
      status = 'active',
      roleIds = [],
    } = values;
    const password = values.password === undefined ? 'correct horse' : values.password;
    const hash = password === null ? null : await this.auth.passwords.hashPassword(password);
    await this.write(
      `INSERT INTO app_user
         (id, name, email, type, status, role_ids, locale, password_hash, version, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, 'en', $7, 1, now(), now())`,
      [id, name, email, type, status, roleIds, hash],
    );
    return { id, email, password: password ?? '' };
  }

  async makeCompany(name = 'Acme', status = 'active'): Promise<string> {
    const id = newId();
    await this.write(
      `INSERT INTO company (id, name, country, currency, time_zone, locale, week_start, weekend_days,
         workday_hours, payroll_day_basis, negative_net, payslip_mail, bank_cool_off_days, fence_rule, punch_photo, punch_photo_months, licence_rule, skill_rule, roster_notice_days, former_access_days,
         contact_changes, address_changes, photo_changes, emergency_changes, dependant_changes,
         directory_mail, directory_phone, directory_mobile, directory_location, directory_presence, file_quota_mb, set_up_skipped, status, version, created_at, updated_at)
       VALUES ($1, $2, 'AE', 'AED', 'Asia/Dubai', 'en', 'monday', '{6,0}', 8, 'calendar', 'block', 'none', 3, 'record', 'none', 3, 'refuse_taking', 'refuse_taking', 0, 90,
         'at_once', 'at_once', 'at_once', 'at_once', 'approval', true, true, false, true, true,
         100, '[]', $3, 1, now(), now())`,
      [id, `${name} ${id}`, status],
    );
    return id;
  }

  async makeMember(companyId: string, userId: string, roleIds: string[] = [], status = 'active'): Promise<void> {
    await this.write(
      `INSERT INTO membership (company_id, id, user_id, status, role_ids, version, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, 1, now(), now())`,
      [companyId, newId(), userId, status, roleIds],
    );
  }

  /** A platform role, or a company's when one is given. */
  async makeRole(title: string, grants: Grant[], companyId?: string): Promise<string> {
    const id = newId();
    const values = [id, `${title} ${id}`, JSON.stringify(grants)];
    if (companyId === undefined) {
      await this.write(
        `INSERT INTO role (id, title, grants, status, version, created_at, updated_at)
        VALUES ($1, $2, $3, 'active', 1, now(), now())`,
        values,
      );
    } else {
      await this.write(
        `INSERT INTO company_role (id, title, grants, company_id, status, version, created_at, updated_at)
        VALUES ($1, $2, $3, $4, 'active', 1, now(), now())`,
        [...values, companyId],
      );
    }
    return id;
  }

  /** A session straight from the code, and a way to ask over HTTP who it is. */
  async signIn(email: string, password: string, ip = '192.0.2.1'): Promise<{ token: string; session: SessionUser }> {
    const answer = await this.auth.signInWithPassword({ email, password, ip, userAgent: 'test' });
    if (answer.kind !== 'signedIn') throw new Error(`sign-in was ${answer.kind}`);
    return answer;
  }

  async who(token: string): Promise<SessionUser | null> {
    const response = await fetch(`${this.base}/who`, { headers: { authorization: `Bearer ${token}` } });
    return response.json() as Promise<SessionUser | null>;
  }
}
