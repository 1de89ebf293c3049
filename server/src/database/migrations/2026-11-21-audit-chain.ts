import type { MigrationInterface, QueryRunner } from 'typeorm';

const current = `company_id = nullif(current_setting('app.company_id', true), '')::char(24) OR current_setting('app.platform', true) = 'on'`;

export class AuditChain1763704800000 implements MigrationInterface {
  readonly name = 'AuditChain1763704800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_link (
        company_id char(24) NOT NULL, seq bigint NOT NULL, event_id char(24) NOT NULL, event_at timestamptz NOT NULL, hash bytea NOT NULL,
        CONSTRAINT audit_link_pkey PRIMARY KEY (company_id, seq), CONSTRAINT audit_link_event_id_key UNIQUE (company_id, event_id)
      );
      ALTER TABLE audit_link ENABLE ROW LEVEL SECURITY;
      ALTER TABLE audit_link FORCE ROW LEVEL SECURITY;
      CREATE POLICY tenant ON audit_link USING (${current}) WITH CHECK (${current});
      GRANT SELECT, INSERT ON audit_link TO muster_app;
      CREATE INDEX audit_link_at ON audit_link (company_id, event_at);
      GRANT DELETE ON auth_session TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('REVOKE DELETE ON auth_session FROM muster_app; DROP TABLE audit_link');
  }
}
