import type { MigrationInterface, QueryRunner } from 'typeorm';
import { throttleTableSql } from '../../auth/sign-in/throttle';
import { foreignKeys, indexes, tables } from './2026-11-20-tables';

const current = `nullif(current_setting('app.company_id', true), '')::char(24)`;
const onPlatform = `current_setting('app.platform', true) = 'on'`;
const me = `nullif(current_setting('app.user_id', true), '')::char(24)`;

const tenantTables = [
  'department',
  'employee',
  'employee_position',
  'employee_salary',
  'payroll_run',
  'payslip',
  '"position"',
];

/** Rows of one company, and for the trusted code that works across companies (sign-in, relay) those named here. */
const policies: Record<string, string> = {
  ...Object.fromEntries(tenantTables.map((table) => [table, `company_id = ${current}`])),
  company_role: `company_id = ${current} OR ${onPlatform}`,
  membership: `company_id = ${current} OR user_id = ${me} OR ${onPlatform}`,
  company: `id = ${current} OR ${onPlatform}`,
  app_user: `${onPlatform} OR id = ${me}
    OR EXISTS (SELECT 1 FROM membership m WHERE m.company_id = ${current} AND m.user_id = app_user.id)`,
  audit_event: `company_id = ${current} OR ${onPlatform}`,
  outbox_event: `company_id = ${current} OR ${onPlatform}`,
};

const auditTable = `
CREATE TABLE audit_event (
  id char(24) NOT NULL, company_id char(24) NOT NULL, at timestamptz NOT NULL, actor_id char(24),
  subject text NOT NULL, record_id char(24) NOT NULL, action text NOT NULL, before jsonb, after jsonb, request_id text, reason text,
  CONSTRAINT audit_event_pkey PRIMARY KEY (company_id, at, id)
) PARTITION BY RANGE (at);
CREATE TABLE audit_event_rest PARTITION OF audit_event DEFAULT;
CREATE INDEX audit_event_record ON audit_event (company_id, record_id, at);
`;

const outboxTable = `
CREATE TABLE outbox_event (
  seq bigint GENERATED ALWAYS AS IDENTITY, company_id char(24) NOT NULL, subject text NOT NULL, record_id char(24) NOT NULL,
  action text NOT NULL, CONSTRAINT outbox_event_pkey PRIMARY KEY (company_id, seq)
);
CREATE INDEX outbox_event_order ON outbox_event (seq);
`;

const idempotencyTable = `
CREATE TABLE idempotency_key (
  user_id char(24) NOT NULL, key text NOT NULL, request_hash text NOT NULL, status int NOT NULL, answer jsonb NOT NULL,
  created_at timestamptz NOT NULL, CONSTRAINT idempotency_key_pkey PRIMARY KEY (user_id, key),
  CONSTRAINT idempotency_key_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user (id)
);
CREATE INDEX idempotency_key_age ON idempotency_key (created_at);
`;

export class Foundation1763600000000 implements MigrationInterface {
  readonly name = 'Foundation1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS btree_gist');
    await runner.query(tables + auditTable + outboxTable + idempotencyTable + indexes + foreignKeys);
    await runner.query(throttleTableSql);
    for (const [table, condition] of Object.entries(policies)) {
      await runner.query(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY; ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY tenant ON ${table} USING (${condition}) WITH CHECK (${condition})`);
      if (table !== 'audit_event' && table !== 'outbox_event')
        await runner.query(`GRANT SELECT, INSERT, UPDATE ON ${table} TO muster_app`);
    }
    await runner.query(`
      GRANT USAGE ON SCHEMA public TO muster_app;
      GRANT SELECT, INSERT, UPDATE ON role, permission, auth_session TO muster_app;
      GRANT SELECT, INSERT, DELETE ON idempotency_key TO muster_app;
      GRANT SELECT, INSERT ON audit_event TO muster_app;
      GRANT SELECT, INSERT, UPDATE, DELETE ON outbox_event TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE auth_throttle, idempotency_key, outbox_event, audit_event, auth_session');
    await runner.query(`DROP TABLE payslip, payroll_run, employee_salary, employee_position, membership, company_role,
      "position", department, employee, permission, role, company, app_user CASCADE`);
  }
}
