import type { MigrationInterface, QueryRunner } from 'typeorm';

const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)`;

/** Tokens of programs, and in the audit log which of them acted: each transaction says so itself. */
export class ApiTokens1795900930001 implements MigrationInterface {
  readonly name = 'ApiTokens1795900930001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE api_token (
      company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1, created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3),
      created_by_id char(24), updated_by_id char(24), name text NOT NULL, role_id char(24) NOT NULL, expires_on date NOT NULL, owner_id char(24) NOT NULL, prefix text, token_hash text,
      last_used_at timestamptz(3), last_used_from text, revoked_at timestamptz(3),
      CONSTRAINT api_token_pkey PRIMARY KEY (company_id, id),
      CONSTRAINT api_token_role_id_fkey FOREIGN KEY (company_id, role_id) REFERENCES company_role (company_id, id),
      CONSTRAINT api_token_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user (id))`);
    await runner.query('CREATE INDEX api_token_order ON api_token (company_id, name, id) WHERE deleted_at IS NULL');
    await runner.query('CREATE UNIQUE INDEX api_token_hash ON api_token (company_id, token_hash)');
    await runner.query('CREATE INDEX api_token_role_id_idx ON api_token (company_id, role_id)');
    await runner.query('CREATE INDEX api_token_owner_id_idx ON api_token (company_id, owner_id)');
    await runner.query('ALTER TABLE api_token ENABLE ROW LEVEL SECURITY');
    await runner.query('ALTER TABLE api_token FORCE ROW LEVEL SECURITY');
    await runner.query(`CREATE POLICY tenant ON api_token USING (${own}) WITH CHECK (${own})`);
    await runner.query('GRANT SELECT, INSERT, UPDATE ON api_token TO muster_app');
    await runner.query(
      `ALTER TABLE audit_event ADD token_id character(24) DEFAULT nullif(current_setting('app.token_id', true), '')::character(24)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_event DROP token_id');
    await runner.query('DROP TABLE api_token');
  }
}
