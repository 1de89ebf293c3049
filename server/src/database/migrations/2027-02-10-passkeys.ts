import type { MigrationInterface, QueryRunner } from 'typeorm';

const here = `nullif(current_setting('app.company_id', true), '')::char(24)`;
const onPlatform = `current_setting('app.platform', true) = 'on'`;

export class Passkeys1801000000000 implements MigrationInterface {
  readonly name = 'Passkeys1801000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkey (
        id char(24) NOT NULL, user_id char(24) NOT NULL, name text NOT NULL, credential_id text NOT NULL,
        public_key bytea NOT NULL, counter bigint NOT NULL, created_at timestamptz(3) NOT NULL,
        last_used_at timestamptz(3), reset_asked_by_id char(24),
        CONSTRAINT passkey_pkey PRIMARY KEY (id),
        CONSTRAINT passkey_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE
      );
      CREATE INDEX passkey_user ON passkey (user_id, created_at);
      CREATE UNIQUE INDEX passkey_credential_id_key ON passkey (credential_id);
      ALTER TABLE passkey ENABLE ROW LEVEL SECURITY;
      ALTER TABLE passkey FORCE ROW LEVEL SECURITY;
      CREATE POLICY platform ON passkey USING (${onPlatform});
      CREATE POLICY of_members ON passkey FOR SELECT USING (user_id IN (
        SELECT m.user_id FROM membership m WHERE m.company_id = ${here}));
      GRANT SELECT, INSERT, UPDATE, DELETE ON passkey TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passkey');
  }
}
